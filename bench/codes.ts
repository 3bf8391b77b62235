import pg from 'pg';
import { buildApp } from '../apps/server/app.ts';
import { startEmbedded } from '../apps/server/db/embedded/index.ts';
import { migrate } from '../apps/server/db/migrate.ts';
import { seed } from '../apps/server/db/seed.ts';
import { temporaryDirectory } from '../test/harness/directory.ts';
import { machine, median, report, today } from './report.ts';

// How long the reference data of the product takes to be written into an empty database, and how long somebody waits for
// 5,000 codes whose browser has none. Fails when it misses its aims.
const AIM_MS = { seed: 5_000, look: 30 };
const CODES = 5_000;
const ROUNDS = 21;

const directory = temporaryDirectory();
const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
try {
  await migrate(embedded.url);
  const begun = performance.now();
  await seed(embedded.url);
  const seeded = performance.now() - begun;

  const admin = new pg.Client({ connectionString: embedded.adminUrl });
  await admin.connect();
  await admin.query(
    `INSERT INTO code (code_group_seq, code_group_id, code_id, code_name, code_name_kr, code_order)
     SELECT code_group_seq, code_group_id, 'MANY' || nth, 'Flavor ' || nth, '플레이버 ' || nth, 1000 + nth
       FROM code_group, generate_series(1, $1 - (SELECT count(*) FROM code WHERE code_group_id = 'FLVR')) AS nth
      WHERE code_group_id = 'FLVR'`,
    [CODES],
  );
  await admin.end();
  const app = await buildApp({
    addresses: embedded.logins,
    origin: 'http://localhost',
    logLevel: 'silent',
    limits: { rate: 1_000_000, atOnce: 1_000 },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const look = async () => {
    const from = performance.now();
    const response = await fetch(`${origin}/api/code/simple`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ code_group: ['FLVR'] }),
    });
    const { result } = (await response.json()) as { result: { FLVR: { code_list: unknown[] } } };
    if (result.FLVR.code_list.length !== CODES) throw new Error(`${result.FLVR.code_list.length} codes came`);
    return performance.now() - from;
  };
  await look();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await look());
  const looked = median(times);
  await app.close();

  const cells = [today(), machine(), `${(seeded / 1000).toFixed(2)} s`, `${looked.toFixed(1)} ms`];
  report(
    'Reference data',
    `\`npm run bench:codes\`: the reference data written into an empty database, and ${CODES} codes of a group from the server, read as JSON, median of ${ROUNDS}. The aims are ${AIM_MS.seed / 1000} s and ${AIM_MS.look} ms.`,
    ['date', 'machine', 'seeding', `${CODES} codes`],
    cells,
  );
  process.stdout.write(`${cells.join(' | ')}\n`);
  if (seeded > AIM_MS.seed || looked > AIM_MS.look) process.exitCode = 1;
} finally {
  await embedded.stop();
  directory.remove();
}
