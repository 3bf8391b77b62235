import { type Fault, type FieldOf, type Names, scaledKind, termKind } from '@hanjan/core';

/** A field in which a time or a number is typed. */
export type ValueField = FieldOf<'term' | 'scaled'>;

/** Its kind, without all the other kinds, which a public page has no room for. */
const kindOf = (field: ValueField) => {
  const { check, read, show } = field.kind === 'term' ? termKind : scaledKind;
  return {
    check: (value: unknown) => check(value, field as never),
    read: (text: string, names: Names) => read(text, field as never, names),
    show: (value: number, names: Names) => show(value, field as never, names),
  };
};

/** What is shown of a value that is stored. */
export const shownAs = (field: ValueField, value: number | null, names: Names): string =>
  value === null ? '' : kindOf(field).show(value, names);

/** Whether a value is one that a field holds. */
export const isTypable = (field: ValueField, value: unknown): boolean => kindOf(field).check(value) === null;

/** What a text means in a field; without a text what stands there. */
export function readAs(
  field: ValueField,
  typed: string | undefined,
  names: Names,
  value: number | null,
): { readonly held: number | null; readonly fault: Fault | null } {
  if (typed === undefined) return { held: value, fault: null };
  if (typed.trim() === '') return { held: null, fault: null };
  const read = kindOf(field).read(typed, names);
  const held = typeof read === 'number' ? signed(read, field) : null;
  const fault = kindOf(field).check(held ?? typed);
  return { held: fault ? null : Number(held), fault };
}

/** What lies before its beginning, such as preheating, is typed without a sign: phones have no minus beside their digits. */
const signed = (held: number, field: ValueField): number =>
  field.kind === 'term' && field.max === 0 ? -Math.abs(held) + 0 : held;
