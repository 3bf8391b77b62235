import { createHash, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildApp } from '../../apps/server/app.ts';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { quietMoment } from '../api/quiet.ts';
import { machine, median, report, today } from '../report.ts';

// A cafe to which 10,000 people have applied beside one to which 20 have: what its managers ask for, and one answer to
// somebody. Fails when one misses its aim. `--try` writes nothing.
const { values: options } = parseArgs({ options: { try: { type: 'boolean' } } });
const [MANY, FEW] = [10_000, 20];
const TIMES = 60;
const AIM_MS = 50;
const PAGE = 20;
const LIST = '/api/cafe/user/signup';

const directory = temporaryDirectory();
const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
const admin = new pg.Client({ connectionString: embedded.adminUrl });
const token = createHash('sha256').update('people').digest('base64url');
const missed: string[] = [];
try {
  await migrate(embedded.url);
  await seed(embedded.url);
  await admin.connect();
  const owner = await settle();
  const places = { many: await fill(owner, MANY), few: await fill(owner, FEW) };
  await admin.query('VACUUM ANALYZE');
  const app = await buildApp({ addresses: embedded.logins, origin: 'http://localhost', logLevel: 'silent' });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (cafe_seq: number, call: string, body: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const began = performance.now();
    const response = await fetch(`${origin}${LIST}/${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ cafe_seq, ...body }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(answer);
    return performance.now() - began;
  };
  const columns = ['cafe_user_nick', 'cafe_user_auth', 'cafe_user_desc', 'rgst_at'];
  const waits = { filters: { cafe_user_auth: ['WTSGNP'] } };
  const list = (more: object) => (place: Place) => ask(place.org, 'list', { list_count: PAGE, columns, ...more });
  const calls: readonly (readonly [what: string, call: (place: Place) => Promise<number>])[] = [
    ['first page', list({})],
    ['page in the middle', (place) => list({ page: Math.ceil(place.keys.length / PAGE / 2) })(place)],
    ['last page', (place) => list({ page: Math.ceil(place.keys.length / PAGE) })(place)],
    ['search by nick', list({ searchTitle: '지원자 19' })],
    ['count at home', (place) => ask(place.org, 'list', { list_count: 1, ...waits })],
    [
      'put on hold, or back',
      (place) => {
        place.turns += 1;
        const cafe_user_auth = place.turns % 2 === 1 ? 'HLD' : 'WTSGNP';
        return ask(place.org, 'edit', { cafe_user_seq: place.keys[3], UPList: ['cafe_user_auth'], cafe_user_auth });
      },
    ],
  ];
  try {
    for (const [what, call] of calls) {
      const times = { many: [] as number[], few: [] as number[] };
      for (let warm = 0; warm < 20; warm += 1) for (const place of Object.values(places)) await call(place);
      await quietMoment();
      for (let nth = 0; nth < TIMES; nth += 1) {
        times.many.push(await call(places.many));
        times.few.push(await call(places.few));
      }
      tell(what, times.many, times.few);
    }
  } finally {
    await app.close();
  }
} finally {
  await admin.end();
  await embedded.stop();
  directory.remove();
}
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`);
  process.exitCode = 1;
}

interface Place {
  readonly org: number;
  /** Of those who wait, the newest first. */
  readonly keys: readonly number[];
  turns: number;
}

/** Whoever owns both cafes, signed in. */
async function settle(): Promise<number> {
  const { rows } = await admin.query(
    `INSERT INTO account (user_id, user_pass, user_name, user_country)
     VALUES ('owner', '-', '주인', 'KOR') RETURNING user_seq`,
  );
  const user = Number(rows[0].user_seq);
  await admin.query("INSERT INTO session (token_hash, user_seq, subnet) VALUES ($1, $2, '127.0.0.0/24')", [
    createHash('sha256').update(token).digest(),
    user,
  ]);
  return user;
}

/** A cafe to which so many have applied, over two years. */
async function fill(owner: number, count: number): Promise<Place> {
  const { rows } = await admin.query("INSERT INTO org (org_kind, org_name) VALUES ('cafe', 'Cafe') RETURNING org");
  const org = Number(rows[0].org);
  await admin.query("INSERT INTO membership (org, user_seq, user_auth, user_nick) VALUES ($1, $2, 'OWN', '주인')", [
    org,
    owner,
  ]);
  await admin.query(
    `INSERT INTO account (user_id, user_pass, user_name, user_country)
     SELECT 'applicant.' || $1::bigint || '.' || g, '-', '지원자', 'KOR' FROM generate_series(1, $2::integer) AS g`,
    [org, count],
  );
  await admin.query(
    `INSERT INTO membership (org, user_seq, user_auth, user_nick, user_desc, rgst_at)
     SELECT $1::bigint, user_seq, 'WTSGNP', '지원자 ' || split_part(user_id, '.', 3), '주말에 일할 수 있습니다.',
            now() - random() * interval '730 days'
       FROM account WHERE user_id LIKE 'applicant.' || $1::bigint || '.%'`,
    [org],
  );
  const { rows: members } = await admin.query<{ member_seq: string }>(
    `SELECT member_seq FROM membership WHERE org = $1 AND user_auth = 'WTSGNP' ORDER BY rgst_at DESC`,
    [org],
  );
  return { org, keys: members.map(({ member_seq }) => Number(member_seq)), turns: 0 };
}

function tell(what: string, many: readonly number[], few: readonly number[]): void {
  const p95 = many.toSorted((a, b) => a - b)[Math.floor(many.length * 0.95)] ?? Number.NaN;
  if (median(many) > AIM_MS) missed.push(`${what}: ${median(many).toFixed(1)} ms`);
  const times = [median(many), p95, median(few)].map((value) => `${value.toFixed(1)} ms`);
  const cells = [today(), machine(), what, ...times];
  process.stdout.write(`${cells.join(' | ')}\n`);
  if (options.try) return;
  report(
    'Applications',
    `\`npm run bench:people\`: what the managers of a cafe ask for to which ${MANY.toLocaleString('en')} people have applied, over HTTP, beside one to which ${FEW} have, by turns; medians of ${TIMES}. The aim is ${AIM_MS} ms.`,
    ['date', 'machine', 'what', 'median', '95 % within', `with ${FEW}`],
    cells,
  );
}
