import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fieldsAt } from '@hanjan/core';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { startEmbedded } from '../apps/server/db/embedded/index.ts';
import { migrate } from '../apps/server/db/migrate.ts';
import { seed } from '../apps/server/db/seed.ts';
import { temporaryDirectory } from '../test/harness/directory.ts';
import { fileOf } from '../test/harness/sheets.ts';
import { addWriter, asAdmin, NOTES } from './api/data.ts';
import { type Server, startProduct } from './api/servers.ts';
import { machine, report, today } from './report.ts';

// A list of 200,000 notes as a file, how long it takes and what the server holds meanwhile; and a file of 5,000 notes,
// looked at and saved. Fails when the memory grows with the list, or when the look takes longer than its aim. `--try`
// writes nothing.
const { values: options } = parseArgs({ options: { try: { type: 'boolean' } } });
const { path } = userCupnoteScreen;
const COLUMNS = fieldsAt(userCupnoteScreen, 'LIST');
const ROWS = 5_000;
const LOOK_AIM_MS = 10_000;
/** What the rest of an export may hold more than its first tenth, in MB. */
const GROWTH_AIM = 50;
const TOKEN = createHash('sha256').update('sheets').digest('base64url');
const HEADERS = { authorization: `Bearer ${TOKEN}`, 'accept-language': 'ko' };

const directory = temporaryDirectory();
const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
const missed: string[] = [];
try {
  await migrate(embedded.url);
  await seed(embedded.url);
  await signIn(await addWriter(embedded));
  // More notes than one person may have.
  const more = { HANJAN_RATE: '1000', HANJAN_USER_RECORDS: '1000000' };
  const server = await startProduct(embedded.logins, directory.path, more);
  try {
    for (const format of ['csv', 'xlsx'] as const) await tellExport(server, format);
    for (const format of ['csv', 'xlsx'] as const) await importReport(server, format);
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

function signIn(person: number) {
  const hash = createHash('sha256').update(TOKEN).digest();
  const session = "INSERT INTO session (token_hash, user_seq, subnet) VALUES ($1, $2, '127.0.0.0/24')";
  return asAdmin(embedded.adminUrl, (admin) => admin.query(session, [hash, person]));
}

/** One export, and the most memory that the server held in its first tenth and in the rest. */
async function measureExport(server: Server, format: string) {
  const response = await fetch(`${server.origin}${path}/export`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ format, columns: COLUMNS, frames: true }),
  });
  if (!response.ok || !response.body) throw new Error(await response.text());
  const peaks = { first: 0, rest: 0 };
  let bytes = 0;
  let looked = 0;
  let tail = Buffer.alloc(0);
  let rows = 0;
  for await (const piece of response.body) {
    bytes += piece.length;
    tail = Buffer.concat([tail, piece]);
    while (tail.length >= 8 && tail.length >= 8 + tail.readUInt32BE(4)) {
      rows = tail.readUInt32BE(0);
      tail = tail.subarray(8 + tail.readUInt32BE(4));
    }
    if (performance.now() - looked < 100) continue;
    looked = performance.now();
    const part = rows < NOTES / 10 ? 'first' : 'rest';
    peaks[part] = Math.max(peaks[part], server.memory());
  }
  return { rows, bytes, peaks };
}

async function tellExport(server: Server, format: string): Promise<void> {
  // A server that has just begun takes memory as it comes.
  await measureExport(server, format);
  const before = server.memory();
  const began = performance.now();
  const { rows, bytes, peaks } = await measureExport(server, format);
  const seconds = (performance.now() - began) / 1000;
  if (rows !== NOTES) missed.push(`${format}: ${rows} of ${NOTES} rows came`);
  const growth = peaks.rest - peaks.first;
  if (growth > GROWTH_AIM) missed.push(`${format}: the memory grew by ${growth} MB`);
  const memory = `${before} MB before, ${peaks.first} MB in the first tenth, ${peaks.rest} MB in the rest`;
  const what = `export of ${NOTES} rows × ${COLUMNS.length} columns, ${format}`;
  tell(what, `${seconds.toFixed(1)} s`, `${Math.round(bytes / 1e6)} MB`, memory);
}

async function importReport(server: Server, format: 'csv' | 'xlsx'): Promise<void> {
  const head = [
    'cupnote_name',
    'cupnote_place',
    'cupnote_date',
    'store_name',
    'cupnote_flavor_list',
    'blending_country_list',
    'blending_region_list',
    'outside_air',
    'cupnote_main',
    'cupnote_desc',
  ];
  const row = (n: number) => [
    `노트 ${n}`,
    '카페',
    '2026-11-20',
    `매장 ${n % 100}`,
    '재스민, 복숭아, 꿀',
    '에티오피아',
    '예가체프',
    String((n % 300) / 10),
    '예',
    '산미가 좋고 여운이 길다. '.repeat(4),
  ];
  const file = await fileOf(format, [head, ...Array.from({ length: ROWS }, (_, n) => row(n))]);
  const send = async (mode: string) => {
    const form = new FormData();
    form.set('file', new Blob([file as BlobPart]), `a.${format}`);
    const began = performance.now();
    const response = await fetch(`${server.origin}${path}/import?mode=${mode}`, {
      method: 'POST',
      headers: HEADERS,
      body: form,
    });
    const { result } = (await response.json()) as { result: { fresh: number } | null };
    if (result?.fresh !== ROWS) throw new Error(`${format}: ${response.status} ${JSON.stringify(result)}`);
    return performance.now() - began;
  };
  const before = server.memory();
  const [look, save] = [await send('preview'), await send('save')];
  if (look > LOOK_AIM_MS) missed.push(`${format}: ${ROWS} rows were looked at in ${Math.round(look)} ms`);
  const memory = `${before} MB before, ${server.memory()} MB after`;
  const times = `looked at in ${(look / 1000).toFixed(1)} s, saved in ${(save / 1000).toFixed(1)} s`;
  tell(
    `import of ${ROWS} rows × ${head.length} columns, ${format}`,
    times,
    `${(file.length / 1e6).toFixed(1)} MB`,
    memory,
  );
}

function tell(...cells: string[]): void {
  process.stdout.write(`${cells.join(' | ')}\n`);
  if (options.try) return;
  report(
    'Sheets',
    `\`npm run bench:sheet\`: a list as a file and a file of records, by the product as \`npm start\` runs it. An export holds no more for 200,000 rows than for a tenth of them; the aim of looking at ${ROWS} rows is ${LOOK_AIM_MS / 1000} s.`,
    ['date', 'machine', 'what', 'time', 'file', 'memory of the server'],
    [today(), machine(), ...cells],
  );
}
