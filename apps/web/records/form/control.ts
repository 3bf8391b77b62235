import type { Form } from './store.ts';

/** Id of the control of a field, for its label and for the focus. */
export const controlId = (form: Form, name: string): string => `${form.entity.name}-${form.nameOf?.(name) ?? name}`;

/** Puts the focus on the control of a field, once whatever stood above the form has given it back. */
export function focusField(form: Form, name: string): void {
  setTimeout(() => {
    const control = document.getElementById(controlId(form, name));
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  });
}
