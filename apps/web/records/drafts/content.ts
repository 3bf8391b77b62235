import { type Field, isSame, pick, writable } from '@hanjan/core';
import type { Form } from '../form/store.ts';
import type { Attempt, Draft } from './draft.ts';

/** What is stored of a form, besides where and when. */
export type Content = Pick<Draft, 'key' | 'version' | 'name' | 'before' | 'values' | 'typed' | 'attempt'>;

/** Where the writing stands: a new record becomes a stored one once it is saved. */
export type Standing = Pick<Content, 'key' | 'version' | 'name'>;

const attempts = new WeakMap<Form, Attempt>();

/** The save of a form that was sent last and never answered, as far as is known. */
export const attemptOf = (form: Form): Attempt | null => attempts.get(form) ?? null;

export function setAttempt(form: Form, attempt: Attempt | null): void {
  if (attempt) attempts.set(form, attempt);
  else attempts.delete(form);
}

/** Whether what stands typed in a field is no choice: choices are looked for by typing, and chosen. */
export const isFromChoices = (field: Field | undefined): boolean =>
  field !== undefined && ('group' in field || 'to' in field);

/** What is not saved of a form. */
export function contentOf(form: Form, { key, version, name }: Standing): Content {
  const { entity } = form;
  const [start, now, changed] = [form.start(), form.values(), form.changed()];
  const isBefore = (name: string) => changed.includes(name) || (key === null && (start[name] ?? null) !== null);
  const typed = changed.flatMap((name) => {
    const { value, typed: text } = form.field(name);
    const isUnread = value === null || isFromChoices(entity.fields[name]);
    return isUnread && text?.trim() ? [[name, text]] : [];
  });
  return {
    key,
    version,
    name,
    before: pick(start, writable(entity).filter(isBefore)),
    values: pick(now, changed),
    typed: Object.fromEntries(typed),
    attempt: attemptOf(form),
  };
}

export const isSameContent = (a: Content, b: Content): boolean => isSame(a, b);

/** Whether another draft says the same. */
export const isCopy = ({ values, typed }: Draft, content: Content): boolean =>
  JSON.stringify([values, typed]) === JSON.stringify([content.values, content.typed]);

/** Whether a form has begun anew with all that is in a content. */
export const isSaved = ({ values }: Content, form: Form): boolean => {
  const start = form.start();
  return Object.entries(values).every(([name, value]) => isSame(start[name] ?? null, value));
};
