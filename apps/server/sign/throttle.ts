import { setTimeout as wait } from 'node:timers/promises';
import { GUEST } from '@hanjan/core';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { query, type Run } from '../db/statement.ts';
import { busy } from '../http/errors.ts';
import { Refusal } from '../http/refusal.ts';

/** What is counted, and how many tries pass before each further one has to wait twice as long as the one before. */
export interface Limit {
  readonly subject: string;
  /** `Infinity` counts tries and holds none of them up. */
  readonly free: number;
}

const MAX_WAIT_S = 900;
const FORGET = '1 hour';
/** After this long a try that nobody decided counts as wrong: its server is gone. */
const DECIDED_S = 10;

/** How often somebody who waits for the tries of others looks again, for how long, and how many wait in one process. */
const LOOK_MS = 50;
const PATIENCE_MS = 5_000;
const MAX_WAITING = 64;
let waiting = 0;

/** Thrown where the tries that were found wrong leave room, but not those that are still being looked at. */
class Undecided extends Error {}

interface Counted {
  tries: number;
  undecided: number;
  ago: number;
}

/**
 * Counts a try against every limit before the work is done, so that parallel tries count too. Refuses with 429 and the
 * seconds to wait. A refused try is not counted: who waits as told gets through.
 */
export async function countTry(run: Run, limits: readonly Limit[], undecided: 0 | 1 = 0): Promise<void> {
  for (const { subject, free } of limits) {
    const [row] = await run(
      sql<Counted>`
        INSERT INTO sign_attempt AS a (subject, tries) VALUES (${subject}, 0)
        ON CONFLICT (subject) DO UPDATE
          SET tries = CASE WHEN a.last_at < now() - ${FORGET}::interval THEN 0 ELSE a.tries END,
              undecided = CASE WHEN a.last_at < now() - make_interval(secs => ${DECIDED_S}) THEN 0 ELSE a.undecided END
        RETURNING tries, undecided, extract(epoch FROM now() - last_at)::float8 AS ago`,
    );
    if (row && row.tries >= free) refuse(row, free);
    await run(
      sql`UPDATE sign_attempt SET tries = tries + 1, undecided = undecided + ${undecided}, last_at = now()
           WHERE subject = ${subject}`,
    );
  }
}

function refuse({ tries, undecided, ago }: Counted, free: number): void {
  if (tries - undecided < free) throw new Undecided();
  const seconds = Math.ceil(Math.min(2 ** (tries - free + 1), MAX_WAIT_S) - ago);
  if (seconds <= 0) return;
  throw new Refusal(429, 'signin_wait', { args: { seconds }, headers: { 'Retry-After': String(seconds) } });
}

/**
 * Begins a try of which `settleTry` says later whether it was right. As long as only tries that nobody has decided yet
 * stand in its way it waits for them: many people who know their passwords may come at once from one address.
 */
export async function beginTry<T>(db: Database, begin: (run: Run) => Promise<T>): Promise<T> {
  const attempt = () => db.transact(GUEST, begin).catch(unlessUndecided);
  const until = Date.now() + PATIENCE_MS;
  const first = await attempt();
  if (!(first instanceof Undecided)) return first;
  if (waiting >= MAX_WAITING) throw busy();
  waiting += 1;
  try {
    while (Date.now() <= until) {
      await wait(LOOK_MS);
      const begun = await attempt();
      if (!(begun instanceof Undecided)) return begun;
    }
  } finally {
    waiting -= 1;
  }
  throw busy();
}

function unlessUndecided(error: unknown): Undecided {
  if (error instanceof Undecided) return error;
  throw error;
}

/** Decides a try that was begun: a wrong one stays counted, a right one is taken back. */
export const settleTry = (run: Run, subjects: readonly string[], isRight: boolean) =>
  run(
    sql`UPDATE sign_attempt SET undecided = greatest(undecided - 1, 0), tries = greatest(tries - ${isRight ? 1 : 0}, 0)
         WHERE subject = ANY(${subjects})`,
  );

/** Forgets the tries of a subject, once a right password was given. */
export const forgetTries = (run: Run, subject: string) =>
  run(query.deleteFrom('sign_attempt').where('subject', '=', subject));
