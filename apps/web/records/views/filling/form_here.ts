import { createContext } from 'react';
import type { Form } from '../../form/store.ts';

/** The form that choices within it fill; none where it does not stand in a group that says so. */
export const FormHere = createContext<Form | null>(null);
