import { isSame, type Row } from '@hanjan/core';
import type { Form } from '../form/store.ts';
import { saysSame } from '../rows/compare.ts';

/** What the server answers when a record was saved elsewhere in the meantime. */
export interface Conflict {
  readonly version: number;
  readonly edit_at: string | null;
  readonly edit_user: string | null;
  readonly changes: readonly {
    readonly field: string;
    readonly theirs: unknown;
    /** Whether the others changed it at all; otherwise only this person did. */
    readonly theirs_changed: boolean;
  }[];
}

/** A decision between two values. It stands as long as both of them do. */
interface Choice {
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly isTheirs: boolean;
}

/**
 * What others saved since a form began, and what the person has decided about it. The form keeps everything as it was
 * typed until all of it is saved.
 */
export interface Others extends Omit<Conflict, 'changes'> {
  /** What they changed. */
  readonly values: Row;
  readonly choices: Readonly<Record<string, Choice>>;
}

/** A field that both sides changed, and differently. */
export interface Dispute {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What others saved, together with what was known of it before. */
export function heard(before: Others | null, { version, edit_at, edit_user, changes }: Conflict): Others {
  const theirs = changes
    .filter(({ theirs_changed }) => theirs_changed)
    .map(({ field, theirs: value }) => [field, value]);
  return {
    version,
    edit_at,
    edit_user,
    values: { ...before?.values, ...Object.fromEntries(theirs) },
    choices: before?.choices ?? {},
  };
}

/** The fields about which somebody has to choose. */
export const disputed = (form: Form, others: Others): Dispute[] =>
  opposed(form, others).filter((dispute) => !chosen(others, dispute));

/** Decides every dispute: for the others' value where the name is in `yielded`, for the typed one elsewhere. */
export function decide(form: Form, others: Others, yielded: ReadonlySet<string>): Others {
  const choices = disputed(form, others).map(({ name, ...values }) => [
    name,
    { ...values, isTheirs: yielded.has(name) },
  ]);
  return { ...others, choices: { ...others.choices, ...Object.fromEntries(choices) } };
}

/** What the person typed and gave up for the others' value. */
export const givenUp = (form: Form, others: Others): Row =>
  Object.fromEntries(
    opposed(form, others)
      .filter((dispute) => chosen(others, dispute)?.isTheirs)
      .map(({ name, mine }) => [name, mine]),
  );

/** Names of the typed fields that are to be saved. */
export function ownChanges(form: Form, others: Others | null): string[] {
  const names = form.changed();
  if (!others) return names;
  const yielded = givenUp(form, others);
  const isTheirsToo = (name: string) =>
    name in others.values && saysSame(form.entity.fields[name], form.field(name).value, others.values[name]);
  return names.filter((name) => !(name in yielded) && !isTheirsToo(name));
}

/** How many fields of the record become what others made of them. */
export function incoming(form: Form, others: Others): number {
  const own = ownChanges(form, others);
  return Object.entries(others.values).filter(
    ([name, value]) =>
      !form.entity.fields[name]?.readonly && !own.includes(name) && !isSame(value, form.field(name).value),
  ).length;
}

/** Takes over what others saved, once the person's own changes are `saved` too. What was typed since then stays. */
export function takeOver(form: Form, others: Others, saved: Row): void {
  const yielded = givenUp(form, others);
  form.rebase({ ...others.values, ...saved });
  for (const name of Object.keys(yielded)) form.set(name, others.values[name]);
}

/** The fields with two values, decided or not. */
function opposed(form: Form, { values }: Others): Dispute[] {
  const start = form.start();
  const { fields } = form.entity;
  return form
    .changed()
    .filter((name) => name in values)
    .map((name) => ({ name, mine: form.field(name).value, theirs: values[name] ?? null }))
    .filter(({ name, mine, theirs }) => !saysSame(fields[name], mine, theirs) && !isSame(theirs, start[name] ?? null));
}

const chosen = ({ choices }: Others, { name, mine, theirs }: Dispute): Choice | undefined => {
  const choice = choices[name];
  return choice && isSame(choice.mine, mine) && isSame(choice.theirs, theirs) ? choice : undefined;
};
