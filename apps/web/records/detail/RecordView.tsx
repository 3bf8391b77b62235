import { isEverybodys, kindOf, pick, type Row, type Screen } from '@hanjan/core';
import { type ComponentType, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTitle } from '../../base/router/title.ts';
import { useMay } from '../../base/session/session.ts';
import { currentLocale, isolated, t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { CopyField } from '../../parts/field/CopyField.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { PopupItem } from '../../parts/Popup.tsx';
import { CopyMenu } from '../clipboard/CopyMenu.tsx';
import { clipOf, copyable } from '../clipboard/clip.ts';
import { copy } from '../clipboard/clipboard.ts';
import { readingOf } from '../field/views.ts';
import { createForm } from '../form/store.ts';
import { RecordHistory } from '../history/RecordHistory.tsx';
import { typeLater } from '../history/typed.ts';
import { ReadGroups } from '../ledger/ReadGroups.tsx';
import { labelOf, subtitleOf } from '../lookup/label.ts';
import { useNames } from '../lookup/names.ts';
import { useRecent } from '../recent/useRecent.ts';
import { useRemove } from '../saving/useRemove.ts';
import { type RecordAddress, useAddress } from '../store/useAddress.ts';
import type { StoredRecord } from '../store/useRecord.ts';
import { RecordUses } from '../uses/RecordUses.tsx';
import { CommandBar } from './CommandBar.tsx';

/** What stands in the command bar of a record that is read, handed in by whoever shows the record. */
export type RecordTools = ComponentType<{
  readonly screen: Screen;
  readonly record: Row;
  readonly address: RecordAddress;
  /** The menu of the record, with lines of theirs before its own. */
  menu(more: readonly PopupItem[]): ReactNode;
}>;

interface Props {
  readonly screen: Screen;
  readonly record: StoredRecord;
  readonly Tools: RecordTools | undefined;
}

type AccountNumber = StoredRecord['rgst_by'];

/** A record to read: as its screen has it drawn, or group by group, without what is empty. */
export function RecordView({ screen, record, Tools }: Props) {
  const { entity } = screen;
  const key = Number(record[entity.key]);
  const names = useNames(entity.fields, record.resultName);
  const title = labelOf(entity, record, currentLocale(), names.code);
  const subtitle = subtitleOf(entity, record, currentLocale(), names.code);
  const address = useAddress(entity, record);
  const mayWrite = useMay(screen, 'write');
  const remove = useRemove(screen, { key, version: record.version }, title, address);
  const edit = () => address.go(address.record(key, 'edit'), { replace: true });
  const typeAgain = (values: Row) => {
    typeLater(screen, key, values);
    edit();
  };
  const form = useMemo(() => createForm({ entity, begin: record, isNew: false }), [entity, record]);
  const writeAgain = () => {
    typeLater(screen, null, pick(record, copyable(screen)));
    address.go(address.record('write'));
  };
  const copyField = (name: string) => {
    const field = entity.fields[name];
    const value = record[name] ?? null;
    const words = field && value !== null ? kindOf(field).show(value, field, names) : '';
    copy(clipOf(entity, record, [name]), 'field_copy_ok', words);
  };
  const [isCopying, setCopying] = useState(false);
  const items: PopupItem[] = [
    ...(mayWrite ? [{ key: 'again', label: t('record_again'), run: writeAgain }] : []),
    {
      key: 'fields',
      label: t(isCopying ? 'field_copy_end' : 'field_copy_some'),
      run: () => setCopying(!isCopying),
    },
  ];
  const menu = (more: readonly PopupItem[]) => (
    <CopyMenu screen={screen} items={[...more, ...items]} values={() => record} />
  );
  const by = (done: 'record_written' | 'record_edited', user: string | null, account: AccountNumber, at: string) => {
    const name = [user && isolated(user), account && `#${account}`].filter(Boolean).join(' ');
    return name && entity.scope !== 'user' ? t(`${done}_by`, { name, at: when(at) }) : t(done, { at: when(at) });
  };
  useTitle(title);
  useRecent(screen, record);
  const { Body, Key } = readingOf(screen) ?? {};
  const read = { screen, record, form, names };
  // Its name stands there at once; what was written follows in small steps.
  const isRead = useDeferredValue(true, false);
  return (
    <article className="record" data-copying={isCopying || undefined} aria-busy={!isRead || undefined}>
      <CommandBar title={title} subtitle={subtitle === title ? '' : subtitle} list={address.list}>
        {Tools ? <Tools {...{ screen, record, address, menu }} /> : menu([])}
        {record.can.remove && (
          <Button variant="subtle" color="danger" onClick={remove}>
            {t('record_remove')}
          </Button>
        )}
        {record.can.edit && (
          <Button variant={Key ? 'default' : 'filled'} onClick={edit}>
            {t('record_edit')}
          </Button>
        )}
        {Key && (
          <div className="command-key">
            <Key {...read} />
          </div>
        )}
      </CommandBar>
      {record.can.closed && (
        <p className="record-closed">
          <Icon name="key" size={16} />
          {t('edit_closed')}
        </p>
      )}
      {isRead && (
        <>
          <CopyField value={copyField}>
            {Body ? <Body {...read} /> : <ReadGroups {...read} groups={screen.form} />}
          </CopyField>
          <p className="record-times">
            <span>{by('record_written', record.rgst_user, record.rgst_by, record.rgst_at)}</span>
            {record.edit_at && <span>{by('record_edited', record.edit_user, record.edit_by, record.edit_at)}</span>}
          </p>
          {isEverybodys(entity) && <RecordUses {...{ screen, record, address }} />}
          {(record.can.edit || record.can.closed) && <RecordHistory {...{ screen, record, typeAgain }} />}
        </>
      )}
    </article>
  );
}
