import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildApp } from '../../apps/server/app.ts';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { quietMoment } from '../api/quiet.ts';
import { machine, median, report, today } from '../report.ts';
import { fill, MOVES, ROWS, roast, TOKEN } from './data.ts';
import { fillList, LISTED } from './narrowed.ts';
import { after, listen } from './replay.ts';

// A roast with 20 lots, a long log and all its moves is saved, beside the same statements sent by nobody but `pg` in one
// transaction; the calls of the inventory over a long past; and a long list of roasts, narrowed. Fails when one misses its
// aim. `--try` writes nothing.
const { values: options } = parseArgs({ options: { try: { type: 'boolean' } } });
const SAVES = 100;
const AIM = { save: 30, ratio: 3, inventory: 20, list: 50 };

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
  const app = await buildApp({
    ...{ addresses: embedded.logins, origin: 'http://localhost', logLevel: 'silent' },
    // One person asks for as much as a hundred may.
    limits: { rate: 100 },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string, body: object) => {
    const headers = {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const began = performance.now();
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.text();
    if (!response.ok) throw new Error(answer);
    return performance.now() - began;
  };
  const save = () => ask('/api/roaster/roasting/result/edit', roast(filled));
  const inventory = (path: string) => ask(path, { roaster_seq: filled.org });
  try {
    for (let warm = 0; warm < 30; warm += 1) await save();
    await quietMoment();
    const own = await timed(SAVES, save);
    tell('save of a roast', own, AIM.save);
    const [first, second] = [await heard(save), await heard(save)];
    let nth = 0;
    const replay = () => replayed(after(first, second, ++nth));
    for (let warm = 0; warm < 20; warm += 1) await replay();
    const alone = await timed(SAVES, replay);
    const ratio = median(own) / median(alone);
    if (ratio > AIM.ratio) missed.push(`${ratio.toFixed(1)} times the bare transaction`);
    tell(`the same ${second.length} statements alone (${ratio.toFixed(1)} ×)`, alone);
    for (const kind of ['greenbean', 'roasting'])
      for (const call of ['stock', 'moves']) {
        const path = `/api/roaster/${kind}/inventory/${call}`;
        for (let warm = 0; warm < 20; warm += 1) await inventory(path);
        tell(`${kind} ${call}`, await timed(SAVES, () => inventory(path)), AIM.inventory);
      }
    for (const { what, filters } of await fillList(admin, filled)) {
      const list = () => ask('/api/roaster/roasting/result/list', { roaster_seq: filled.org, filters });
      for (let warm = 0; warm < 5; warm += 1) await list();
      await quietMoment();
      tell(`list of ${LISTED.toLocaleString('en')} roasts: ${what}`, await timed(20, list), AIM.list);
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

async function timed(times: number, work: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let nth = 0; nth < times; nth += 1) all.push(await work());
  return all;
}

async function heard(work: () => Promise<unknown>) {
  const stop = listen(bare.user);
  await work();
  return stop();
}

/** Milliseconds of one transaction, statement by statement. */
async function replayed(statements: ReturnType<typeof after>): Promise<number> {
  const began = performance.now();
  for (const { text, values } of statements) await bare.query(text, [...values]);
  return performance.now() - began;
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
    `\`npm run bench:roasting\`: a roast of ${ROWS} lots with a log of 100,000 letters saved over HTTP with all that follows, beside the same statements sent one by one over a bare connection in one transaction, with the parameters of the next save; and the calls of the inventory pages of a roastery with ${MOVES.toLocaleString('en')} moves; and the first page of a list of ${LISTED.toLocaleString('en')} roasts with its exact count, narrowed. The aims are ${AIM.save} ms for a save and ${AIM.ratio} times the bare transaction, ${AIM.inventory} ms for a call of an inventory, ${AIM.list} ms for a page of the list.`,
    ['date', 'machine', 'what', 'median', '95 % within', 'aim'],
    cells,
  );
}
