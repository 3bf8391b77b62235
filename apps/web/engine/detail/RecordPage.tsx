import { initials, localDate, may, type Screen } from '@hanjan/core';
import { useMemo } from 'react';
import { personOf, useSession } from '../../session.ts';
import { AnswerState, NoPermission, NotFound, SkeletonRows } from '../../shell/states.tsx';
import { createForm } from '../form/store.ts';
import { EditedRecord } from './EditedRecord.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordView } from './RecordView.tsx';
import { useRecord } from './useRecord.ts';
import './record.css';

export type Mode = 'view' | 'write' | 'edit';

interface Props {
  readonly screen: Screen;
  /** The record's key as it stands in the address; nothing of it counts in write mode. */
  readonly id: string;
  readonly mode: Mode;
}

const KEY = /^[1-9]\d{0,15}$/;

/** A record of any screen: to read, to change, or a new one to write. */
export function RecordPage({ screen, id, mode }: Props) {
  if (mode === 'write') return <NewRecord screen={screen} />;
  return KEY.test(id) ? <KnownRecord key={id} screen={screen} id={id} mode={mode} /> : <NotFound />;
}

function NewRecord({ screen }: Pick<Props, 'screen'>) {
  const session = useSession();
  const form = useMemo(
    () => createForm({ entity: screen.entity, begin: initials(screen.entity, localDate()), isNew: true }),
    [screen],
  );
  const actor = { user_seq: personOf(session)?.user_seq ?? null, user_type: session.user.user_type };
  return may(actor, screen, 'write') ? <RecordForm screen={screen} form={form} record={null} /> : <NoPermission />;
}

function KnownRecord({ screen, id, mode }: Props) {
  const { data: record, error, refetch } = useRecord(screen, id);
  const isEditing = mode === 'edit' && record?.can.edit;
  if (record && isEditing) return <EditedRecord screen={screen} record={record} />;
  if (record) return <RecordView screen={screen} record={record} />;
  return error ? <AnswerState answer={error.answer} onRetry={() => refetch()} /> : <SkeletonRows />;
}
