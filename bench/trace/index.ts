import { parseArgs } from 'node:util';
import { TRACE_PATH, type Trace } from '@hanjan/model/roaster/trace/trace.ts';
import pg from 'pg';
import { buildApp } from '../../apps/server/app.ts';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { quietMoment } from '../api/quiet.ts';
import { machine, median, report, today } from '../report.ts';
import { fill, TOKEN } from '../roasting/data.ts';

// The chain of a green lot that went into a quarter of all roasts and into every blend of a roastery, over HTTP, beside
// that of one blend. Fails when the long one misses its aim. `--try` writes nothing.
const { values: options } = parseArgs({ options: { try: { type: 'boolean' } } });
const TIMES = 30;
const AIM_MS = 200;
/** Every fourth roast took from the lot. */
const EVERY = 4;

const directory = temporaryDirectory();
const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
const admin = new pg.Client({ connectionString: embedded.adminUrl });
let missed = false;
try {
  await migrate(embedded.url);
  await seed(embedded.url);
  await admin.connect();
  const { org } = await fill(admin);
  const { lot, blend } = await lengthen(org);
  const app = await buildApp({ addresses: embedded.logins, origin: 'http://localhost', logLevel: 'silent' });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (kind: string, of: number): Promise<string> => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ roaster_seq: org, kind, lot: of });
    const response = await fetch(origin + TRACE_PATH, { method: 'POST', headers, body });
    const answer = await response.text();
    if (!response.ok) throw new Error(answer);
    return answer;
  };
  try {
    for (const [kind, of, aim] of [
      ['greenbean', lot, AIM_MS],
      ['blending', blend, undefined],
    ] as const) {
      const { lots, gone }: Trace = JSON.parse(await ask(kind, of)).result;
      for (let warm = 0; warm < 5; warm += 1) await ask(kind, of);
      await quietMoment();
      const all: number[] = [];
      for (let nth = 0; nth < TIMES; nth += 1) {
        const began = performance.now();
        await ask(kind, of);
        all.push(performance.now() - began);
      }
      const [made, left] = [lots.length - 1, gone.length].map((count) => count.toLocaleString('en'));
      tell(`a ${kind === 'greenbean' ? 'green lot' : 'blend'}: ${made} other lots, ${left} departures`, all, aim);
    }
  } finally {
    await app.close();
  }
} finally {
  await admin.end();
  await embedded.stop();
  directory.remove();
}
if (missed) process.exitCode = 1;

/** Lets one green lot be in every fourth roast, and so in all blends, each of which was delivered once. */
async function lengthen(org: number): Promise<{ lot: number; blend: number }> {
  const key = async (statement: string) => Number((await admin.query(statement, [org])).rows[0].key);
  const lot = await key('SELECT min(greenbean_year_seq) AS key FROM roaster_greenbean_year WHERE org = $1');
  const blend = await key('SELECT max(blending_result_key) AS key FROM roaster_blending_result WHERE org = $1');
  await admin.query(
    `UPDATE roaster_roasting_result_greenbean AS part SET greenbean_roaster_seq = lot.greenbean_roaster_seq,
       greenbean_year = lot.greenbean_year, greenbean_year_seq = lot.greenbean_year_seq
       FROM roaster_greenbean_year AS lot
      WHERE part.org = $1 AND lot.org = $1 AND lot.greenbean_year_seq = $2 AND part.nth = 1
        AND part.roasting_result_key % $3 = 0`,
    [org, lot, EVERY],
  );
  await admin.query(
    `INSERT INTO stock_move (org, blending_result_key, move_mass, move_balance, move_reason, move_customer, rgst_by)
     SELECT $1, blending_result_key, -1000, 0, 'DELIVER', '거래처 ' || blending_result_key % 40, (SELECT min(user_seq) FROM account)
       FROM roaster_blending_result WHERE org = $1`,
    [org],
  );
  await admin.query('VACUUM ANALYZE');
  return { lot, blend };
}

function tell(what: string, all: readonly number[], aim?: number): void {
  const p95 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;
  if (aim !== undefined && median(all) > aim) missed = true;
  const cells = [
    today(),
    machine(),
    what,
    `${median(all).toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
    aim ? `${aim} ms` : '',
  ];
  process.stdout.write(`${cells.join(' | ')}\n`);
  if (options.try) return;
  report(
    'Trace',
    `\`npm run bench:trace\`: the chain of a green lot that went into every fourth of 25,000 roasts and so into all of 5,000 blends, each delivered, over HTTP, beside that of one blend; medians of ${TIMES}. The aim is ${AIM_MS} ms for the long one.`,
    ['date', 'machine', 'what', 'median', '95 % within', 'aim'],
    cells,
  );
}
