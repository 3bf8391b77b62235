import { once } from 'node:events';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { accountActs } from './account.ts';
import { guestActs } from './guests.ts';
import { uploadActs } from './uploads.ts';
import { count, counts } from './wire.ts';

// The hostile actors, in one process that gives way to every other. It says when it is ready, begins when it is told to,
// ends by itself, and tells what it was answered.

/** How to be hostile: so many lines at once, each with a pause after every act. */
export interface Act {
  readonly name: string;
  readonly lines: number;
  readonly pauseMs: number;
  /** One act; answers the status of each of its requests. `nth` counts the acts of this actor. */
  run(nth: number): Promise<readonly (number | 'cut')[]>;
}

/** What the actors are told. */
export interface Target {
  readonly origin: string;
  /** The cookie of the one bad account. */
  readonly cookie: string;
  /** An id that somebody has. */
  readonly known: string;
  readonly ms: number;
  /** The only actors that act; all where none is named. */
  readonly only: readonly string[];
}

os.setPriority(19);
const target = JSON.parse(process.argv[2] ?? '') as Target;
process.on('disconnect', () => process.exit());

const acts: readonly Act[] = [...guestActs(target), ...accountActs(target), ...(await uploadActs(target))];

async function line({ name, pauseMs, run }: Act, first: number): Promise<void> {
  for (let nth = first; Date.now() < until; nth += 1) {
    for (const status of await run(nth)) count(name, status);
    await wait(pauseMs * (0.5 + Math.random()));
  }
}

process.send?.('ready');
await once(process, 'message');
const until = Date.now() + target.ms;
// Whatever hangs is given up.
setTimeout(() => process.exit(1), target.ms + 60_000).unref();
const meant = acts.filter(({ name }) => target.only.length === 0 || target.only.includes(name));
await Promise.all(meant.flatMap((act) => Array.from({ length: act.lines }, (_, at) => line(act, at * 100_000))));
process.send?.(counts, () => process.exit());
