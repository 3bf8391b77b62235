import type { Screen } from '@hanjan/core';
import { createContext } from 'react';
import type { Form } from '../form/store.ts';

/** The record that is being written around a field; none on pages that only look like forms. */
export const WritingHere = createContext<{ readonly screen: Screen; readonly form: Form } | null>(null);
