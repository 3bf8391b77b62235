import { MUST_AGREE } from '@hanjan/model/account/privacy.ts';
import type { Answer } from '../../base/api/call.ts';
import { connection, pauseAfter } from '../../base/api/connection.ts';
import { screenIn } from '../../base/api/org_call.ts';
import { currentOrgs } from '../../base/session/org.ts';
import { currentPerson } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { loadScreen, screenNamed } from '../catalogue.ts';
import { drafts } from '../drafts/store.ts';
import { noteWaiting, roleIn, stillWaiting, type WaitingRecord, waitingOf } from '../drafts/waiting.ts';
import { saveRecord } from '../store/calls.ts';
import { renew } from '../store/renew.ts';
import { alone } from './lock.ts';

/** The server knows a key for a week: what was sent longer ago could be saved twice. */
const KNOWN_MS = 6 * 24 * 3_600_000;
/** What was sent in vain so often holds up nothing that was written after it, and is sent again after so long. */
const MANY_TRIES = 6;
const LONG_PAUSE_MS = 5 * 60_000;
/** The server was asked for too much, or something is wrong with it: it may take the same later. */
const LATER = /^(5..|429)$/;

/** What is being sent; whoever wants to send meanwhile waits for it. */
let running: Promise<number> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whose session has ended, or who has to agree to something first: nothing is sent before the server says anew who it is. */
let ended: object | null = null;

/**
 * Sends what waits for the person of this page, one record after the other as they were saved, until something stands in
 * the way, and says how many were saved. `isAnew`: what was to be tried later is tried now.
 */
export async function sendWaiting(isAnew = false): Promise<void> {
  if (running) return void (await running);
  running = alone(() => sendAll(isAnew)).finally(() => {
    running = undefined;
  });
  const count = await running;
  if (count > 0) toast({ text: t('outbox_sent', { count }) });
}

async function sendAll(isAnew: boolean): Promise<number> {
  clearTimeout(timer);
  const now = new Set<string>();
  if (isAnew) for (const { id, waiting } of waitingOf(currentPerson()?.user_uuid)) if (waiting.tries > 0) now.add(id);
  let saved = 0;
  for (;;) {
    const next = nextToSend(now);
    if (!next) return saved;
    now.delete(next.id);
    const answer = await send(next);
    if (answer?.status === 'OK') saved += 1;
    if (!(await settle(next, answer))) return saved;
  }
}

/** What is sent next; null where nothing is, or not yet. `now`: what does not wait any longer to be tried again. */
function nextToSend(now: ReadonlySet<string>): WaitingRecord | null {
  const person = currentPerson();
  if (!person || person === ended || person.must_agree || connection.get().state !== 'online') return null;
  for (const record of waitingOf(person.user_uuid)) {
    const { id, org, waiting } = record;
    if (waiting.obstacle || (org !== null && currentOrgs().state !== 'ready')) continue;
    if (roleIn(org) !== waiting.role) noteWaiting(record, { obstacle: { why: 'role' } });
    else if (waiting.sent_at !== null && Date.now() - waiting.sent_at > KNOWN_MS)
      noteWaiting(record, { obstacle: { why: 'old' } });
    else {
      const wait = waiting.next_at - Date.now();
      if (wait <= 0 || now.has(id)) return record;
      comeAgain(wait);
      if (waiting.tries < MANY_TRIES) return null;
    }
  }
  return null;
}

/** Sends a record under its key. Null where what defines it could not be loaded. */
async function send(record: WaitingRecord): Promise<Answer | null> {
  const { attempt, org, waiting } = record;
  const screen = await loadScreen(record.screen).then(
    () => screenNamed(record.screen),
    () => undefined,
  );
  if (!screen) return null;
  // Known before it goes: a tab that breaks off leaves it as one that may have arrived.
  noteWaiting(record, { sent_at: waiting.sent_at ?? Date.now() });
  const body = { ...JSON.parse(attempt.payload), ...(attempt.confirm && { confirm: attempt.confirm }) };
  return saveRecord(org === null ? screen : screenIn(screen, org), body, attempt.key);
}

/** Notes how it went. Answers whether the next one may be sent. */
async function settle({ owner, id, waiting: before }: WaitingRecord, answer: Answer | null): Promise<boolean> {
  const record = stillWaiting(owner, id);
  if (answer?.status === 'OK') {
    drafts.drop(owner, id);
    await renew(answer.touched ?? []);
    return true;
  }
  if (answer?.status === '401' || answer?.code === MUST_AGREE) {
    ended = currentPerson();
    if (record) noteWaiting(record, { sent_at: before.sent_at });
    return false;
  }
  if (!record) return true;
  const isUnanswered = answer?.status === 'NETWORK';
  if (answer && !isUnanswered && !LATER.test(answer.status)) {
    // Had it arrived before, its key would have been answered.
    noteWaiting(record, { sent_at: null, tries: 0, next_at: 0, obstacle: { why: 'refused', answer } });
    return true;
  }
  const tries = before.tries + 1;
  const pause = tries < MANY_TRIES ? (pauseAfter(tries) ?? 0) : LONG_PAUSE_MS;
  const sent_at = answer && answer.status !== '429' ? record.waiting.sent_at : before.sent_at;
  noteWaiting(record, { sent_at, tries, next_at: Date.now() + pause });
  comeAgain(pause);
  return tries >= MANY_TRIES && !isUnanswered;
}

function comeAgain(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => sendWaiting(), ms);
}
