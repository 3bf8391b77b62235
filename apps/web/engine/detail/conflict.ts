import { isSame } from '@hanjan/core';
import type { Form } from '../form/store.ts';

/** One field in the answer to a save that came too late. */
export interface ConflictChange {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whether the others changed it at all; otherwise only this person did. */
  readonly theirs_changed: boolean;
}

/** What the server answers when a record was saved elsewhere in the meantime. */
export interface Conflict {
  readonly version: number;
  readonly edit_at: string | null;
  readonly edit_user: string | null;
  readonly changes: readonly ConflictChange[];
}

/** The fields that both sides changed, and differently: somebody has to choose. */
export function disputed({ changes }: Conflict, form: Form): ConflictChange[] {
  const mine = form.changed();
  return changes.filter(
    ({ field, mine: ours, theirs, theirs_changed }) =>
      theirs_changed && mine.includes(field) && !form.entity.fields[field]?.readonly && !isSame(ours, theirs),
  );
}

/** Takes over what others changed; of the disputed fields only those whose names are in `yielded`. */
export function merge({ changes }: Conflict, form: Form, yielded: ReadonlySet<string>): void {
  const theirs = changes.filter(({ theirs_changed }) => theirs_changed);
  form.rebase(Object.fromEntries(theirs.map(({ field, theirs: value }) => [field, value])));
  for (const { field, theirs: value } of theirs) if (yielded.has(field)) form.set(field, value);
}
