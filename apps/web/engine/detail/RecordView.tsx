import { isOrgKind, type Row, type Screen } from '@hanjan/core';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { RecordHistory } from '../../history/RecordHistory.tsx';
import { typeLater } from '../../history/typed.ts';
import { currentLocale, isolated, t } from '../../i18n/index.ts';
import { when } from '../../i18n/times.ts';
import { labelOf } from '../../lookup/label.ts';
import { useNames } from '../../lookup/names.ts';
import { useTitle } from '../../router/title.ts';
import { useRemove } from '../../saving/useRemove.ts';
import { CommandBar } from '../../shell/CommandBar.tsx';
import { FormGroups } from '../form/FormGroups.tsx';
import { createForm } from '../form/store.ts';
import { useAddress } from './useAddress.ts';
import type { StoredRecord } from './useRecord.ts';

interface Props {
  readonly screen: Screen;
  readonly record: StoredRecord;
}

const isFixed = () => true;

/** A record to read: the same ledger as its form, without what is empty. */
export function RecordView({ screen, record }: Props) {
  const { entity } = screen;
  const key = Number(record[entity.key]);
  const title = labelOf(entity, record, currentLocale());
  const names = useNames(entity.fields, record.resultName);
  const address = useAddress();
  const remove = useRemove(screen, { key, version: record.version }, title, address);
  const edit = () => address.go(address.record(key, 'edit'), { replace: true });
  const typeAgain = (values: Row) => {
    typeLater(screen, key, values);
    edit();
  };
  const form = useMemo(() => createForm({ entity, begin: record, isNew: false }), [entity, record]);
  const by = (done: 'record_written' | 'record_edited', name: string | null, at: string) =>
    name && isOrgKind(entity.scope)
      ? t(`${done}_by`, { name: isolated(name), at: when(at) })
      : t(done, { at: when(at) });
  useTitle(title);
  return (
    <article className="record">
      <CommandBar title={title} list={address.list}>
        {record.can.remove && (
          <Button variant="subtle" color="danger" onClick={remove}>
            {t('record_remove')}
          </Button>
        )}
        {record.can.edit && <Button onClick={edit}>{t('record_edit')}</Button>}
      </CommandBar>
      <FormGroups form={form} groups={screen.form} names={names} isFixed={isFixed} isReading />
      <p className="record-times">
        <span>{by('record_written', record.rgst_user, record.rgst_at)}</span>
        {record.edit_at && <span>{by('record_edited', record.edit_user, record.edit_at)}</span>}
      </p>
      {record.can.edit && <RecordHistory {...{ screen, record, typeAgain }} />}
    </article>
  );
}
