import type { Form } from './store.ts';

/** Id of the control of a field, for its label and for the focus. */
export const controlId = (form: Form, name: string): string => `${form.entity.name}-${name}`;
