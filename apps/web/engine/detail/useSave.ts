import type { FieldFault, Row, Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { t, textOf } from '../../i18n/index.ts';
import { tell } from '../../shell/ask.ts';
import { toast } from '../../shell/toast.ts';
import { focusField } from '../form/control.ts';
import { faultText } from '../form/faults.ts';
import type { Form } from '../form/store.ts';
import { useListCache } from '../list/useList.ts';
import { type Conflict, disputed, merge } from './conflict.ts';
import { createSender, type Known } from './saving.ts';
import { recordQuery, type StoredRecord } from './useRecord.ts';

interface Saving {
  readonly isSaving: boolean;
  /** Saved elsewhere in the meantime, and somebody has to choose. */
  readonly conflict: Conflict | null;
  save(): Promise<void>;
  /** Ends the conflict: null goes on writing, otherwise what stays of the others' values. */
  settle(yielded: ReadonlySet<string> | null): void;
}

/** Saves a form. `onSaved` is called once it is kept, whatever was typed meanwhile. */
export function useSave(
  screen: Screen,
  form: Form,
  record: StoredRecord | null,
  onSaved: (key: number) => void,
): Saving {
  const client = useQueryClient();
  const lists = useListCache(screen);
  const send = useMemo(() => createSender(screen), [screen]);
  const known = useRef<Known | null>(null);
  const working = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const base = record && { key: Number(record[screen.entity.key]), version: record.version };
  const newest = () => (known.current && known.current.version >= (base?.version ?? 0) ? known.current : base);

  const done = (saved: Row, text: string) => {
    const { key = 0, version = 0 } = newest() ?? {};
    const { queryKey } = recordQuery(screen, key);
    client.setQueryData(queryKey, (stored) => stored && { ...stored, ...saved, version });
    client.invalidateQueries({ queryKey });
    lists.refresh();
    toast({ text });
    onSaved(key);
  };

  const attempt = async (text: string): Promise<void> => {
    const sent = form.values();
    const outcome = await send(form, newest());
    if (outcome.is === 'saved') {
      known.current = outcome.known;
      form.rebase(sent);
      return done(sent, text);
    }
    if (outcome.is === 'faulty') return stopAnd(() => complain(form, outcome.faults));
    if (outcome.is === 'failed') return stopAnd(() => tell(t('save'), outcome.text));
    if (disputed(outcome.conflict, form).length > 0) return setConflict(outcome.conflict);
    return adopt(outcome.conflict, new Set());
  };

  const adopt = (found: Conflict, yielded: ReadonlySet<string>): Promise<void> | void => {
    const { key = 0 } = newest() ?? {};
    merge(found, form, yielded);
    known.current = { key, version: found.version };
    return form.changed().length > 0 ? attempt(t('save_merged')) : done(form.values(), t('save_merged'));
  };

  const busy = async (work: () => Promise<void> | void) => {
    if (working.current) return;
    working.current = true;
    setSaving(true);
    try {
      await work();
    } finally {
      working.current = false;
      setSaving(false);
    }
  };

  /** While something is told, nothing is being saved. */
  const stopAnd = (telling: () => Promise<void>): Promise<void> => {
    setSaving(false);
    return telling();
  };

  return {
    isSaving,
    conflict,
    save: () =>
      busy(async () => {
        if (newest() && form.changed().length === 0) return toast({ text: t('save_not_changed') });
        const faults = form.check();
        return faults.length > 0 ? stopAnd(() => complain(form, faults)) : attempt(t('save_ok'));
      }),
    settle: (yielded) => {
      setConflict(null);
      if (conflict && yielded) busy(() => adopt(conflict, yielded));
    },
  };
}

/** Says what is wrong with the first failing field and goes there; the others are marked. */
async function complain(form: Form, faults: readonly FieldFault[]): Promise<void> {
  form.mark(faults);
  const [first] = faults;
  const field = first && form.entity.fields[first.name];
  if (!first) return;
  const name = textOf(first.name);
  const text = field ? faultText(first, field.kind) : textOf(first.key, first.args);
  await tell(t('validation_error'), t('validation_error_text', { name, text }));
  focusField(form, first.name);
}
