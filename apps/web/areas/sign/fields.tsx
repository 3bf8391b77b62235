import { textOf } from '../../base/texts/index.ts';

/** What is wrong with each field of a form, by its name. */
export type Faults = Readonly<Record<string, string>>;

/** The faults that the server named, as texts. */
export function faultsOf(fields: readonly { name: string; key: string; args: object }[]): Faults {
  return Object.fromEntries(fields.map(({ name, key, args }) => [name, textOf(key, { ...args })]));
}

/** Puts the focus on the first field that fails, in the order of the page. */
export function focusFault(form: HTMLFormElement, faults: Faults): void {
  const failing = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in faults);
  if (failing instanceof HTMLElement) failing.focus();
}
