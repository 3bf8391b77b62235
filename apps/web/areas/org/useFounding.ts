import { type OrgKind, pick, type Row, writable } from '@hanjan/core';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { postOnce, type SentKeys } from '../../base/api/once.ts';
import { releaseLeave } from '../../base/router/history.ts';
import { chooseOrg, currentOrgs, refreshOrgs } from '../../base/session/org.ts';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import type { Form } from '../../records/form/store.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { complain } from '../../records/saving/useSave.ts';

/** Founds what a form says and goes there. Trying again after a lost answer founds nothing a second time. */
export function useFounding(kind: OrgKind, form: Form, onFounding: (isFounding: boolean) => void) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const keys = useRef<SentKeys>(new Map());
  const isWorking = useRef(false);

  const send = async (): Promise<void> => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const body = { ...pick(form.values(), writable(form.entity)), zone };
    const answer = await postOnce<Row>(`/api/${kind}/create`, body, keys.current);
    // While something is said, nothing is being saved.
    if (answer.fields.length > 0) return void complain(form, answer.fields);
    if (answer.status !== 'OK') return void tellFailed(t('create_failed'), answer, () => busy(send));
    await work(kind, Number(answer.result[form.entity.key]));
    releaseLeave();
    navigate(`/${kind}`, { replace: true });
    toast({ text: t('create_ok') });
  };
  const busy = async (work: () => Promise<void>): Promise<void> => {
    if (isWorking.current) return;
    isWorking.current = true;
    for (const set of [setBusy, onFounding]) set(true);
    await work();
    isWorking.current = false;
    for (const set of [setBusy, onFounding]) set(false);
  };

  return {
    isBusy,
    save: () => {
      if (isWorking.current) return;
      const faults = form.check();
      if (faults.length > 0) complain(form, faults);
      else busy(send);
    },
  };
}

/** Works in an organisation that was founded just now. What was asked before it was there does not know of it. */
async function work(kind: OrgKind, auth_seq: number): Promise<void> {
  const isKnown = () => currentOrgs().memberships[kind].some((one) => one.auth_seq === auth_seq);
  await refreshOrgs();
  if (!isKnown()) await refreshOrgs();
  chooseOrg(kind, auth_seq);
}
