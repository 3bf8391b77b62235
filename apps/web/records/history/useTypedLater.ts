import { kindOf, pick, type Row, type Screen, writable } from '@hanjan/core';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { focusField } from '../form/control.ts';
import { inWritingOrder } from '../form/reactions.ts';
import type { Form } from '../form/store.ts';
import { takeRun } from './runs.ts';
import { fromIn, typedLater } from './typed.ts';

/**
 * Values that were to be typed into this form stand in it, unsaved, and the first of them has the focus. What comes from
 * elsewhere in the product leaves the focus where the form begins, and can be taken back at once; `save` is called where
 * nothing is left to write.
 */
export function useTypedLater({ name }: Screen, form: Form, key: number | null | undefined, save: () => void): void {
  const typed = useStore(typedLater);
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const from = key === null ? fromIn(location.search) : null;
    // It is said once: the record that comes of it has an address of its own.
    if (from) history.replaceState(history.state, '', location.pathname);
    if (typed?.screen !== name || typed.key !== key || (typed.from ?? null) !== from) return;
    typedLater.set(null);
    const values = typed.from ? takenBy(form, typed.values) : typed.values;
    const names = Object.keys(values);
    const undo = typeInto(form, values);
    const giveBack = typed.run === undefined ? undefined : takeRun(typed.run);
    const run = () => {
      undo();
      giveBack?.();
    };
    // The form hears of its own address first, which the saved record gets too.
    if (typed.saves) setTimeout(() => saveNow());
    else if (!names[0]) return;
    else if (typed.from) toast({ text: t('chart_typed'), action: { label: t('undo'), run } });
    else focusField(form, names[0]);
  }, [typed, name, key, form]);
}

/** Types values into a form; answers how to take them back. */
export function typeInto(form: Form, values: Row): () => void {
  const names = Object.keys(values);
  const before = names.map((name) => [name, form.field(name)] as const);
  for (const [name, value] of inWritingOrder(form.entity, values)) form.set(name, value);
  return () => {
    for (const [name, { value, typed }] of before) {
      if (typed === undefined) form.set(name, value);
      else form.type(name, typed);
    }
  };
}

/** Those values that fields of a form can take. A text that is too long stands there too, and fails in sight. */
export function takenBy({ entity }: Form, values: Row): Row {
  const names = writable(entity).filter((name) => {
    const field = entity.fields[name];
    const value = values[name] ?? null;
    if (!field || value === null) return false;
    const fault = kindOf(field).check(value, field);
    return fault === null || fault.key === 'field_maxLength';
  });
  return pick(values, names);
}
