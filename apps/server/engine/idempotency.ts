import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Work } from './work.ts';

/**
 * Does a save at most once for a key of one person. The same key with the same payload is answered with what was
 * answered then; with another payload it is refused (422). A second request that comes while the first still runs waits
 * for it on the unique index. Only what succeeds is kept, because a refusal rolls everything back.
 */
export async function onlyOnce<T>(
  { run, actor }: Work,
  key: string | undefined,
  payload: string,
  save: () => Promise<T>,
): Promise<T> {
  if (key === undefined || actor.user_seq === null) return save();
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw new Refusal(400, 'idempotency_key');
  const user_seq = actor.user_seq;
  const request_hash = createHash('sha256').update(payload).digest();
  const fresh = await run(
    query
      .insertInto('idempotency')
      .values({ user_seq, key, request_hash, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
  );
  const mine = query.selectFrom('idempotency').where('user_seq', '=', user_seq).where('key', '=', key);
  if (fresh.length === 0) {
    const [before] = await run(mine.select(['request_hash', 'answer']));
    if (!before || !request_hash.equals(before.request_hash)) throw new Refusal(422, 'idempotency_payload');
    return before.answer as T;
  }
  const answer = await save();
  await run(
    query
      .updateTable('idempotency')
      .set({ answer: sql`${JSON.stringify(answer)}::json` })
      .where('user_seq', '=', user_seq)
      .where('key', '=', key),
  );
  return answer;
}
