import { type Field, initials, isSame, kindOf, type Row, type Screen, writable } from '@hanjan/core';
import { today } from '../../base/session/day.ts';
import { inWritingOrder } from '../form/reactions.ts';
import { createForm, type Form } from '../form/store.ts';
import { isFromChoices, setAttempt } from './content.ts';
import type { Draft } from './draft.ts';

/** A stored record as far as a form is concerned. */
export type Stored = Row & { readonly version: number; readonly can: { readonly fields: readonly string[] } };

/** A form as it was left. */
export interface Opened {
  readonly form: Form;
  /**
   * The version that a save names: the draft's own when others changed the same fields since, so that somebody chooses;
   * never one that the record has not reached, as it may be after a restore.
   */
  readonly version: number | null;
  /** The record was saved elsewhere after the draft was begun. */
  readonly isMoved: boolean;
  /** Some of what was typed has no place in the form any more. */
  readonly isPartial: boolean;
  /** All of it has been saved meanwhile. */
  readonly isSpent: boolean;
}

/**
 * A form over a record, or a new one when that is null, with what a draft holds as far as it fits. What others changed
 * meanwhile shows; the draft's own fields stay as they were typed and begin as they were then. `last` is what a new one
 * begins with besides.
 */
export function openForm(screen: Screen, record: Stored | null, draft: Draft | null, last: Row = {}): Opened {
  const { entity } = screen;
  const fresh = record ?? { ...initials(entity, today()), ...last };
  const version = record?.version ?? null;
  if (!draft) {
    const form = createForm({ entity, begin: fresh, isNew: record === null });
    return { form, version, isMoved: false, isPartial: false, isSpent: false };
  }

  const open = record ? record.can.fields : writable(entity);
  const fits = (name: string, value: unknown) => open.includes(name) && hasShape(entity.fields[name], value);
  const only = (row: Row, isWanted: (name: string, value: unknown) => boolean) =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => isWanted(name, value)));
  const isOurs = (name: string, value: unknown) =>
    fits(name, value) && !(record && !(name in draft.typed) && isSame(record[name] ?? null, value));

  const values = only(draft.values, isOurs);
  const before = only(draft.before, (name, value) => fits(name, value) && (!record || name in values));
  const form = createForm({ entity, begin: { ...fresh, ...before }, isNew: record === null });
  for (const [name, value] of inWritingOrder(entity, values)) form.set(name, value);
  for (const [name, typed] of Object.entries(draft.typed)) {
    if (!(name in values)) continue;
    if (isFromChoices(entity.fields[name])) form.keep(name, typed);
    else form.type(name, typed);
  }

  setAttempt(form, draft.attempt);

  const isDisputed = record !== null && Object.keys(before).some((name) => !isSame(before[name], record[name] ?? null));
  const isPartial = Object.entries(draft.values).some(([name, value]) => !fits(name, value));
  return {
    form,
    version: isDisputed ? Math.min(draft.version ?? record.version, record.version) : version,
    isMoved: record !== null && record.version > (draft.version ?? 0),
    isPartial,
    isSpent: !isPartial && form.changed().length === 0,
  };
}

/** Whether a value has the shape that a field's kind works with; what it says may still be refused. */
function hasShape(field: Field | undefined, value: unknown): boolean {
  if (!field) return false;
  return value === null || isOf(kindOf(field).json(field), value);
}

function isOf({ type, items }: Readonly<Record<string, unknown>>, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value) && value.every((item) => isOf(items as Row, item));
  return typeof value === (type === 'integer' ? 'number' : type);
}
