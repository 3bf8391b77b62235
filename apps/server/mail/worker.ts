import { setTimeout as wait } from 'node:timers/promises';
import { GUEST } from '@hanjan/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Run } from '../db/statement.ts';
import { tellEvent } from '../http/events/event.ts';
import { dropLetter, takeLetter, type Waiting } from './outbox.ts';
import { type Letter, MailFault, type Smtp } from './smtp.ts';

/** A letter that is written out, and what to undo where it could not be sent. */
export interface Composed extends Omit<Letter, 'uuid'> {
  readonly user_seq: number;
  takeBack?(run: Run): Promise<unknown>;
}

/** Writes a letter out at the moment it is sent; null where it is to go to nobody (any more). */
export type Compose = (run: Run, letter: Waiting) => Promise<Composed | null>;

export interface Sending {
  readonly db: Database;
  readonly smtp: Smtp;
  readonly compose: Compose;
  readonly log: FastifyBaseLogger;
  /** How often it is looked whether a letter waits. */
  readonly everyMs?: number;
}

const EVERY_MS = 2_000;
/** While the server of e-mail is away it is asked so much more rarely. */
const AWAY = 5;
/** How long a letter that is being sent may hold up the end of the server. */
const PARTING_MS = 5_000;

/**
 * Sends what waits, one letter after the other, until the answered function is called. Several servers may do so at once. A
 * letter that a server took and said so is sent once; of one whose server died before it could note that, or whose answer got
 * lost, a second one goes out under the same Message-ID.
 */
export function startSending({ everyMs = EVERY_MS, ...sending }: Sending): () => Promise<void> {
  const over = new AbortController();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = async () => {
    const isThere = await sendDue(sending, over.signal, () => isOver).catch((err) => {
      sending.log.warn({ err }, 'letters could not be looked for; they wait');
      return true;
    });
    if (!isOver) timer = setTimeout(next, isThere ? everyMs : AWAY * everyMs).unref();
  };
  let working = Promise.resolve();
  function next(): void {
    working = work();
  }
  next();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    const patience = setTimeout(() => over.abort(), PARTING_MS);
    await working;
    clearTimeout(patience);
  };
}

/** Sends all letters that are due; answers false once the server of e-mail cannot be worked with. */
async function sendDue(sending: Omit<Sending, 'everyMs'>, over: AbortSignal, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const waiting = await sending.db.transact(GUEST, takeLetter);
    if (!waiting) return true;
    if (!(await sendOne(sending, waiting, over))) return false;
  }
  return true;
}

async function sendOne({ db, smtp, compose, log }: Omit<Sending, 'everyMs'>, waiting: Waiting, over: AbortSignal) {
  const { mail_seq, mail_uuid, letter, tries } = waiting;
  const drop = () => db.transact(GUEST, (run) => dropLetter(run, mail_seq));
  const tell = (outcome: 'ok' | 'failed', user_seq: number | null) =>
    tellEvent(log, 'mail', outcome, { user_seq, target: letter });
  if (waiting.is_given_up) {
    tell('failed', waiting.user_seq);
    await drop();
    return true;
  }
  const composed = await db.transact(GUEST, (run) => compose(run, waiting));
  if (!composed) {
    await drop();
    return true;
  }
  const { user_seq, takeBack, ...written } = composed;
  try {
    await smtp.send({ ...written, uuid: mail_uuid }, over);
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    const { isFinal, isServer, message } = error;
    log.warn(
      { mail: message, letter, tries, user_seq },
      isFinal ? 'a letter was refused' : 'a letter was not sent; it waits',
    );
    if (takeBack) await db.transact(GUEST, takeBack);
    if (isFinal) {
      tell('failed', user_seq);
      await drop();
    }
    return !isServer;
  }
  await surely(drop);
  tell('ok', user_seq);
  return true;
}

/** What is sent has to be noted before anybody tries to send it again: a database that is away for a moment is waited for. */
async function surely(work: () => Promise<unknown>, most = 10): Promise<void> {
  for (let tries = 1; tries < most; tries += 1) {
    const isDone = await work().then(
      () => true,
      () => wait(1_000, false),
    );
    if (isDone) return;
  }
  await work();
}
