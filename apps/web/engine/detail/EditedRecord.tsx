import type { Screen } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { createForm } from '../form/store.ts';
import { RecordForm } from './RecordForm.tsx';
import type { StoredRecord } from './useRecord.ts';

interface Props {
  readonly screen: Screen;
  readonly record: StoredRecord;
}

/** A known record while it is changed. What others saved meanwhile comes in as long as nothing is changed here. */
export function EditedRecord({ screen, record }: Props) {
  const [form] = useState(() => createForm({ entity: screen.entity, begin: record, isNew: false }));
  const [base, setBase] = useState(record);
  useEffect(() => {
    if (record.version <= base.version || form.changed().length > 0) return;
    form.rebase(record);
    setBase(record);
  }, [form, record, base]);
  return <RecordForm screen={screen} form={form} record={base} />;
}
