import { sql } from 'kysely';
import { query, type Run } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';

/** What is counted, and how many tries pass before each further one has to wait twice as long as the one before. */
export interface Limit {
  readonly subject: string;
  readonly free: number;
}

const MAX_WAIT_S = 900;
const FORGET = '1 hour';

/**
 * Counts a try against every limit before the work is done, so that parallel tries count too. Refuses with 429 and the
 * seconds to wait. A refused try is not counted: who waits as told gets through.
 */
export async function countTry(run: Run, limits: readonly Limit[]): Promise<void> {
  for (const { subject, free } of limits) {
    const [row] = await run(
      sql<{ tries: number; ago: number }>`
        INSERT INTO sign_attempt AS a (subject, tries) VALUES (${subject}, 0)
        ON CONFLICT (subject) DO UPDATE
          SET tries = CASE WHEN a.last_at < now() - ${FORGET}::interval THEN 0 ELSE a.tries END
        RETURNING tries, extract(epoch FROM now() - last_at)::float8 AS ago`,
    );
    const { tries = 0, ago = 0 } = row ?? {};
    const wait = tries < free ? 0 : Math.min(2 ** (tries - free + 1), MAX_WAIT_S) - ago;
    if (wait > 0) {
      const seconds = Math.ceil(wait);
      throw new Refusal(429, 'signin_wait', { args: { seconds }, headers: { 'Retry-After': String(seconds) } });
    }
    await run(sql`UPDATE sign_attempt SET tries = tries + 1, last_at = now() WHERE subject = ${subject}`);
  }
}

/** Forgets the tries of a subject, once a right password was given. */
export const forgetTries = (run: Run, subject: string) =>
  run(query.deleteFrom('sign_attempt').where('subject', '=', subject));

/** Takes back the one try that turned out right, so that many people behind one address do not wait for each other. */
export const takeBackTry = (run: Run, subjects: readonly string[]) =>
  run(sql`UPDATE sign_attempt SET tries = greatest(tries - 1, 0) WHERE subject = ANY(${subjects})`);
