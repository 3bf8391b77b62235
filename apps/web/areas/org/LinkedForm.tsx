import { type Answer, type Entity, type FormGroup, pick, type Row, writable } from '@hanjan/core';
import { type ReactNode, useRef, useState } from 'react';
import { isUnanswered } from '../../base/api/call.ts';
import type { SentKeys } from '../../base/api/once.ts';
import { releaseLeave, useLeaveGuard } from '../../base/router/history.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { toast } from '../../parts/dialog/toast.ts';
import { useSaveShortcut } from '../../parts/useSaveShortcut.ts';
import { askToLeave } from '../../records/drafts/ask_to_leave.ts';
import { useChangedCount } from '../../records/form/hooks.ts';
import { createForm } from '../../records/form/store.ts';
import { FormGroups } from '../../records/ledger/FormGroups.tsx';
import { useNames } from '../../records/lookup/names.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { complain } from '../../records/saving/useSave.ts';
import '../../parts/waiting.css';

interface Props {
  readonly entity: Entity;
  readonly groups: readonly FormGroup[];
  /** What the form begins with. */
  readonly begin: Row;
  readonly say: { readonly send: string; readonly done: string; readonly failed: string };
  /** What stands above the fields. */
  readonly children?: ReactNode;
  /** Sends what was typed, once. */
  post(values: Row, keys: SentKeys): Promise<Answer<Row>>;
  /** It was sent, or what the event lets people do has changed meanwhile. */
  onDone(): void;
}

/** What somebody writes who does what an event is for, on the page that its link opens. */
export function LinkedForm({ entity, groups, begin, say, children, post, onDone }: Props) {
  const [form] = useState(() => createForm({ entity, begin, isNew: true }));
  const names = useNames(entity.fields);
  const isChanged = useChangedCount(form) > 0;
  const [isBusy, setBusy] = useState(false);
  const isWorking = useRef(false);
  const keys = useRef<SentKeys>(new Map());
  const send = async (): Promise<void> => {
    const answer = await post(pick(form.values(), writable(entity)), keys.current);
    if (answer.fields.length > 0) return void complain(form, answer.fields);
    if (answer.status !== 'OK') {
      // What the event or the answer to it has become meanwhile is said by the page.
      if (!isUnanswered(answer)) onDone();
      return void tellFailed(say.failed, answer, () => busy(send));
    }
    releaseLeave();
    toast({ text: say.done });
    onDone();
  };
  const busy = async (work: () => Promise<void>): Promise<void> => {
    if (isWorking.current) return;
    isWorking.current = true;
    setBusy(true);
    await work();
    isWorking.current = false;
    setBusy(false);
  };
  const save = () => {
    const faults = form.check();
    if (faults.length > 0) complain(form, faults);
    else busy(send);
  };
  useLeaveGuard(isChanged, askToLeave);
  useSaveShortcut(save);
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      {children}
      <FormGroups form={form} groups={groups} names={names} isFixed={() => false} isReading={false} />
      <p className="founding-ways">
        <span role="status">{isBusy && <span className="waiting">{t('record_saving')}</span>}</span>
        <Button onClick={save} aria-disabled={isBusy} data-busy={isBusy || undefined}>
          {say.send}
        </Button>
      </p>
    </form>
  );
}
