import { idOf, pick, type Row, readId, type Screen, withMoves } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import { useEffect, useMemo, useState } from 'react';
import { renamePath } from '../../base/router/history.ts';
import { useTitle } from '../../base/router/title.ts';
import { personOf, useActor, useMay, useSession } from '../../base/session/session.ts';
import { hasText, t, textOf } from '../../base/texts/index.ts';
import { ButtonLink } from '../../parts/button/Button.tsx';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { Blocked, NoPermission, NotFound, SkeletonRows } from '../../parts/states/states.tsx';
import { copyable } from '../clipboard/clip.ts';
import { GoneDrafts } from '../drafts/GoneDrafts.tsx';
import { unseenText } from '../drafts/leaving.ts';
import { isWriting } from '../drafts/open_keepers.ts';
import { typeLater } from '../history/typed.ts';
import { useForget } from '../recent/useRecent.ts';
import { SeenLine } from '../seen/SeenLine.tsx';
import { type RecordAddress, useAddress } from '../store/useAddress.ts';
import { type StoredRecord, useRecord } from '../store/useRecord.ts';
import { RecordEditor } from './RecordEditor.tsx';
import { type RecordTools, RecordView } from './RecordView.tsx';
import { RemovedRecord } from './RemovedRecord.tsx';
import './record.css';

interface Props {
  readonly screen: Screen;
  /** The record as it stands in the address, by its key or its public id; `write` is a new one. */
  readonly id: string;
  readonly mode: 'view' | 'write' | 'edit';
  readonly Tools?: RecordTools;
}

const NEW = 'new';
/** Answers after which a record is not for this person, or not there. */
const CLOSED = ['403', '404'];

/** A record of any screen: to read, to change, or a new one to write. */
export function RecordPage({ screen, id, mode, Tools }: Props) {
  const { entity } = screen;
  const mayWrite = useMay(screen, 'write');
  const [created, setCreated] = useState<number>();
  const isNew = mode === 'write' && id === 'write';
  const written = created === undefined ? undefined : { [entity.key]: created };
  const asked = isNew ? written : readId(entity, id);
  const { key, record, error, refetch, seenAt } = useRecord(screen, asked);
  const address = useAddress(entity, record);

  // A new record that is saved while the person goes on writing gets its own address and keeps its form; one that was
  // asked for by its key gets the address that people know.
  useEffect(() => {
    if (key === undefined || !record || (!isNew && id === idOf(entity, record))) return;
    renamePath(address.path(key));
    address.go(address.record(key, isNew || mode === 'edit' ? 'edit' : undefined), { replace: true });
  }, [isNew, mode, id, entity, key, record, address]);

  const actor = useActor();
  const form = useMemo(
    () => ({ ...screen, entity: record ? withMoves(actor, entity, [record]) : entity }),
    [screen, entity, actor, record],
  );
  const maySave = record ? record.can.edit : mayWrite;
  // A guest is let in only where they may begin.
  const isGuest = personOf(useSession()) === null && isNew;
  // Whoever may save no longer keeps the form as long as something in it is not saved.
  const isOpen = maySave || isWriting(screen, key ?? null) || isGuest;
  const editor = (formKey: string) => (
    <>
      <SeenLine at={seenAt} />
      <RecordEditor key={formKey} screen={form} {...{ maySave }} record={record ?? null} onCreated={setCreated} />
    </>
  );
  if (isNew) return isOpen ? editor(NEW) : <NoPermission />;
  if (!asked) return <Missing screen={screen} id={id} />;
  if (record && mode === 'write') return <WriteAgain {...{ screen, record, address }} />;
  if (record && mode === 'edit' && isOpen) return editor(key === created ? NEW : String(key));
  // What was seen before and is gone by now is not shown any more; one that is being written stays, with what was typed.
  const isGone = CLOSED.includes(error?.answer.status ?? '');
  if (record && !isGone) {
    return (
      <>
        <SeenLine at={seenAt} isListed={record.isListed} />
        <RecordView key={key} {...{ screen, record, Tools }} />
      </>
    );
  }
  if (!error) return <SkeletonRows />;
  if (error.answer.status !== '404')
    return <AnswerState answer={error.answer} unanswered={unseenText()} onRetry={() => refetch()} />;
  const elsewhere = error.answer.code === 'record_elsewhere' && (error.answer.result as { screen?: string }).screen;
  if (elsewhere) return <Elsewhere name={elsewhere} id={id} />;
  const removed = error.answer.code === 'record_removed' ? (error.answer.result as Row) : null;
  const goneKey = removed ? Number(removed[entity.key]) : key;
  return (
    <>
      {removed ? (
        <RemovedRecord {...{ screen, id, removed }} list={address.list} onRestored={() => void refetch()} />
      ) : (
        <Missing screen={screen} id={id} />
      )}
      {goneKey !== undefined && <GoneDrafts screen={screen} recordKey={goneKey} href={address.record('write')} />}
    </>
  );
}

interface WriteAgainProps {
  readonly screen: Screen;
  readonly record: StoredRecord;
  readonly address: RecordAddress;
}

/** Goes to a new record that is filled like this one. */
function WriteAgain({ screen, record, address }: WriteAgainProps) {
  useEffect(() => {
    typeLater(screen, null, pick(record, copyable(screen)));
    address.go(address.record('write'), { replace: true });
  }, [screen, record, address]);
  return <SkeletonRows />;
}

/** The record has moved to another list, where it is found under the same id. */
function Elsewhere({ name, id }: { readonly name: string; readonly id: string }) {
  const tab = tabOf(name);
  const list = tab ? textOf(`menu_${tab.key}`) : '';
  useTitle(t('record_elsewhere_title'));
  return (
    <Blocked icon="table" title={t('record_elsewhere_title')} text={t('record_elsewhere_text', { list })}>
      {tab && <ButtonLink href={`${tab.path}/${id}`}>{t('record_elsewhere_open')}</ButtonLink>}
    </Blocked>
  );
}

/** There is no such record, and the browser's tab says so too. */
function Missing({ screen, id }: Pick<Props, 'screen' | 'id'>) {
  const forget = useForget(screen);
  useTitle(t('nopage_title'));
  useEffect(() => forget(id), [forget, id]);
  const own = `${screen.entity.name}_none`;
  return hasText(own) ? <NotFound text={textOf(own)} /> : <NotFound />;
}
