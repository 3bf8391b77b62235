import { parseArgs } from 'node:util';
import { buildApp } from '../../apps/server/app.ts';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { quietMoment } from '../api/quiet.ts';
import { machine, median, report, today } from '../report.ts';
import { BREWS_A_DAY, type Grown, grow, type Size } from './data.ts';

// The same calls in a database and in one of ten times its size, over HTTP: what one person or one day has is as much in
// both. `--try` takes a tenth of everything and writes nothing.
const { values: options } = parseArgs({ options: { try: { type: 'boolean' } } });
const WHOLE: Size = options.try
  ? { people: 1_000, notes: 200_000, brews: 50_000 }
  : { people: 10_000, notes: 2_000_000, brews: 500_000 };
const TENTH = Object.fromEntries(Object.entries(WHOLE).map(([name, count]) => [name, count / 10])) as unknown as Size;
const TIMES = 40;
const WARM = 10;
/** How many times longer a call may take where there is ten times as much. */
const AIM = 1.5;
const COUNT = 20;

/** What is asked: a path, and the body of a call to it. */
interface Asked {
  readonly path: string;
  readonly body: object;
}

const small = await measure(TENTH);
const large = await measure(WHOLE);
for (const [name, { ms, rows }] of large) {
  const before = small.get(name)?.ms ?? Number.NaN;
  const factor = ms / before;
  const cells = [
    ...[today(), machine(), name, rows],
    ...[`${before.toFixed(1)} ms`, `${ms.toFixed(1)} ms`, `${factor.toFixed(2)} ×`, `${AIM} ×`],
  ];
  process.stdout.write(`${cells.join(' | ')}\n`);
  if (factor > AIM) process.exitCode = 1;
  if (!options.try) write(cells);
}

function write(cells: readonly string[]): void {
  report(
    'Growth',
    `\`npm run bench:growth\`: the same calls over HTTP with ${count(TENTH.notes)} notes of ${count(TENTH.people)} people and a cafe's ${count(TENTH.brews)} brews (a year), and with ten times as much of everything (10,000 people, ten years); medians of ${TIMES}. A call may take ${AIM} times as long.`,
    ['date', 'machine', 'call', 'records found', 'a tenth', 'all', 'times', 'aim'],
    cells,
  );
}

function count(of: number): string {
  return of.toLocaleString('en');
}

/** The medians of all calls in a database of a size, and how many records they found there. */
async function measure(size: Size): Promise<Map<string, { ms: number; rows: string }>> {
  const directory = temporaryDirectory();
  const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
  try {
    await migrate(embedded.url);
    await seed(embedded.url);
    const grown = await grow(embedded, size);
    const limits = { rate: 1_000_000 };
    const app = await buildApp({ addresses: embedded.logins, origin: 'http://localhost', logLevel: 'silent', limits });
    try {
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      return await askAll(origin, grown);
    } finally {
      await app.close();
    }
  } finally {
    await embedded.stop();
    directory.remove();
  }
}

async function askAll(origin: string, grown: Grown): Promise<Map<string, { ms: number; rows: string }>> {
  const ask = async ({ path, body }: Asked): Promise<string> => {
    const headers = { authorization: `Bearer ${grown.token}`, 'content-type': 'application/json' };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path}: ${answer}`);
    return answer;
  };
  const found = new Map<string, { ms: number; rows: string }>();
  for (const [name, asked] of Object.entries(calls(grown))) {
    const rows = rowsOf(await ask(asked));
    for (let nth = 0; nth < WARM; nth += 1) await ask(asked);
    await quietMoment();
    const all: number[] = [];
    for (let nth = 0; nth < TIMES; nth += 1) {
      const began = performance.now();
      await ask(asked);
      all.push(performance.now() - began);
    }
    found.set(name, { ms: median(all), rows });
  }
  return found;
}

/** How many records an answer speaks of: of a list all of them, of a sheet its lines. */
function rowsOf(answer: string): string {
  if (!answer.startsWith('{')) return count(answer.trimEnd().split('\n').length - 1);
  return count(JSON.parse(answer).pagination.total);
}

function calls({ cafe, days }: Grown): Record<string, Asked> {
  const list = (path: string, more: object): Asked => ({
    path: `${path}/list`,
    body: { page: 1, list_count: COUNT, ...more },
  });
  const notes = (more: object) => list('/api/user/qc/coffeebean', more);
  const brews = (more: object) => list('/api/cafe/brewing/result', { cafe_seq: cafe, ...more });
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const week = { brewing_result_date: { from: day(12), to: day(6) } };
  const far = Math.floor((days * BREWS_A_DAY) / COUNT / 2);
  return {
    "somebody's notes": notes({}),
    'their last page': notes({ page: 10 }),
    'notes with a Korean word': notes({ searchTitle: '예가체프' }),
    'notes with an English word': notes({ searchTitle: 'Kenya' }),
    'notes with two letters': notes({ searchTitle: '케냐' }),
    'notes by initial consonants': notes({ searchTitle: 'ㅇㄱㅊㅍ' }),
    'notes by a code': notes({ filters: { cupnote_place: ['HOME'] } }),
    'notes of a year': notes({ filters: { cupnote_date: { from: '2023-01-01', to: '2023-12-31' } } }),
    'notes as a sheet': { path: '/api/user/qc/coffeebean/export', body: { format: 'csv' } },
    "a cafe's brews": brews({}),
    'the page in their middle': brews({ page: far }),
    'brews of a week': brews({ filters: week }),
    'brews of a week by a way': brews({ filters: { ...week, brewing_type: ['ESPR'] } }),
    'a week of brews as a sheet': {
      path: '/api/cafe/brewing/result/export',
      body: { format: 'csv', cafe_seq: cafe, filters: week },
    },
    'brews by a way': brews({ filters: { brewing_type: ['FRPR'] } }),
    'brews with a Korean word': brews({ searchTitle: '예가체프' }),
    'brews of a Korean coffee': brews({ searchTitle: '니에리' }),
    'brews with an English word': brews({ searchTitle: 'Finer' }),
    'brews with two letters': brews({ searchTitle: '가늘' }),
  };
}
