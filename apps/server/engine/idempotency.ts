import crypto from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Shape, slot } from '../db/shape.ts';
import { query } from '../db/statement.ts';
import { Refusal } from '../http/refusal.ts';
import type { Work } from './work.ts';

/** The key under which a save is done at most once. */
const idempotencyKey = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
};

/** How many answers of a person are kept, and in how many saves the oldest beyond these are deleted once. */
const KEPT = 10_000;
const THINNED = 500;

/** Stores what a save answers under its key. */
const KEEP = new Shape(sql`
  INSERT INTO idempotency (user_seq, key, request_hash, answer, touched)
  VALUES (${slot('user')}, ${slot('key')}, ${slot('request_hash')}, ${slot('answer')}::json, ${slot('touched')})`);

/** What a save answers, and the entities whose records it wrote, sorted. */
export interface Saved<T> {
  readonly result: T;
  readonly touched: readonly string[];
}

/** Does a piece of work in a transaction of its own. */
type Transact = <T>(job: (work: Work) => Promise<T>) => Promise<T>;

/**
 * Does a save at most once for a key of one person, which their request carries. The key and the answer are stored in
 * the transaction of the save: a second save with the same key waits for the first on the unique index, fails, and is
 * answered what the first was answered; with another payload, or at another address, it is refused (422). Only what
 * succeeds is stored, because a refusal rolls everything back.
 */
export async function onlyOnce<T>(
  transact: Transact,
  request: FastifyRequest,
  payload: unknown,
  save: (work: Work) => Promise<T>,
): Promise<Saved<T>> {
  const key = idempotencyKey(request);
  if (key === undefined) return transact((work) => savedBy(work, save));
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw new Refusal(400, 'idempotency_key');
  const request_hash = crypto.hash('sha256', JSON.stringify([request.url, payload]), 'buffer');
  try {
    return await transact(async (work) => {
      const saved = await savedBy(work, save);
      if (Math.random() < 1 / THINNED) await forgetOldest(work);
      const answer = JSON.stringify(saved.result);
      await work.run(KEEP.with({ user: personOf(work), key, request_hash, answer, touched: saved.touched }), 'last');
      return saved;
    });
  } catch (error) {
    const before = isAnswered(error) ? await transact((work) => findAnswer(work, key)) : undefined;
    if (!before) throw error;
    if (!request_hash.equals(before.request_hash)) throw new Refusal(422, 'idempotency_payload');
    return { result: before.answer as T, touched: before.touched };
  }
}

async function savedBy<T>(work: Work, save: (work: Work) => Promise<T>): Promise<Saved<T>> {
  const result = await save(work);
  return { result, touched: [...work.touched].sort() };
}

/** Whether a save failed because of what is in the database, which an earlier one with its key may have put there. */
const isAnswered = (error: unknown) =>
  error instanceof Refusal || /^23/.test((error as { code?: string } | null)?.code ?? '');

const forgetOldest = (work: Work) =>
  work.run(
    sql`DELETE FROM idempotency WHERE user_seq = ${personOf(work)} AND rgst_at <
      (SELECT rgst_at FROM idempotency WHERE user_seq = ${personOf(work)} ORDER BY rgst_at DESC OFFSET ${KEPT - 1} LIMIT 1)`,
  );

const findAnswer = async (work: Work, key: string) => {
  const mine = query.selectFrom('idempotency').where('user_seq', '=', personOf(work)).where('key', '=', key);
  const [found] = await work.run(mine.select(['request_hash', 'answer', 'touched']), 'last');
  return found;
};

function personOf({ actor: { user_seq } }: Work): number {
  if (user_seq === null) throw new Refusal(401, 'noauth_text');
  return user_seq;
}
