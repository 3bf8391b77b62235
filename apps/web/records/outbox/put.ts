import type { Row } from '@hanjan/core';
import { randomKey } from '../../base/api/random.ts';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { attemptOf } from '../drafts/content.ts';
import type { Attempt, Draft, Place } from '../drafts/draft.ts';
import { keeperOf } from '../drafts/open_keepers.ts';
import { GUEST } from '../drafts/store.ts';
import { stillWaiting, wait, waitingOf } from '../drafts/waiting.ts';
import type { Form } from '../form/store.ts';
import { payloadOf } from '../saving/saving.ts';
import { editWaiting, mayEdit } from './edit.ts';

/**
 * A new record could not be sent for want of a network: it waits on this device from now on, with the key under which it
 * may have been sent, and the form is free. That is said, with the way back into the form. False where the device does not
 * take it.
 */
export function putToWait(form: Form, isSent: boolean, navigate: (to: string) => void): boolean {
  const keeper = keeperOf(form);
  keeper?.flush();
  if (!keeper || keeper.state.get().isRefused) return false;
  const payload = JSON.stringify(payloadOf(form, null, []));
  const last = attemptOf(form);
  const isSame = last?.payload === payload;
  const attempt = isSame ? last : { payload, key: randomKey() };
  const waiting = keeper.handOver(
    (draft) => draft.owner !== GUEST && wait(draft, attempt, isSent || isSame ? Date.now() : null),
  );
  if (waiting) sayWaits(waiting, navigate);
  return waiting !== null;
}

/** The same of a record that a key of a page saves, without a form. `name` is how people know it. */
export function putRecordToWait(
  place: Omit<Place, 'key'>,
  name: string,
  attempt: Attempt,
  isSent: boolean,
  navigate: (to: string) => void,
): boolean {
  const values: Row = JSON.parse(attempt.payload);
  const draft: Draft = {
    ...{ ...place, key: null, id: randomKey(), page: '', version: null, name },
    ...{ before: {}, values, typed: {}, attempt, at: new Date().toISOString() },
  };
  const isWaiting = wait(draft, attempt, isSent ? Date.now() : null);
  if (isWaiting) sayWaits(draft, navigate);
  return isWaiting;
}

function sayWaits({ owner, id }: Draft, navigate: (to: string) => void): void {
  const record = stillWaiting(owner, id);
  if (!record) return;
  const edit = { label: t('outbox_edit'), run: () => void editWaiting(record, navigate) };
  toast({ text: t('outbox_kept', { count: waitingOf(owner).length }), ...(mayEdit(record) && { action: edit }) });
}
