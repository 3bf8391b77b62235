import { readKey, type Screen } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { GoneDrafts } from '../../drafts/GoneDrafts.tsx';
import { isWriting } from '../../drafts/keeper.ts';
import { t } from '../../i18n/index.ts';
import { renamePath } from '../../router/history.ts';
import { useTitle } from '../../router/title.ts';
import { useMay } from '../../session.ts';
import { AnswerState, NoPermission, NotFound, SkeletonRows } from '../../shell/states.tsx';
import { RecordEditor } from './RecordEditor.tsx';
import { RecordView } from './RecordView.tsx';
import { useAddress } from './useAddress.ts';
import { useRecord } from './useRecord.ts';
import './record.css';

interface Props {
  readonly screen: Screen;
  /** The record's key as it stands in the address; nothing of it counts in write mode. */
  readonly id: string;
  readonly mode: 'view' | 'write' | 'edit';
}

const NEW = 'new';

/** A record of any screen: to read, to change, or a new one to write. */
export function RecordPage({ screen, id, mode }: Props) {
  const address = useAddress();
  const mayWrite = useMay(screen, 'write');
  const [created, setCreated] = useState<number>();
  const key = mode === 'write' ? created : readKey(id);
  const { data: record, error, refetch } = useRecord(screen, key);

  // A new record that is kept while the person goes on writing: it gets its own address and keeps its form.
  useEffect(() => {
    if (mode !== 'write' || key === undefined || !record) return;
    renamePath(address.path(key));
    address.go(address.record(key, 'edit'), { replace: true });
  }, [mode, key, record, address]);

  const maySave = record ? record.can.edit : mayWrite;
  // Whoever may save no longer keeps the form as long as something in it is not saved.
  const isOpen = maySave || isWriting(screen, key ?? null);
  const editor = (formKey: string) => (
    <RecordEditor key={formKey} {...{ screen, maySave }} record={record ?? null} onCreated={setCreated} />
  );
  if (mode === 'write') return isOpen ? editor(NEW) : <NoPermission />;
  if (key === undefined) return <Missing />;
  if (record && mode === 'edit' && isOpen) return editor(key === created ? NEW : id);
  if (record) return <RecordView key={id} screen={screen} record={record} />;
  if (!error) return <SkeletonRows />;
  if (error.answer.status !== '404') return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  return (
    <>
      <Missing />
      <GoneDrafts screen={screen} recordKey={key} href={address.record('write')} />
    </>
  );
}

/** There is no such record, and the browser's tab says so too. */
function Missing() {
  useTitle(t('nopage_title'));
  return <NotFound />;
}
