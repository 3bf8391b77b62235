import type { Screen } from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import { cafeBrewingResultScreen } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiled, type Run } from '../apps/server/db/statement.ts';
import { readRecord } from '../apps/server/engine/detail.ts';
import { type ListQuery, listRecords } from '../apps/server/engine/list.ts';
import { knowEntities, type Work } from '../apps/server/engine/work.ts';
import { recordsOf } from '../apps/server/sheet/write/records.ts';
import { makeAccount } from './harness/accounts.ts';
import { createDatabase, type TestDatabase } from './harness/database.ts';
import { expectGolden } from './harness/golden.ts';
import { withClient } from './harness/sql.ts';

/**
 * By which indexes PostgreSQL reads what lists, records and sheets ask for, where there is enough of it. So few rows are
 * put in that all of them are counted for its statistics: the same plans come out every time. A change that is meant:
 * UPDATE_GOLDEN=1 npx vitest run --project server test/plans.test.ts
 */
const PEOPLE = 20;
const NOTES = 12_000;
const BREWS = 12_000;
/** The newest day of what was written down; one day after another before it. */
const LAST = '2026-11-20';

let database: TestDatabase;
let client: pg.Client;
let cafe: number;
let people: number[];

beforeAll(async () => {
  database = await createDatabase();
  await withClient(database.adminUrl, fill);
  client = new pg.Client({ connectionString: database.logins.app });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function fill(admin: pg.Client): Promise<void> {
  // What PostgreSQL does by itself some day would change what it knows of a table in the middle of a run.
  const { rows: tables } = await admin.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  await admin.query(tables.map(({ name }) => `ALTER TABLE ${name} SET (autovacuum_enabled = false)`).join(';'));
  people = [];
  for (let nth = 0; nth < PEOPLE; nth += 1)
    people.push(await makeAccount(admin, { user_id: `plan.${nth}`, user_pass: '-', user_name: `사람 ${nth}` }));
  const [first = 0] = people;
  await admin.query(
    `INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date, rgst_by)
     SELECT $1 + g % $2, (ARRAY['예가체프 첼베사', 'Kenya Nyeri', '우일라'])[1 + g % 3] || ' ' || g, (ARRAY['HOME', 'CAFE'])[1 + g % 2],
            $3::date - g / $2, $1 + g % $2 FROM generate_series(0, $4::integer - 1) AS g`,
    [first, PEOPLE, LAST, NOTES],
  );
  const { rows } = await admin.query<{ org: number }>(
    "INSERT INTO org (org_kind, org_name) VALUES ('cafe', '카페 온도'), ('cafe', '모퉁이') RETURNING org::int",
  );
  const orgs = rows.map(({ org }) => org);
  [cafe = 0] = orgs;
  await admin.query(
    `INSERT INTO cafe_coffeebean (org, coffeebean_name, cafe_public_stage, customer_public_stage, normal_public_stage)
     SELECT org, (ARRAY['예가체프', 'Kenya'])[1 + g % 2] || ' ' || g, 'DTL', 'NRML', 'LST'
       FROM unnest($1::bigint[]) AS org, generate_series(1, 20) AS g`,
    [orgs],
  );
  await admin.query(
    `INSERT INTO cafe_brewing_result (org, brewing_result_date, coffeebean_seq, brewing_type, brewing_default_memo, rgst_by)
     SELECT org, $1::date - (g / 30)::integer, coffeebean_seq, (ARRAY['ESPR', 'HAND'])[1 + g % 2], CASE WHEN g % 50 = 0 THEN '가늘게' END, $2
       FROM generate_series(0, $3::integer - 1) AS g
       JOIN LATERAL (SELECT org, coffeebean_seq FROM cafe_coffeebean ORDER BY coffeebean_seq OFFSET g % 40 LIMIT 1) AS bean ON true`,
    [LAST, first, BREWS],
  );
  await admin.query('ANALYZE');
}

/** What scans the plan of a statement is made of, one behind the other as PostgreSQL writes them. */
function scansOf(node: Record<string, unknown>): string[] {
  const { 'Node Type': type, 'Index Name': index, 'Relation Name': relation, Plans: below = [] } = node;
  const own = index ?? relation;
  return [...(own ? [`${type} ${own}`] : []), ...(below as Record<string, unknown>[]).flatMap(scansOf)];
}

/** The plans of all statements that some work asks for. */
async function plansOf(job: (work: Work) => Promise<unknown>): Promise<string[][]> {
  const [user_seq = 0] = people;
  const found: string[][] = [];
  const run: Run = async (statement) => {
    const { sql, parameters } = compiled(statement);
    const isPlanned = !/^(FETCH|CLOSE)/.test(sql);
    if (isPlanned) {
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters]);
      found.push(scansOf(rows[0]['QUERY PLAN'][0].Plan));
    }
    return (await client.query(sql, [...parameters])).rows;
  };
  const actor = { user_seq, user_type: 'USER', cafe: { auth_seq: cafe, user_auth: 'OWN' } } as const;
  const work = {
    run,
    actor,
    locale: 'ko',
    known: knowEntities({ entities, screens }),
    touched: new Set<string>(),
  } as const;
  await client.query('BEGIN');
  await client.query(
    "SELECT set_config('app.user', $1, true), set_config('app.org', $2, true)",
    [user_seq, cafe].map(String),
  );
  await job(work);
  await client.query('ROLLBACK');
  return found;
}

const week = { from: '2026-06-01', to: '2026-06-07' };
const SEARCHED: readonly (readonly [string, ListQuery])[] = [
  ['the first page', {}],
  ['the last page', { page: 1_000 }],
  ['a Korean word', { searchTitle: '예가체프' }],
  ['an English word', { searchTitle: 'Kenya' }],
  ['two letters', { searchTitle: '우일' }],
  ['initial consonants', { searchTitle: 'ㅇㄱㅊㅍ' }],
  ['what was removed', { removed: true }],
];
const SCREENS: readonly (readonly [Screen, readonly (readonly [string, ListQuery])[]])[] = [
  [
    userCupnoteScreen,
    [
      ['a code', { filters: { cupnote_place: ['HOME'] } }],
      ['a week', { filters: { cupnote_date: week } }],
    ],
  ],
  [
    cafeBrewingResultScreen,
    [
      ['a code', { filters: { brewing_type: ['HAND'] } }],
      ['a week', { filters: { brewing_result_date: week } }],
    ],
  ],
];

it('lists, records and sheets are read by these indexes', async () => {
  const told: string[] = [];
  const tell = async (name: string, job: (work: Work) => Promise<unknown>) => {
    const plans = await plansOf(job);
    expect([name, plans.length]).not.toEqual([name, 0]);
    told.push(name, ...new Set(plans.filter((scans) => scans.length > 0).map((scans) => `  ${scans.join(', ')}`)));
  };
  for (const [screen, filters] of SCREENS) {
    for (const [what, asked] of [...SEARCHED, ...filters])
      await tell(`${screen.name}: ${what}`, (work) => listRecords(work, screen, { list_count: 20, ...asked }));
    const key = await keyOf(screen);
    await tell(`${screen.name}: a record`, (work) => readRecord(work, screen, { [screen.entity.key]: key }));
    await tell(`${screen.name}: a sheet`, async (work) => {
      const selection = { narrowed: [], order: { column: screen.list.order.split('.')[0] ?? '', isDown: true } };
      for await (const { rows } of recordsOf(work, screen.entity, screen.list.columns, selection))
        if (rows.length < 1) break;
    });
  }
  expectGolden('plans.txt', `${told.join('\n')}\n`);
});

/** A record that the first person sees. */
async function keyOf({ entity }: Screen): Promise<number> {
  return withClient(database.adminUrl, async (admin) => {
    const { rows } = await admin.query(`SELECT min(${entity.key})::int AS key FROM ${entity.table}`);
    return rows[0].key;
  });
}
