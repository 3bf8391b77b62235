import { createHash } from 'node:crypto';
import { entities, screens } from '@hanjan/model';
import pg from 'pg';
import type { EmbeddedAddresses } from '../../apps/server/db/embedded/bootstrap.ts';
import type { Addresses } from '../../apps/server/db/logins.ts';
import { purgeNow } from '../../test/harness/purge.ts';

export const PEOPLE = 1_000;
export const NOTES = 200_000;
export const CAFES = 100;
export const LOTS = 20_000;

/** What was put into the database; everything is numbered one after the other from its first number on. */
export interface Filled {
  readonly user: number;
  readonly note: number;
  readonly cafe: number;
  readonly lot: number;
  /** One session's token for each person. */
  readonly tokens: readonly string[];
}

/** Numbers of what belongs to a person: they take turns in writing notes, and cafes in taking lots in. */
export const noteOf = ({ note }: Filled, person: number, nth: number) => note + nth * PEOPLE + person;
export const cafeOf = ({ cafe }: Filled, person: number) => cafe + (person % CAFES);
export const lotOf = ({ lot }: Filled, person: number, nth: number) => lot + nth * CAFES + (person % CAFES);

/** Lends a superuser's connection and takes it back. */
export async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** People who are signed in, with Korean and English notes, and their cafes with lots. */
export async function fill({ adminUrl, logins }: EmbeddedAddresses): Promise<Filled> {
  const tokens = Array.from({ length: PEOPLE }, (_, at) =>
    createHash('sha256').update(`bench ${at}`).digest('base64url'),
  );
  return asAdmin(adminUrl, async (admin) => {
    await admin.query('SELECT setseed(0.5)');
    const user = await addPeople(admin, tokens);
    const note = await addNotes(admin, NOTES, `${user} + g % ${PEOPLE}`);
    const cafe = await addCafes(admin, user);
    const lot = await addLots(admin, cafe);
    await settle(logins, admin);
    return { user, note, cafe, lot, tokens };
  });
}

/** What the product and PostgreSQL do by themselves now and then. */
async function settle(logins: Addresses, admin: pg.Client): Promise<void> {
  await purgeNow(logins, { entities, screens });
  await admin.query('VACUUM ANALYZE');
}

/** One more person, who has written as many notes as all the others; answers their number. */
export function addWriter({ adminUrl, logins }: EmbeddedAddresses): Promise<number> {
  return asAdmin(adminUrl, async (admin) => {
    const writer = await addPeople(admin, ['one more']);
    await addNotes(admin, NOTES, String(writer));
    await settle(logins, admin);
    return writer;
  });
}

/** Does an insert and answers the first number that it gave. */
async function insert(admin: pg.Client, statement: string, values: unknown[]): Promise<number> {
  const { rows } = await admin.query<{ first: string }>(
    `WITH made AS (${statement}) SELECT min(number) AS first FROM made`,
    values,
  );
  return Number(rows[0]?.first);
}

export async function addPeople(admin: pg.Client, tokens: readonly string[]): Promise<number> {
  const first = await insert(
    admin,
    `INSERT INTO account (user_id, user_pass, user_name, user_country)
     SELECT 'bench.' || substr(md5(token), 1, 20), '-', '사람 ' || at, 'KOR'
       FROM unnest($1::text[]) WITH ORDINALITY AS t(token, at) ORDER BY at RETURNING user_seq AS number`,
    [tokens],
  );
  await admin.query(
    `INSERT INTO session (token_hash, user_seq, subnet)
     SELECT hash, $1 + at - 1, '127.0.0.0/24' FROM unnest($2::bytea[]) WITH ORDINALITY AS t(hash, at)`,
    [first, tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return first;
}

/** Cafes by the first people, with everybody in one of them. */
async function addCafes(admin: pg.Client, user: number): Promise<number> {
  const cafe = await insert(
    admin,
    `INSERT INTO org (org_kind, org_name, org_name_locale)
     SELECT 'cafe', 'Cafe ' || g, '카페 ' || g FROM generate_series(1, $1::integer) AS g RETURNING org AS number`,
    [CAFES],
  );
  await admin.query(
    `INSERT INTO membership (org, user_seq, user_auth, user_nick)
     SELECT $1 + g % $2, $3 + g, 'SAST', '직원 ' || g FROM generate_series(0, $4::integer - 1) AS g`,
    [cafe, CAFES, user, PEOPLE],
  );
  return cafe;
}

const COFFEES_A_CAFE = 10;

async function addLots(admin: pg.Client, cafe: number): Promise<number> {
  const coffee = await insert(
    admin,
    `INSERT INTO cafe_coffeebean (org, coffeebean_name, coffeebean_name_locale, cafe_public_stage,
       customer_public_stage, normal_public_stage)
     SELECT $1::bigint + g % $2, 'Coffee ' || g, ($4::text[])[1 + g % $5] || ' ' || g, 'DTL', 'NRML', 'LST'
       FROM generate_series(0, $2::integer * $3 - 1) AS g RETURNING coffeebean_seq AS number`,
    [cafe, CAFES, COFFEES_A_CAFE, ORIGINS.map(([name]) => name), ORIGINS.length],
  );
  return insert(
    admin,
    `INSERT INTO cafe_received (org, coffeebean_seq, received_date, received_div, received_mass, received_instock,
       blending_result_date)
     SELECT $1::bigint + g % $2, $3::bigint + g % $2 + $2 * (g / $2 % $4), date '2024-01-01' + (random() * 1000)::integer,
       'L' || g, 10000, (random() * 10000)::integer, date '2023-12-25' + (random() * 1000)::integer
       FROM generate_series(0, $5::integer - 1) AS g RETURNING received_seq AS number`,
    [cafe, CAFES, coffee, COFFEES_A_CAFE, LOTS],
  );
}

const ORIGINS = [
  ['에티오피아 예가체프 첼베사', 'ETH'],
  ['에티오피아 시다모 벤사', 'ETH'],
  ['Ethiopia Guji Uraga', 'ETH'],
  ['케냐 니에리 가톰보야 AA', 'KEN'],
  ['Kenya Kirinyaga Kainamui', 'KEN'],
  ['콜롬비아 우일라 핑크 버번', 'COL'],
  ['Colombia Nariño La Unión', 'COL'],
  ['과테말라 안티구아 산타 클라라', 'GTM'],
  ['Guatemala Huehuetenango', 'GTM'],
  ['코스타리카 타라주 돈 마요', 'CRI'],
  ['파나마 보케테 게이샤', 'PAN'],
  ['Brazil Cerrado Yellow Bourbon', 'BRA'],
  ['인도네시아 수마트라 만델링', 'IDN'],
] as const;
const WAYS = ['워시드', '내추럴', 'Honey', '무산소 발효', 'Washed', 'Natural'];
const PLACES = ['카페 온도 연남', '집', 'Roastery Bom', '모퉁이 커피', '회사 탕비실', 'Slow Morning', '한강 앞 카페'];
const FLAVORS = ['JASMINE', 'PEACH', 'HONEY', 'BLACK_TEA', 'LEMON', 'BLUEBERRY', 'CHOCOLATE', 'LIME'];
const MEMO =
  '처음에는 재스민 향이 은은하게 올라오고, 식으면서 복숭아와 꿀 같은 단맛이 길게 남는다. Bright but round, like black tea with honey. 다음에는 물 온도를 조금 낮춰 보기.';

/** Notes of the people that an expression names, some of them shorter than others. */
export function addNotes(admin: pg.Client, notes: number, user: string): Promise<number> {
  return insert(
    admin,
    `INSERT INTO user_cupnote (user_seq, cupnote_name, store_name, cupnote_place, cupnote_date, cupnote_main,
       cupnote_balance_point, cupnote_aroma_point, cupnote_sweetness_point, cupnote_body_point,
       cupnote_flavor_point, cupnote_acidity_point, cupnote_flavor_list, cupnote_desc, blending_country_list,
       outside_air, outside_humidity, rgst_by)
     SELECT ${user}, ($2::text[])[o] || ' ' || ($4::text[])[1 + floor(random() * 6)] || ' ' || g,
       CASE WHEN random() < 0.8 THEN ($5::text[])[1 + floor(random() * 7)] END,
       (ARRAY['HOME', 'CAFE'])[1 + floor(random() * 2)], date '2021-01-01' + floor(random() * 2100)::integer,
       random() < 0.05, 3 + g % 8, g % 11, 3 + g / 7 % 8, 2 + g / 3 % 9, 4 + g / 5 % 7, g / 2 % 11,
       ($6::text[])[f:f + 3], CASE WHEN random() < 0.5 THEN $7 END, ARRAY[($3::text[])[o]],
       (500 + random() * 2500)::integer, (300 + random() * 500)::integer, ${user}
       FROM (SELECT g, 1 + floor(random() * 13)::integer AS o, 1 + floor(random() * 5)::integer AS f
               FROM generate_series(0, $1::integer - 1) AS g) AS t
     RETURNING cupnote_seq AS number`,
    [notes, ORIGINS.map(([name]) => name), ORIGINS.map(([, country]) => country), WAYS, PLACES, FLAVORS, MEMO],
  );
}
