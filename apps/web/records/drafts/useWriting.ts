import { changes, type Row, type Screen } from '@hanjan/core';
import { useEffect, useRef, useState } from 'react';
import type { Standing } from './content.ts';
import type { Draft, Place } from './draft.ts';
import { createKeeper } from './keeper.ts';
import { useAbout, writtenName } from './names.ts';
import { remembered } from './remembered.ts';
import { openForm, type Stored } from './restore.ts';

/**
 * The form over a record, or over a new one, as it was left, and the record as the form knows it. What is typed is kept
 * on this device. What others save comes in as long as nothing is changed here.
 */
export function useWriting<R extends Stored>(screen: Screen, record: R | null, place: Place, draft: Draft | null) {
  const { entity } = screen;
  const [opened] = useState(() => openForm(screen, record, draft, remembered(place, entity)));
  const { form, version } = opened;
  const [base, setBase] = useState(() => record && { ...record, version: version ?? record.version });
  const known = useRef({ key: place.key, version });
  const aboutOf = useAbout(screen, draft);
  const stands = (): Standing => {
    const row = { ...record, ...form.values() };
    return { ...known.current, name: writtenName(entity, row) || aboutOf(row) };
  };
  const [keeper] = useState(() => createKeeper({ ...opened, place, draft, stands }));

  useEffect(() => keeper.begin(), [keeper]);
  useEffect(() => {
    if (!record || (base && record.version <= base.version)) return;
    const isKeptHere = changes(entity, form.start(), record as Row).length === 0;
    if (base && !isKeptHere && form.changed().length > 0) return;
    form.rebase(record);
    setBase(record);
    known.current = { key: Number(record[entity.key]), version: record.version };
  }, [entity, form, record, base]);

  return {
    opened,
    keeper,
    base,
    /** A new record is saved while the person goes on writing. */
    created(key: number) {
      known.current = { key, version: 1 };
    },
  };
}
