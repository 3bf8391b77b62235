import type { Screen } from '@hanjan/core';
import { Button } from '@mantine/core';
import { useDeferredValue, useEffect, useState } from 'react';
import { currentLocale, t, textOf } from '../../i18n/index.ts';
import { labelOf } from '../../lookup/label.ts';
import { useNames } from '../../lookup/names.ts';
import { askToLeave, releaseLeave, useLeaveGuard } from '../../router/history.ts';
import { useTitle } from '../../router/title.ts';
import { CommandBar, focusTitle } from '../../shell/CommandBar.tsx';
import { useSaveShortcut } from '../../shell/useSaveShortcut.ts';
import { focusField } from '../form/control.ts';
import { FormGroups } from '../form/FormGroups.tsx';
import { useChangedCount } from '../form/hooks.ts';
import type { Form } from '../form/store.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useAddress } from './useAddress.ts';
import type { StoredRecord } from './useRecord.ts';
import { useSave } from './useSave.ts';

interface Props {
  readonly screen: Screen;
  readonly form: Form;
  /** The record as it was before, or null for a new one. */
  readonly record: StoredRecord | null;
  /** A new record is kept, and the person goes on writing. */
  onCreated(key: number): void;
}

const NONE: Screen['form'] = [];

/** A record being written or changed. */
export function RecordForm({ screen, form, record, onCreated }: Props) {
  const { entity } = screen;
  const names = useNames(entity.fields);
  const address = useAddress();
  const key = record && Number(record[entity.key]);
  const title = record ? labelOf(entity, record, currentLocale()) : textOf(`${screen.name}_write`);
  const count = useChangedCount(form);
  const leaveTo = (to: string) => {
    releaseLeave();
    address.go(to, { replace: true });
    focusTitle();
  };
  const { isSaving, conflict, save, settle } = useSave(screen, form, record, (saved) => {
    if (form.changed().length === 0) leaveTo(address.record(saved));
    else if (!record) onCreated(saved);
  });
  const isFixed = (name: string) =>
    Boolean(entity.fields[name]?.readonly) || (record !== null && !record.can.fields.includes(name));

  const cancel = async () => {
    if (form.changed().length > 0 && !(await askToLeave())) return;
    leaveTo(key ? address.record(key) : address.list);
  };

  useTitle(title);
  useLeaveGuard(count > 0);
  useSaveShortcut(save);
  const [first] = useState(() => screen.form.flatMap(({ fields }) => fields).find((name) => !isFixed(name)));
  // Its name stands there at once; the many fields follow in small steps.
  const groups = useDeferredValue(screen.form, NONE);
  useFirstFocus(form, groups === NONE ? undefined : first);

  return (
    <article className="record">
      <CommandBar
        title={title}
        list={address.list}
        isForm
        isBusy={isSaving}
        status={count > 0 && t('record_changed', { count })}
      >
        <Button variant="subtle" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button onClick={save} aria-disabled={isSaving} data-busy={isSaving || undefined}>
          {t('record_save')}
        </Button>
      </CommandBar>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <FormGroups form={form} groups={groups} names={names} isFixed={isFixed} isReading={false} />
      </form>
      {conflict && <ConflictDialog conflict={conflict} form={form} names={names} onSettle={settle} />}
    </article>
  );
}

/** Begins in the first field, but not on a phone, where that would open the keyboard over the form. */
function useFirstFocus(form: Form, first: string | undefined): void {
  useEffect(() => {
    if (first && matchMedia('(pointer: fine)').matches) focusField(form, first);
  }, [form, first]);
}
