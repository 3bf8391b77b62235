import type { Form } from '../../records/form/store.ts';

/** The forms of the page that is open, by name, for tests that look into them: `window.kitchenForms`. */
export type OfferedForms = Readonly<Record<string, Form>>;

/** Lets tests reach the forms of a page. */
export function offerForms(forms: OfferedForms): void {
  Object.assign(window, { kitchenForms: forms });
}
