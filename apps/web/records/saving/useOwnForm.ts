import { pick, type Row, type Screen } from '@hanjan/core';
import { useRef, useState } from 'react';
import type { Answer } from '../../base/api/call.ts';
import { postOnce, type SentKeys } from '../../base/api/once.ts';
import { orgOf } from '../../base/api/org_call.ts';
import { useLeaveGuard } from '../../base/router/history.ts';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { useSaveShortcut } from '../../parts/useSaveShortcut.ts';
import { askToLeave } from '../drafts/ask_to_leave.ts';
import { useChangedCount } from '../form/hooks.ts';
import { createForm, type Form } from '../form/store.ts';
import { tellFailed } from './saving.ts';
import { complain } from './useSave.ts';

interface OwnForm {
  readonly form: Form;
  readonly isBusy: boolean;
  /** Does one thing at a time; what comes meanwhile is left undone. */
  busy(work: () => Promise<void>): Promise<void>;
  save(): void;
}

/** Sends what is to be saved, perhaps after something else; null where nothing is wanted any more. */
type Through = (send: () => Promise<Answer<Row>>) => Promise<Answer<Row> | null>;

const straight: Through = (send) => send();

/**
 * The form of a record that there is one of, as what somebody says of themselves: what was changed is saved, once, and what is
 * wrong told at its field.
 */
export function useOwnForm(
  { entity, ...screen }: Screen,
  begin: Row,
  onSaved: () => unknown,
  through = straight,
): OwnForm {
  const [form] = useState(() => createForm({ entity, begin, isNew: false }));
  const isChanged = useChangedCount(form) > 0;
  const [isBusy, setBusy] = useState(false);
  const isWorking = useRef(false);
  const keys = useRef<SentKeys>(new Map());
  const busy = async (work: () => Promise<void>): Promise<void> => {
    if (isWorking.current) return;
    isWorking.current = true;
    setBusy(true);
    await work();
    isWorking.current = false;
    setBusy(false);
  };
  const send = async (): Promise<void> => {
    const values = pick(form.values(), form.changed());
    const org = orgOf({ entity, ...screen });
    const answer = await through(() => postOnce<Row>(`${screen.path}/edit`, values, keys.current, org));
    if (!answer) return;
    if (answer.fields.length > 0) return void complain(form, answer.fields);
    if (answer.status !== 'OK') return void tellFailed(t('save'), answer, () => busy(send));
    form.rebase(values);
    onSaved();
    toast({ text: t('save_ok') });
  };
  const save = () => {
    const faults = form.check();
    if (faults.length > 0) complain(form, faults);
    else if (form.changed().length === 0) toast({ text: t('save_not_changed') });
    else busy(send);
  };
  useLeaveGuard(isChanged, askToLeave);
  useSaveShortcut(save);
  return { form, isBusy, busy, save };
}
