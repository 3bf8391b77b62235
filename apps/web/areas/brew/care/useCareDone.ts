import { nameInLocale, type Row, type Screen } from '@hanjan/core';
import type { CareDue } from '@hanjan/model/cafe/care_due.ts';
import { useLocation } from 'wouter';
import { randomKey } from '../../../base/api/random.ts';
import { today } from '../../../base/session/day.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { tell } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import type { Attempt } from '../../../records/drafts/draft.ts';
import { usePlace } from '../../../records/drafts/useDrafts.ts';
import { useWaiting } from '../../../records/drafts/waiting.ts';
import { loadOutbox } from '../../../records/outbox/OutboxHost.tsx';
import { createSender, faultLine, tellFailed } from '../../../records/saving/saving.ts';
import { mayBeSent } from '../../../records/saving/unsent.ts';
import { useRemoval } from '../../../records/saving/useRemove.ts';
import { renew } from '../../../records/store/renew.ts';
import { useAddress } from '../../../records/store/useAddress.ts';

/**
 * Writes down that care was done today, and offers to take it back; `what` is what was done for what. Without a network it
 * waits on this device, as every new record does.
 */
export function useCareDone(screen: Screen): (due: CareDue, what: string) => Promise<void> {
  const { entity } = screen;
  const remove = useRemoval(screen, useAddress(entity, null));
  const place = usePlace(screen);
  const [, navigate] = useLocation();

  return async (due, what) => {
    const { cafe_equip_seq, care_type } = due;
    // The day is said: what waits may be sent on another one.
    const values = { cafe_equip_seq, care_type, care_date: today() };
    // One that is tried again is the same one: it is written once.
    const begun: Attempt = { payload: JSON.stringify(values), key: randomKey() };
    const send = createSender(screen, undefined, undefined, begun);
    const putToWait = async (isSent: boolean): Promise<boolean> => {
      const outbox = place && (await loadOutbox().catch(() => null));
      const here = place && { ...place, org: screen.org ?? place.org };
      return (here && outbox?.putRecordToWait(here, equipName(due), begun, isSent, navigate)) ?? false;
    };
    const attempt = async (): Promise<void> => {
      if (!(await mayBeSent()) && (await putToWait(false))) return;
      const outcome = await send(values);
      if (outcome.is === 'failed') {
        if (outcome.answer.status === 'NETWORK' && (await putToWait(true))) return;
        return tellFailed(t('care_failed'), outcome.answer, attempt);
      }
      if (outcome.is === 'faulty')
        await tell(t('care_failed'), outcome.faults.map((fault) => faultLine(entity, fault)).join('\n'));
      if (outcome.is === 'saved') {
        const undo = () => remove(outcome.known, t('undo_new_ok'));
        toast({ text: what, action: { label: t('undo'), run: undo } });
      }
      // What was refused is no longer as it is shown.
      await renew(outcome.is === 'saved' ? outcome.touched : [entity.name]);
    };
    await attempt();
  };
}

/** What the equipment is called whose care is due. */
export const equipName = ({ equip_name, equip_name_locale }: CareDue): string =>
  nameInLocale(equip_name, equip_name_locale, currentLocale());

/** Tells whether what is due was done already and waits to be sent. */
export function useCareWaits(screen: Screen): (due: CareDue) => boolean {
  const place = usePlace(screen);
  const waiting = useWaiting(place?.owner).filter(
    (record) => record.screen === screen.name && !record.waiting.obstacle,
  );
  const done = waiting.map(({ attempt }): Row => JSON.parse(attempt.payload));
  return ({ cafe_equip_seq, care_type }) =>
    done.some((one) => one.cafe_equip_seq === cafe_equip_seq && one.care_type === care_type);
}
