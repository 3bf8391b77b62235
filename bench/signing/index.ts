import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { hashPassword, isPassword } from '../../apps/server/sign/password.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { hear, JSON_PAGE } from '../../test/harness/http.ts';
import { asAdmin } from '../api/data.ts';
import { startProduct } from '../api/servers.ts';
import { seatPeople, work } from '../hostile/people.ts';
import { machine, median, report, today } from '../report.ts';

// 200 people who sign in at once, again and again, beside eight at work; and 16 at once beside the bare hash of 16 passwords
// at once. Fails when calls of those at work take more than three times as long as usual, when one goes wrong, or when a
// sign-in takes more than twice as long as the hash. `--try` writes nothing.
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '10' },
    try: { type: 'boolean' },
  },
});
const MS = Number(options.seconds) * 1_000;
const ROUNDS = Number(options.rounds);
if (!(MS > 0 && MS <= 600_000 && ROUNDS > 0 && ROUNDS <= 100)) throw new Error('up to 600 s and 100 rounds');
const [MANY, FEW] = [200, 16];
const AIM = { calls: 3, hash: 2 };
const WARM_MS = 5_000;
const PASSWORD = 'a long enough one';

/** How sign-ins went: how long each took until somebody was in, and how often they were told to come again. */
interface Signed {
  readonly times: number[];
  readonly later: number;
}

const directory = temporaryDirectory();
const missed: string[] = [];
const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
try {
  await migrate(embedded.url);
  await seed(embedded.url);
  const server = await startProduct(embedded.logins, directory.path, {
    HANJAN_RATE: '1000',
    HANJAN_PROXY: '127.0.0.1',
  });
  try {
    await asAdmin(embedded.adminUrl, (admin) => measure(server.origin, admin));
  } finally {
    await server.stop();
  }
} finally {
  await embedded.stop();
  directory.remove();
}
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

async function measure(origin: string, admin: pg.Client): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  await admin.query(
    `INSERT INTO account (user_id, user_pass, user_name, user_country, privacy_at)
     SELECT 'bench.signs.' || nth, $1, '최민준', 'KOR', now() FROM generate_series(0, $2) AS nth`,
    [hash, MANY - 1],
  );
  const people = await seatPeople(origin, admin);
  await work(people, WARM_MS);
  await signAll(origin, FEW);

  const usual = await work(people, MS);
  const [loaded, crowd] = await Promise.all([work(people, MS), crowdFor(origin, MS)]);
  const [before, after] = [usual, loaded].map(({ times }) => Object.values(times).flat()) as [number[], number[]];
  const slower = [0.5, 0.95].map((share) => percentile(after, share) / percentile(before, share));
  for (const ratio of slower)
    if (!(ratio <= AIM.calls)) missed.push(`other calls: ${ratio.toFixed(1)} times the usual`);
  const failures = [...usual.failures, ...loaded.failures];
  if (failures.length > 0) missed.push(`${failures.length} calls went wrong:`, ...failures.slice(0, 10));

  const [signed, bare]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    signed.push(...(await signAll(origin, FEW)).times);
    bare.push(...(await hashAll(hash, FEW)));
  }
  const ratio = median(signed) / median(bare);
  if (!(ratio <= AIM.hash)) missed.push(`a sign-in takes ${ratio.toFixed(1)} times as long as the hash`);
  tell([
    `${percentile(before, 0.5).toFixed(1)} / ${percentile(before, 0.95).toFixed(1)}`,
    `${percentile(after, 0.5).toFixed(1)} / ${percentile(after, 0.95).toFixed(1)}`,
    slower.map((one) => one.toFixed(1)).join(' / '),
    String(failures.length),
    `${crowd.times.length}; ${(median(crowd.times) / 1_000).toFixed(1)} s; ${crowd.later}`,
    `${median(signed).toFixed(0)}`,
    `${median(bare).toFixed(0)}`,
    ratio.toFixed(2),
  ]);
}

/** Waves of as many people as there are, one after the other, for so long. */
async function crowdFor(origin: string, ms: number): Promise<Signed> {
  const all = { times: [] as number[], later: 0 };
  for (const until = Date.now() + ms; Date.now() < until; ) {
    const { times, later } = await signAll(origin, MANY);
    all.times.push(...times);
    all.later += later;
  }
  return all;
}

/** So many people sign in at once, each from a network of their own; whoever is told to come again does so. */
async function signAll(origin: string, count: number): Promise<Signed> {
  let later = 0;
  const one = async (nth: number): Promise<number> => {
    const body = JSON.stringify({ user_id: `bench.signs.${nth}`, user_pass: PASSWORD });
    const headers = { ...JSON_PAGE, 'x-forwarded-for': `10.${nth}.7.7` };
    const began = performance.now();
    for (;;) {
      const { http, headers: told } = await hear(origin, { path: '/api/sign/signin', headers, body });
      if (http === 200) return performance.now() - began;
      if (http !== 503) throw new Error(`a sign-in was answered ${http}`);
      later += 1;
      await wait(1_000 * Number(told['retry-after'] ?? 1) * (0.5 + Math.random()));
    }
  };
  const times = await Promise.all(Array.from({ length: count }, (_, nth) => one(nth)));
  return { times, later };
}

/** The bare hash of so many passwords at once, as many of them as there are cores. */
function hashAll(hash: string, count: number): Promise<number[]> {
  const one = async (): Promise<number> => {
    const began = performance.now();
    if (!(await isPassword(hash, PASSWORD))) throw new Error('the hash is another one');
    return performance.now() - began;
  };
  return Promise.all(Array.from({ length: count }, one));
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function tell(cells: readonly string[]): void {
  process.stdout.write(`${cells.join(' | ')}\n`);
  if (options.try) return;
  report(
    'Signing in',
    `\`npm run bench:sign\`: ${MANY} people sign in at once, wave after wave, beside eight people at work; then ${FEW} at once, by turns with the bare hash of as many passwords at once in a process beside the idle server. Calls of those at work are medians / 95 % within, in ms, before and meanwhile; the aim is ${AIM.calls} times the usual. Whoever is told to come again (503) does so; their time counts from the first try. The last three columns are medians in ms and their ratio, the aim ${AIM.hash}.`,
    [
      ...['date', 'machine', 'usual', `beside ${MANY}`, 'ratio', 'failed'],
      ...['in; median; told to come again', `sign-in, ${FEW} at once`, 'bare hash', 'ratio'],
    ],
    [today(), machine(), ...cells],
  );
}
