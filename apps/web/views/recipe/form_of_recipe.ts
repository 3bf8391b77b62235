import { createContext } from 'react';
import type { Form } from '../../engine/form/store.ts';

/** The form of a brew that a recipe fills. */
export const FormOfRecipe = createContext<Form | null>(null);
