import { createHash } from 'node:crypto';
import { entities, screens } from '@hanjan/model';
import type pg from 'pg';
import type { EmbeddedAddresses } from '../../apps/server/db/embedded/bootstrap.ts';
import { purgeNow } from '../../test/harness/purge.ts';
import { addNotes, addPeople, asAdmin } from '../api/data.ts';

/** How much there is in a database. */
export interface Size {
  readonly people: number;
  /** Of all people together. */
  readonly notes: number;
  /** Of one cafe, as many on each day. */
  readonly brews: number;
}

/** What the calls ask for: the token of somebody who wrote notes and works at the cafe. */
export interface Grown {
  readonly token: string;
  readonly cafe: number;
  /** Days on which the cafe brewed, the last one of them yesterday. */
  readonly days: number;
}

export const BREWS_A_DAY = 137;
const COFFEES = 40;

/** Fills a database; a person has as many notes and a day as many brews however large it is. */
export async function grow({ adminUrl, logins }: EmbeddedAddresses, { people, notes, brews }: Size): Promise<Grown> {
  const tokens = Array.from({ length: people }, (_, at) =>
    createHash('sha256').update(`grown ${at}`).digest('base64url'),
  );
  return asAdmin(adminUrl, async (admin) => {
    await admin.query('SELECT setseed(0.5)');
    const user = await addPeople(admin, tokens);
    await addNotes(admin, notes, `${user} + g % ${people}`);
    const days = Math.ceil(brews / BREWS_A_DAY);
    const cafe = await addCafe(admin, user, brews, days);
    await purgeNow(logins, { entities, screens });
    await admin.query('VACUUM ANALYZE');
    return { token: tokens[0] ?? '', cafe, days };
  });
}

/** A cafe with coffees and what it brewed of them. */
async function addCafe(admin: pg.Client, user: number, brews: number, days: number): Promise<number> {
  const { rows } = await admin.query<{ org: string }>(
    "INSERT INTO org (org_kind, org_name) VALUES ('cafe', '카페 온도') RETURNING org",
  );
  const cafe = Number(rows[0]?.org);
  await admin.query("INSERT INTO membership (org, user_seq, user_auth, user_nick) VALUES ($1, $2, 'OWN', '주인')", [
    cafe,
    user,
  ]);
  await admin.query(
    `INSERT INTO cafe_coffeebean (org, coffeebean_name, coffeebean_name_locale, cafe_public_stage, customer_public_stage, normal_public_stage)
     SELECT $1, (ARRAY['Ethiopia Guji', 'Kenya Nyeri', 'Colombia Huila', 'Brazil Cerrado'])[1 + g % 4] || ' ' || g,
            (ARRAY['에티오피아 구지', '케냐 니에리', '콜롬비아 우일라', '브라질 세하두'])[1 + g % 4] || ' ' || g, 'DTL', 'NRML', 'LST'
       FROM generate_series(0, $2::integer - 1) AS g`,
    [cafe, COFFEES],
  );
  await admin.query(
    `INSERT INTO cafe_brewing_result (org, brewing_result_date, coffeebean_seq, brewing_type, brewing_bean_mass, brewing_mass,
       brewing_term, brewing_grinder_point, brewing_satis, brewing_default_memo, rgst_by)
     SELECT $1, current_date - 1 - (g % $3)::integer, (SELECT min(coffeebean_seq) FROM cafe_coffeebean WHERE org = $1) + g % $4,
            (ARRAY['ESPR', 'HAND', 'AREO', 'FRPR'])[1 + floor(4 * power(random(), 3))], 180 + g % 30, 360 + g % 100, 28000 + g % 7 * 100,
            12 + g % 5, 5 + g % 6, CASE WHEN g % 97 = 0 THEN '조금 더 가늘게. Finer by one.' END, $5
       FROM generate_series(0, $2::integer - 1) AS g`,
    [cafe, brews, days, COFFEES, user],
  );
  return cafe;
}
