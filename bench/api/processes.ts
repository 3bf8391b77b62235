import type { Embedded } from '../../apps/server/db/embedded/index.ts';
import { median } from '../report.ts';
import type { Filled } from './data.ts';
import { drive } from './driver.ts';
import { CONNECTIONS, operations } from './operations.ts';
import { type Server, startProduct } from './servers.ts';

const CALLS = ['list', 'detail', 'create'];
const ROUNDS = 5;
const MS = 2_000;

/** Calls a second of one process and of two on one database, with as many connections in all; medians by turns. */
export interface Processes {
  readonly name: string;
  readonly one: number;
  readonly two: number;
}

/** Starts a second process beside the first one, which is warm. */
export async function measureProcesses(
  { logins }: Pick<Embedded, 'logins'>,
  directory: string,
  filled: Filled,
  first: Server,
): Promise<Processes[]> {
  const second = await startProduct(logins, directory);
  const found: Processes[] = [];
  try {
    for (const { name, next } of operations(filled).filter((one) => CALLS.includes(one.name))) {
      const run = async (servers: readonly Server[], ms = MS, calls = 0) => {
        const each = CONNECTIONS / servers.length;
        const runs = servers.map(({ origin }, nth) =>
          drive(origin, each, { ms, calls, next: (at) => next(at + nth * each) }),
        );
        return (await Promise.all(runs)).reduce((sum, { perSecond }) => sum + perSecond, 0);
      };
      await run([first, second], 0, 3_000);
      const rounds: { one: number; two: number }[] = [];
      while (rounds.length < ROUNDS) rounds.push({ one: await run([first]), two: await run([first, second]) });
      found.push({ name, one: median(rounds.map(({ one }) => one)), two: median(rounds.map(({ two }) => two)) });
    }
  } finally {
    await second.stop();
  }
  return found;
}
