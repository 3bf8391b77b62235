import { initials, localDate, type Screen } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { createForm } from '../form/store.ts';
import { RecordForm } from './RecordForm.tsx';
import type { StoredRecord } from './useRecord.ts';

interface Props {
  readonly screen: Screen;
  /** Null for a new one, until it is saved. */
  readonly record: StoredRecord | null;
  /** A new record is kept, and the person goes on writing. */
  onCreated(key: number): void;
}

/** A record while it is written or changed. What others saved meanwhile comes in as long as nothing is changed here. */
export function RecordEditor({ screen, record, onCreated }: Props) {
  const { entity } = screen;
  const [form] = useState(() =>
    createForm({ entity, begin: record ?? initials(entity, localDate()), isNew: record === null }),
  );
  const [base, setBase] = useState(record);
  useEffect(() => {
    if (!record || (base && (record.version <= base.version || form.changed().length > 0))) return;
    form.rebase(record);
    setBase(record);
  }, [form, record, base]);
  return <RecordForm screen={screen} form={form} record={base} onCreated={onCreated} />;
}
