import { tabOf } from '@hanjan/model/menu.ts';
import { isShown } from '../../base/router/history.ts';
import { chooseOrg } from '../../base/session/org.ts';
import { t } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import { ask } from '../../parts/dialog/ask.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { markDraft, wantedDraft } from '../drafts/open_keepers.ts';
import { drafts } from '../drafts/store.ts';
import { noteWaiting, roleIn, stillWaiting, type WaitingRecord } from '../drafts/waiting.ts';
import { alone } from './lock.ts';

/**
 * So long nothing of a record is sent after it was taken out to be changed, also when what was tried before is sent anew: by
 * then its form is open.
 */
const OPENING_MS = 15_000;

/**
 * Whether a record may be changed: there is a form of it where the person still works, and it is certain that no one else
 * has it. What was sent without an answer may be saved already: a changed one would be another record.
 */
export const mayEdit = ({ screen, org, waiting }: WaitingRecord): boolean =>
  waiting.sent_at === null && tabOf(screen) !== undefined && roleIn(org) !== null;

/** Opens the form of a record that waits, with all that was typed. From then on it is a draft. */
export async function editWaiting({ owner, id }: WaitingRecord, navigate: (to: string) => void): Promise<void> {
  const record = await alone(() => {
    const now = stillWaiting(owner, id);
    if (now && mayEdit(now)) noteWaiting(now, { tries: 0, next_at: Date.now() + OPENING_MS });
    return now;
  });
  if (!record) return toast({ text: t('outbox_gone') });
  const tab = tabOf(record.screen);
  if (!tab || !mayEdit(record)) return;
  if (tab.org && record.org !== null) chooseOrg(tab.org, record.org);
  markDraft(id);
  const to = `${tab.path}/write`;
  if (isShown(to)) wantedDraft.set(record);
  else navigate(to);
}

/** Throws away a record that waits, after asking. */
export async function removeWaiting({ owner, id, waiting }: WaitingRecord): Promise<void> {
  const at = dayAndTime(new Date(waiting.since).toISOString());
  const isSure = await ask({
    title: t('draft_discard_title'),
    text: [t('draft_discard_text', { at }), waiting.sent_at !== null && t('outbox_perhaps')].filter(Boolean).join(' '),
    confirm: t('draft_discard'),
    cancel: t('cancel'),
    danger: true,
  });
  if (isSure) await alone(() => drafts.drop(owner, id));
}
