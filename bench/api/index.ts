import { parseArgs } from 'node:util';
import { isInitial } from '@hanjan/core';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { machine, median, report, today } from '../report.ts';
import { addWriter, asAdmin, fill, LOTS, NOTES, PEOPLE } from './data.ts';
import { drive } from './driver.ts';
import { CONNECTIONS, type Operation, operations } from './operations.ts';
import { measurePages, type Page, SEARCHES } from './pages.ts';
import { pgbench } from './pgbench.ts';
import { measureProcesses, type Processes } from './processes.ts';
import { quietMoment } from './quiet.ts';
import { type Server, startBare, startProduct } from './servers.ts';

// The calls of the product beside the same statements in a bare Fastify handler and in pgbench, by turns, because only
// what was measured in the same minute can be compared. Fails when a call or a page misses its aim.
// `--only list,update` and `--rounds 2` try something out and write nothing.
const { values: options } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string' } } });
const isTrial = options.only !== undefined || options.rounds !== undefined;
const rounds = Number(options.rounds ?? 15);
const SECONDS = 1;
/** Calls after which a server runs as it will go on running. */
const WARM = 3_000;
const PAGE_AIM_MS = 5;
const SEARCH_AIM_MS = 50;

const directory = temporaryDirectory();
const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
const servers: Server[] = [];
const missed: string[] = [];
let answered = 0;
try {
  await migrate(embedded.url);
  await seed(embedded.url);
  const filled = await fill(embedded);
  const alone = pgbench(embedded.adminUrl, directory.path, SECONDS, filled);
  servers.push(await startProduct(embedded.logins, directory.path));
  for (const isPrepared of [false, true]) servers.push(await startBare(embedded.adminUrl, directory.path, isPrepared));
  const chosen = operations(filled).filter(({ name }) => options.only?.split(',').includes(name) ?? true);
  for (const operation of chosen) tell(operation, await measure(operation, alone));
  tellMemory();
  if (servers[0]) tellProcesses(await measureProcesses(embedded, directory.path, filled, servers[0]));
  await tellPages();
} finally {
  for (const server of servers) await server.stop();
  await embedded.stop();
  directory.remove();
}
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

/** Calls a second of each server and of pgbench, and within how many milliseconds the product answers nearly always. */
interface Round {
  readonly product: number;
  readonly bare: number;
  readonly prepared: number;
  readonly alone: number | null;
  readonly p99: number;
}

async function measure(operation: Operation, alone: (operation: Operation) => number | null): Promise<Round[]> {
  const run = async (server: Server, calls = 0) => {
    await asAdmin(embedded.adminUrl, (admin) => admin.query('CHECKPOINT'));
    return drive(server.origin, CONNECTIONS, { ms: SECONDS * 1000, calls, next: operation.next });
  };
  for (const server of servers) await run(server, WARM);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    await quietMoment();
    // Nobody always comes first.
    const turn = servers.map((_, nth) => (nth + round) % servers.length);
    const runs = new Map<number, Awaited<ReturnType<typeof drive>>>();
    for (const nth of turn) runs.set(nth, await run(servers[nth] as Server));
    const [product, bare, prepared] = [0, 1, 2].map((nth) => runs.get(nth)?.perSecond ?? Number.NaN) as [
      number,
      number,
      number,
    ];
    answered += product * SECONDS;
    done.push({ product, bare, prepared, alone: alone(operation), p99: runs.get(0)?.p99 ?? Number.NaN });
  }
  return done;
}

function tell({ name, aim }: Operation, done: readonly Round[]): void {
  const ofBare = done.map(({ product, bare }) => product / bare).sort((a, b) => a - b);
  const ofAlone = done.flatMap(({ product, alone }) => (alone === null ? [] : [product / alone]));
  if (median(ofBare) < aim) missed.push(`${name}: ${percent(median(ofBare))} of the bare handler`);
  write(
    'API',
    `\`npm run bench:api\`: calls of the product (row level security, membership, versions, history, keys against doubles, log) beside the same SQL in a bare Fastify handler that only looks the session up, beside that handler with its statements prepared as the product has them, and beside pgbench with prepared statements alone. ${NOTES.toLocaleString('en')} notes of ${PEOPLE.toLocaleString('en')} people and ${LOTS.toLocaleString('en')} lots of cafes, ${CONNECTIONS} connections, everything on one machine; medians of ${rounds} rounds by turns, each begun in a quiet moment if there was one, with the lowest and the highest.`,
    ['date', 'machine', 'call', 'of bare', 'aim', 'of bare, prepared', 'of pgbench', 'calls/s', '99 % within'],
    [
      today(),
      machine(),
      name,
      `${percent(median(ofBare))} (${percent(ofBare[0])} to ${percent(ofBare.at(-1))})`,
      percent(aim),
      percent(median(done.map(({ product, prepared }) => product / prepared))),
      ofAlone.length > 0 ? percent(median(ofAlone)) : 'no pgbench',
      String(Math.round(median(done.map(({ product }) => product)))),
      `${Math.round(median(done.map(({ p99 }) => p99)))} ms`,
    ],
  );
}

function tellMemory(): void {
  write(
    'Memory',
    'What the server holds after the calls above, as the system counts it.',
    ['date', 'machine', 'calls', 'memory'],
    [today(), machine(), Math.round(answered).toLocaleString('en'), `${servers[0]?.memory()} MB`],
  );
}

function tellProcesses(found: readonly Processes[]): void {
  for (const { name, one, two } of found) {
    write(
      'Processes',
      `\`npm run bench:api\`: calls a second of one process of the server and of two on one database, ${CONNECTIONS} connections in all; PostgreSQL and what sends the calls are on the same machine.`,
      ['date', 'machine', 'call', 'one', 'two', 'of one'],
      [today(), machine(), name, String(Math.round(one)), String(Math.round(two)), percent(two / one)],
    );
  }
}

async function tellPages(): Promise<void> {
  const pages = await measurePages(embedded.logins.app, await addWriter(embedded));
  const { first, middle, last, searches } = pages;
  for (const [name, { page }] of Object.entries({ first, middle, last })) {
    if (page > PAGE_AIM_MS) missed.push(`${name} page: ${page.toFixed(1)} ms`);
  }
  write(
    'Far pages',
    `One person's ${NOTES.toLocaleString('en')} notes, newest first: milliseconds that PostgreSQL needs for a page at the beginning, in the middle and at the end, and for the exact count that comes with the first and the middle one. The aim is ${PAGE_AIM_MS} ms for each page.`,
    ['date', 'machine', 'first', 'middle', 'last', 'count', 'count with the middle'],
    [today(), machine(), ...[first.page, middle.page, last.page, first.count, middle.count].map((ms) => ms.toFixed(2))],
  );
  tellSearches(searches);
}

function tellSearches(searches: readonly Page[]): void {
  for (const [nth, { count, page }] of searches.entries()) {
    const text = SEARCHES[nth] ?? '';
    if ([...text].some(isInitial) && Math.max(count, page) > SEARCH_AIM_MS)
      missed.push(`${text}: ${count.toFixed(1)} ms`);
    write(
      'Search by initial consonants',
      `\`npm run bench:api\`: one person's ${NOTES.toLocaleString('en')} notes, newest first, searched: milliseconds that PostgreSQL needs for the first page and for the exact count that comes beside it; a word in full is there to compare. The aim is ${SEARCH_AIM_MS} ms for what has initial consonants.`,
      ['date', 'machine', 'search', 'page', 'count'],
      [today(), machine(), text, page.toFixed(1), count.toFixed(1)],
    );
  }
}

/** Shows a row, and keeps it unless this is a trial. */
function write(...row: Parameters<typeof report>): void {
  process.stdout.write(`${row[3].join(' | ')}\n`);
  if (!isTrial) report(...row);
}

function percent(share = Number.NaN): string {
  return `${Math.round(share * 100)} %`;
}
