import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PRODUCTION_PATH, type ProductionFacts, productionOf } from '@hanjan/model/roaster/production/production.ts';
import pg from 'pg';
import { buildApp } from '../../apps/server/app.ts';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { quietMoment } from '../api/quiet.ts';
import { machine, median, report, today } from '../report.ts';
import { fill, MOVES, ROWS, roast, TOKEN } from './data.ts';
import { blend, PARTS, RECIPES } from './data_blends.ts';
import { fillList, LISTED } from './narrowed.ts';
import { after, listen } from './replay.ts';

// A roast with 20 lots, a long log and all its moves is saved, beside the same statements sent by nobody but `pg` in one
// transaction, and a blend of 20 batches likewise; the calls of the inventory over a long past; the production calculator; and a long list of
// roasts, narrowed. Fails when one misses its aim. `--try` writes nothing.
const { values: options } = parseArgs({ options: { try: { type: 'boolean' } } });
const SAVES = 100;
const WARM = 30;
/** Nobody works so fast. */
const limits = { rate: 1_000, atOnce: 1_000 };
const AIM = { save: 30, ratio: 3, inventory: 20, production: 200, list: 50 };

const directory = temporaryDirectory();
const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
const admin = new pg.Client({ connectionString: embedded.adminUrl });
const bare = new pg.Client({ connectionString: embedded.logins.app });
const missed: string[] = [];
try {
  await migrate(embedded.url);
  await seed(embedded.url);
  await Promise.all([admin.connect(), bare.connect()]);
  const filled = await fill(admin);
  const app = await buildApp({ addresses: embedded.logins, origin: 'http://localhost', logLevel: 'silent', limits });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string, body: object) => {
    const headers = {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.text();
    if (!response.ok) throw new Error(answer);
    return answer;
  };
  const inventory = (path: string) => ask(path, { roaster_seq: filled.org });
  try {
    await saves('roast', () => ask('/api/roaster/roasting/result/edit', roast(filled)));
    await saves('blend', () => ask('/api/roaster/blending/result/edit', blend(filled.org, filled.batches)));
    await quietMoment();
    for (const kind of ['greenbean', 'roasting', 'blending'])
      for (const call of ['stock', 'moves', ...(kind === 'greenbean' ? [] : ['list'])])
        tell(`${kind} ${call}`, await timed(() => inventory(`/api/roaster/${kind}/inventory/${call}`)), AIM.inventory);
    await quietMoment();
    await production(() => inventory(PRODUCTION_PATH));
    for (const { what, filters } of await fillList(admin, filled)) {
      await quietMoment();
      const list = () => ask('/api/roaster/roasting/result/list', { roaster_seq: filled.org, filters });
      tell(`list of ${LISTED.toLocaleString('en')} roasts: ${what}`, await timed(list), AIM.list);
    }
  } finally {
    await app.close();
  }
} finally {
  await Promise.all([admin.end(), bare.end()]);
  await embedded.stop();
  directory.remove();
}
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

/** Milliseconds of some work, many times over once it is warm. */
async function timed(work: (nth: number) => unknown): Promise<number[]> {
  for (let warm = 1; warm <= WARM; warm += 1) await work(warm);
  const all: number[] = [];
  for (let nth = 1; nth <= SAVES; nth += 1) {
    const began = performance.now();
    await work(WARM + nth);
    all.push(performance.now() - began);
  }
  return all;
}

/** Times a save, and beside it the same statements sent one by one. */
async function saves(what: string, save: () => Promise<unknown>): Promise<void> {
  await quietMoment();
  const own = await timed(save);
  tell(`save of a ${what}`, own, AIM.save);
  const [first, second] = [await heard(save), await heard(save)];
  const alone = await timed((nth) => replayed(after(first, second, nth)));
  const ratio = median(own) / median(alone);
  if (ratio > AIM.ratio) missed.push(`save of a ${what}: ${ratio.toFixed(1)} times the bare transaction`);
  tell(`the same ${second.length} statements alone (${ratio.toFixed(1)} ×)`, alone);
}

/** Times what the calculator asks once, and what the page works out of it each time that something is typed. */
async function production(ask: () => Promise<string>): Promise<void> {
  tell(`production: what ${RECIPES} recipes are worked out from`, await timed(ask), AIM.production);
  const facts: ProductionFacts = JSON.parse(await ask()).result;
  const wanted = facts.blends.map(({ key }) => ({ of: 'blend', key, mass: 300_000 }) as const);
  tell(
    `production: ${wanted.length} blends worked out`,
    await timed(() => productionOf(facts, wanted, today())),
    AIM.production,
  );
}

async function heard(work: () => Promise<unknown>) {
  const stop = listen(bare.user);
  await work();
  return stop();
}

/** One transaction, statement by statement. */
async function replayed(statements: ReturnType<typeof after>): Promise<void> {
  for (const { text, values } of statements) await bare.query(text, [...values]);
}

function tell(what: string, all: readonly number[], aim?: number): void {
  const p50 = median(all);
  const p95 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;
  if (aim !== undefined && p50 > aim) missed.push(`${what}: ${p50.toFixed(1)} ms`);
  const cells = [today(), machine(), what, `${p50.toFixed(1)} ms`, `${p95.toFixed(1)} ms`, aim ? `${aim} ms` : ''];
  process.stdout.write(`${cells.join(' | ')}\n`);
  if (options.try) return;
  report(
    'Roasting',
    `\`npm run bench:roasting\`: a roast of ${ROWS} lots with a log of 100,000 letters saved over HTTP with all that follows, beside the same statements sent one by one over a bare connection in one transaction, with the parameters of the next save; a blend of ${PARTS} batches likewise; the calls of the inventory pages of a roastery with ${MOVES.toLocaleString('en')} moves (100,000 before there were blends); the production calculator over ${RECIPES} recipes of roasts and as many of blends; and the first page of a list of ${LISTED.toLocaleString('en')} roasts with its exact count, narrowed. The aims are ${AIM.save} ms for a save and ${AIM.ratio} times the bare transaction, ${AIM.inventory} ms for a call of an inventory, ${AIM.production} ms for the calculator, ${AIM.list} ms for a page of the list.`,
    ['date', 'machine', 'what', 'median', '95 % within', 'aim'],
    cells,
  );
}
