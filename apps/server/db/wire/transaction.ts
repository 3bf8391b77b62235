import type { Actor } from '@hanjan/core';
import { Ready } from '../ready.ts';
import { slowStatements } from '../slow.ts';
import type { Run, Runnable } from '../statement.ts';
import { compile, named, types } from './asked.ts';
import { type Asked, Batch } from './batch.ts';
import type { Line, Lines } from './lines.ts';

/** How a transaction begins. */
const MODES = {
  write: 'BEGIN READ WRITE',
  read: 'BEGIN READ ONLY',
  snapshot: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
} as const;

/** Says who acts, until the transaction ends. */
const ACT = "SELECT set_config('app.user', $1, true), set_config('app.site_role', $2, true)";

/**
 * One transaction: the actor is set before the first statement and forgotten at the end. Nothing is written outside of
 * it: connections are read-only until a transaction has begun, and a statement that comes after its end is refused. What
 * is sent in one turn leaves in one packet. Where all of what is to be read does, it needs neither a beginning, nor an end,
 * nor a connection of its own: to PostgreSQL what it is sent together is a transaction.
 */
export async function transaction<T>(
  lines: Lines,
  mode: keyof typeof MODES,
  actor: Actor,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  let batch: Batch | undefined;
  let line: Promise<Line> | undefined;
  let isQuick = true;
  let isOver = false;
  /** Whether nothing was sent yet of what only reads. */
  const isWhole = () => mode === 'read' && !line;
  const flush = () => {
    const sent = batch;
    batch = undefined;
    if (!sent) return;
    if (isOver && isWhole()) return isQuick ? lines.sendTogether(sent) : lines.send(sent);
    if (!line) sent.begin(named(MODES[mode]));
    line ??= lines.take();
    line.then(({ client }) => Batch.send(client, [sent]), sent.fail);
  };
  // What stands behind a statement that fails, fails with it or for no reason of its own: the first one is reported.
  let first: unknown;
  // Whatever fails, fails all that stands behind it, so that the newest statement tells of all.
  let newest: Promise<unknown> | undefined;
  const send = (asked: Asked) => {
    if (!batch) {
      batch = new Batch(types);
      process.nextTick(flush);
    }
    const answered = batch.add(asked).catch((error) => {
      first ??= traced(error);
      throw first;
    });
    answered.catch(() => undefined);
    newest = answered;
    return answered;
  };
  let ended: Promise<void> | undefined;
  const end = async () => {
    isOver = true;
    if (isWhole()) return;
    const { command } = await send(named('COMMIT'));
    if (command !== 'COMMIT') throw first ?? new Error('the transaction was rolled back');
  };
  const run: Run = async <R>(statement: Runnable<R>, place?: 'last' | 'ahead') => {
    if (isOver) throw new Error('the transaction is over');
    const asked = compile(statement);
    isQuick &&= statement instanceof Ready;
    if (!newest) send(named(ACT, [Number(actor.user_seq) || '', actor.user_type]));
    const began = performance.now();
    const sent = send(asked);
    // Beside the answer, not before it: a statement that fails is to be heard before the end of its transaction.
    const note = () => slowStatements.add(asked.text, performance.now() - began);
    sent.then(note, note);
    if (place === 'ahead') return [];
    if (place === 'last') ended = end();
    const [{ rows }] = await Promise.all([sent, ended]);
    return rows as R[];
  };
  try {
    const result = await work(run);
    if (newest) {
      await (ended ?? end());
      await newest;
    }
    const taken = await line;
    taken?.release();
    return result;
  } catch (error) {
    isOver = true;
    if (line) flush();
    batch = undefined;
    await abandon(line);
    throw error;
  }
}

/** Ends the transaction of a connection without keeping anything, and gives the connection back. */
async function abandon(line: Promise<Line> | undefined): Promise<void> {
  const taken = await line?.catch(() => undefined);
  await taken?.client.query('ROLLBACK').then(() => taken.release(), taken.release);
}

/** An error that says who asked, not which packet the answer came in. */
export function traced(error: Error): Error {
  Error.captureStackTrace(error);
  return error;
}
