import { GUEST, type Row } from '@hanjan/core';
import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { userBrewingDefaultScreen } from '@hanjan/model/user/brewing_default.ts';
import { userBrewingResultScreen } from '@hanjan/model/user/brewing_result.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { userEquipScreen } from '@hanjan/model/user/equip.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { inTransaction } from '../db/client.ts';
import { book } from '../domain/stock.ts';
import { updateRecord } from '../engine/save.ts';
import type { Work } from '../engine/work.ts';
import { Refusal } from '../http/refusal.ts';
import { madeUpPassword } from '../sign/one_time.ts';
import { hashPassword } from '../sign/password.ts';
import { asPerson, type Engine, type Made, type Write } from './as_person.ts';
import { runBar } from './bar.ts';
import { brewOf, RECIPES } from './brews.ts';
import { runChain } from './chain.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { COFFEES } from './coffees.ts';
import { dialIn } from './dial.ts';
import { sellDrinks } from './drink/sell.ts';
import { EQUIPMENT } from './equipment.ts';
import { writeEvents } from './events.ts';
import { linkCafes } from './links.ts';
import { dateMoves, type LastMove, lastMove } from './moves.ts';
import { daysBefore, noteOf, originOf, type Regions } from './notes.ts';
import { type DemoPerson, ORGS, type OrgName, PEOPLE } from './people.ts';
import { aloneWithDemo, clearDemo, isFilled } from './remove.ts';
import { ROASTERY, runRoastery } from './roastery.ts';
import { supplyCafe } from './supplies.ts';

/** Where the demo is filled in: the application's way in for records, the owner's for people and organisations. */
export interface DemoPlace extends Engine {
  /** The database as its owner reaches it. */
  readonly url: string;
}

/** The people of the demo and the one password they share, shown once. */
export interface Filled {
  readonly password: string;
  readonly people: readonly {
    readonly user_id: string;
    readonly user_name: string;
    readonly places: readonly Row[];
  }[];
}

/**
 * Fills in two cafes, two roasters, a person of every role and state, and hundreds of records in both languages, all of
 * it marked as demo. Records go through the same checks as anybody's. Refuses with 409 when the demo is there already;
 * nobody of it can sign in before it is whole, and what a crash left unfinished is begun anew.
 */
export const fillDemo = (place: DemoPlace): Promise<Filled> =>
  aloneWithDemo(place.url, async (client) => {
    if (await isFilled(client)) throw new Refusal(409, 'demo_filled');
    await clearDemo(client);
    const password = madeUpPassword(20);
    const made = await settle(client, await hashPassword(password));
    const moves = await writeRecords(place, made);
    for (const [org, days] of moves) await dateMoves(client, made.orgs.get(org), days);
    await client.query('UPDATE account SET user_use = true WHERE is_demo');
    return filled(password);
  });

async function writeRecords(engine: DemoPlace, made: Made): Promise<Map<OrgName, LastMove[]>> {
  const moves = new Map<OrgName, LastMove[]>();
  const regions = await engine.db.transact(GUEST, async (run) => {
    const rows = await run(
      sql<{ place: string; region_seq: number }>`SELECT region_country || '/' || region_code AS place, region_seq
        FROM region WHERE region_code IS NOT NULL`,
    );
    return new Map(rows.map(({ place, region_seq }) => [place, region_seq]));
  });
  const today = new Date().toISOString().slice(0, 10);
  for (const [at, person] of PEOPLE.entries()) await writeOwn(engine, made, person, chanceFrom(at + 1), today, regions);
  for (const [at, org] of (['mulgyeol', 'yeobaek'] as const).entries())
    moves.set(org, await stockCafe(engine, made, org, chanceFrom(100 + at), today, regions));
  await writeEvents(engine, made, today);
  await linkCafes(engine, made);
  moves.set(ROASTERY, await runRoastery(engine, made, chanceFrom(200), today, regions));
  const chain = await runChain(engine, made, chanceFrom(300), today);
  for (const [org, days] of chain) moves.set(org, [...(moves.get(org) ?? []), ...days]);
  return moves;
}

/** What is reported of the demo, once. */
function filled(password: string): Filled {
  const people = PEOPLE.map(({ user_id, user_name, places }) => ({
    user_id,
    user_name,
    places: places.map(({ org, auth, off }) => ({
      org_kind: ORGS[org].kind,
      org_name: ORGS[org].en,
      org_name_locale: ORGS[org].ko,
      user_auth: auth,
      user_use: !off,
    })),
  }));
  return { password, people };
}

/** Makes the accounts, organisations and memberships, all or none. */
const settle = (client: pg.Client, user_pass: string): Promise<Made> =>
  inTransaction(client, async () => {
    const people = new Map<string, number>();
    for (const { user_id, user_name, country, user_type = 'USER' } of PEOPLE) {
      const { rows } = await client.query<{ user_seq: string }>(
        `INSERT INTO account (user_id, user_pass, user_name, user_country, user_type, privacy_at, is_demo, user_use)
         VALUES ($1, $2, $3, $4, $5, now(), true, false) RETURNING user_seq`,
        [user_id, user_pass, user_name, country, user_type],
      );
      people.set(user_id, Number(rows[0]?.user_seq));
    }
    const orgs = new Map<OrgName, number>();
    for (const [name, { kind, ko, en }] of Object.entries(ORGS)) {
      const { rows } = await client.query<{ org: string }>(
        "SELECT set_config('app.org', nextval(pg_get_serial_sequence('org', 'org'))::text, true) AS org",
      );
      const org = Number(rows[0]?.org);
      await client.query(
        `INSERT INTO org (org, org_kind, org_name, org_name_locale, is_demo) OVERRIDING SYSTEM VALUE
         VALUES ($1, $2, $3, $4, true)`,
        [org, kind, en, ko],
      );
      orgs.set(name as OrgName, org);
      for (const { user_id, user_name, places } of PEOPLE) {
        const place = places.find((one) => one.org === name);
        if (!place) continue;
        await client.query(
          'INSERT INTO membership (org, user_seq, user_auth, user_nick, user_desc, user_use) VALUES ($1, $2, $3, $4, $5, $6)',
          [org, people.get(user_id), place.auth, user_name, place.says ?? null, !place.off],
        );
      }
    }
    return { orgs, people };
  });

/** Who brews at home writes down a brew for every few notes. */
const NOTES_TO_A_BREW = 4;

async function writeOwn(
  engine: Engine,
  made: Made,
  { user_id, notes, locale, places }: DemoPerson,
  chance: Chance,
  today: string,
  regions: Regions,
): Promise<void> {
  await asPerson(engine, made, user_id, locale, async (save) => {
    for (let left = notes; left > 0; left -= 1) await save(userCupnoteScreen, noteOf(chance, locale, today, regions));
    if (places.length > 0) return;
    for (const equipment of EQUIPMENT) await save(userEquipScreen, equipment);
    const recipes: number[] = [];
    for (const recipe of RECIPES) recipes.push(await save(userBrewingDefaultScreen, recipe));
    for (let left = notes; left > 0; left -= NOTES_TO_A_BREW)
      await save(userBrewingResultScreen, brewOf(chance, locale, today, recipes));
  });
}

/** How many of its coffees a cafe brews at a time. */
const AT_BAR = 4;

/** A lot as the demo remembers it. */
interface CameIn {
  readonly key: number;
  readonly received_div: string;
  readonly ago: number;
  left: number;
}

/** After so many days a lot is used up. */
const LASTS = 20;

/** Writes down of lots that nothing of them is left. */
async function countEmpty(work: Work, lots: readonly CameIn[]): Promise<void> {
  await book(
    work,
    lots.map(({ key, left }) => ({ lot: 'received', key, mass: -left, reason: 'COUNT', memo: '다 씀' })),
  );
  for (const lot of lots) lot.left = 0;
}

/** A cafe's coffees, the lots that came in, and a few corrections so that there is a history to see. */
async function stockCafe(
  engine: Engine,
  made: Made,
  org: OrgName,
  chance: Chance,
  today: string,
  regions: Regions,
): Promise<LastMove[]> {
  const isSmall = org === 'yeobaek';
  const [buyer, barista, senior] = isSmall
    ? ['demo.two.cafes', 'demo.two.cafes', 'demo.cafe.and.roaster']
    : ['demo.cafe.mng', 'demo.cafe.barista', 'demo.cafe.sast'];
  const inCafe = (user_id: string, write: Write) => asPerson(engine, made, user_id, 'ko', write, org);
  const beans: number[] = [];
  const lots: CameIn[] = [];
  const days: LastMove[] = [];
  let supplies: ReadonlyMap<string, number> = new Map();
  await inCafe(buyer, async (save) => {
    for (const [nth, coffee] of (isSmall ? COFFEES.slice(5, 13) : COFFEES).entries()) {
      const bean = {
        coffeebean_name_locale: coffee.ko,
        coffeebean_name: coffee.en,
        coffeebean_single_origin: true,
        // It is ordered from the demo's roasteries.
        coffeebean_roaster: ORGS[nth % 3 === 1 ? 'sangyeol' : ROASTERY].ko,
        coffeebean_days: nth % 4 === 1 ? 5 : null,
        ...originOf(coffee, regions),
      };
      beans.push(await save(cafeCoffeebeanScreen, bean));
    }
    if (!isSmall) supplies = await supplyCafe(save, today);
  });
  if (!isSmall) await inCafe(barista, (save) => dialIn(save, beans[0] ?? null));
  const others = isSmall ? beans : beans.slice(AT_BAR);
  for (let ago = 240; ago >= 0; ago -= chance.between(1, isSmall ? 9 : 4)) {
    const received_date = daysBefore(today, ago);
    const received_div = `${chance.pick(['A', 'B', 'C'])}-${received_date.slice(5).replace('-', '')}`;
    const lot = {
      coffeebean_seq: chance.pick(others),
      received_date,
      received_div,
      received_mass: chance.pick([5_000, 10_000, 10_000, 20_000, 50_000]),
      blending_result_date: daysBefore(received_date, chance.between(1, 9)),
      blending_loss: chance.between(125, 172),
    };
    await inCafe(barista, async (save) => {
      lots.push({ key: await save(cafeReceivedScreen, lot), received_div, ago, left: lot.received_mass });
    });
    await inCafe(senior, async (_, work) => {
      await countEmpty(
        work,
        lots.filter((one) => one.left > 0 && one.ago > ago + LASTS),
      );
      days.push({ day: received_date, move_seq: await lastMove(work) });
    });
  }
  await inCafe(senior, async (_, work) => {
    for (const { key, received_div } of chance.some(
      lots.filter(({ left }) => left > 0),
      4,
    )) {
      const change = { received_mass: chance.pick([4_800, 9_700, 19_500]), received_div: `${received_div} 재계량` };
      await updateRecord(work, cafeReceivedScreen, { received_seq: key, UPList: Object.keys(change), ...change });
    }
  });
  // Some of what does not stand at the bar is ordered no more.
  await inCafe(buyer, async (_, work) => {
    for (const coffeebean_seq of beans.slice(AT_BAR).filter(() => chance.percent(15)))
      await updateRecord(work, cafeCoffeebeanScreen, {
        ...{ coffeebean_seq, UPList: ['coffeebean_use'], coffeebean_use: false },
      });
  });
  await inCafe(senior, async (_, work) => {
    days.push({ day: today, move_seq: await lastMove(work) });
  });
  if (isSmall) return days;
  const bar = await runBar({ buyer, senior, brewers: [barista, senior], in: inCafe }, beans.slice(0, AT_BAR), chance);
  const sellers = { buyer, tasters: [barista, senior], in: inCafe };
  await sellDrinks(sellers, { materials: supplies, coffees: beans.slice(0, AT_BAR) }, today);
  return [...days, ...bar];
}
