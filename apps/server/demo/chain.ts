import type { Row } from '@hanjan/core';
import { coffeeOf, lotOf, noteOf } from '@hanjan/model/bean/record_from_info.ts';
import { saidBy } from '@hanjan/model/brewing/recipe.ts';
import { cafeBrewingDefault, cafeBrewingDefaultScreen } from '@hanjan/model/cafe/brewing/brewing_default.ts';
import { cafeBrewingResult, cafeBrewingResultScreen } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeQcCoffeebeanScreen } from '@hanjan/model/cafe/qc_coffeebean.ts';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { roasterQcBlendingResultScreen } from '@hanjan/model/qc/qc_blending_result.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { sql } from 'kysely';
import { beanInfo } from '../domain/bean_info.ts';
import { orgOf } from '../domain/org.ts';
import { book } from '../domain/stock.ts';
import type { Work } from '../engine/work.ts';
import { asPerson, type Engine, type Made, type Write } from './as_person.ts';
import { BAR_RECIPES } from './bar_plan.ts';
import { BLENDS, OPEN } from './blends.ts';
import type { Chance } from './chance.ts';
import { blendCuppingOf } from './cuppings.ts';
import { type LastMove, lastMove } from './moves.ts';
import { daysBefore } from './notes.ts';
import { ORGS, type OrgName } from './people.ts';
import { ROASTERY } from './roastery.ts';

/** The cafe that the roastery supplies. */
const CAFE = 'mulgyeol';
/** What it is supplied with: bags of so much, ×10 g, so many at a time; of the first delivery one is missing. */
const [BAG, BAGS, MISSING] = [2_000, 12, 1];
/** How the cafe brews the blend, and how often a day. */
const [RECIPE, CUPS] = [2, 2];

/** A batch of a blend of which there is enough to deliver. */
interface Batch {
  readonly key: number;
  readonly day: string;
  readonly name: string;
  readonly link: string;
}

/** What the chain wrote, by the organisation whose stock it moved. */
type Days = ReadonlyMap<OrgName, readonly LastMove[]>;

/**
 * From the roastery to a cup: the oldest blend that is there was delivered in bags to the linked cafe, which received it
 * by its link with a bag missing, brewed and tasted it; a guest wrote a note of it. The newest one is under way.
 */
export async function runChain(engine: Engine, made: Made, chance: Chance, today: string): Promise<Days> {
  const days = { [ROASTERY]: [] as LastMove[], [CAFE]: [] as LastMove[] };
  const as = (org: typeof ROASTERY | typeof CAFE, user_id: string, write: Write, day = today) =>
    asPerson(
      engine,
      made,
      user_id,
      'ko',
      async (save, work) => {
        await write(save, work);
        days[org].push({ day, move_seq: await lastMove(work) });
      },
      org,
    );

  let [first, last]: [Batch | undefined, Batch | undefined] = [undefined, undefined];
  await as(ROASTERY, 'demo.roaster.sast', async (_, work) => {
    const batches = await readBatches(work);
    [first, last] = [batches[0], batches.at(-1)];
  });
  const [batch, newest] = [first as Batch | undefined, last as Batch | undefined];
  if (!batch || !newest) return new Map();
  const after = (count: number) => earlier(daysBefore(batch.day, -count), today);
  await as(ROASTERY, 'demo.roaster.sast', (_, work) => deliver(work, batch), after(1));
  if (newest.key !== batch.key) await as(ROASTERY, 'demo.roaster.sast', (_, work) => deliver(work, newest));
  const taste = (day: string): Row => {
    const blend = BLENDS.find(({ ko }) => ko === batch.name);
    return blend ? { ...blendCuppingOf(chance, blend, day), cupnote_main: true } : {};
  };
  await as(ROASTERY, 'demo.roaster.smng', async (save, { run, actor }) => {
    const [setting] = await run(
      sql<{ brewing_seq: number }>`SELECT min(brewing_seq) AS brewing_seq FROM roaster_qc_brewing_default
        WHERE org = ${orgOf(actor)} AND brewing_public`,
    );
    const brewed = { brewing_result_use: true, brewing_seq: setting?.brewing_seq ?? null };
    await save(roasterQcBlendingResultScreen, { ...taste(after(2)), ...brewed, blending_result_key: batch.key });
  });

  let coffee: Row = {};
  await as(CAFE, 'demo.cafe.sast', async (save, work) => {
    coffee = await receive(save, work, batch, after(2));
  });
  for (let ago = 2; after(ago) < today; ago += 1)
    await as(CAFE, 'demo.cafe.barista', (save) => brew(save, chance, coffee, after(ago)), after(ago));
  await as(CAFE, 'demo.cafe.barista', (save) => brew(save, chance, coffee, today));
  await as(CAFE, 'demo.cafe.smng', async (save) => {
    const { cupnote_name: _plain, cupnote_name_locale: _locale, ...cup } = taste(after(3));
    await save(cafeQcCoffeebeanScreen, { ...cup, coffeebean_seq: coffee.coffeebean_seq });
  });
  await asPerson(engine, made, 'demo.home', 'ko', async (save, work) => {
    const info = await beanInfo(work.run, 'CAFEDT', coffee.link);
    const { cupnote_name_locale: _locale, cupnote_main: _main, ...cup } = taste(after(4));
    await save(userCupnoteScreen, { ...cup, ...noteOf(info, 'ko'), cupnote_place: 'CAFE' });
  });
  return new Map<OrgName, readonly LastMove[]>([
    [ROASTERY, days[ROASTERY]],
    [CAFE, days[CAFE]],
  ]);
}

const earlier = (day: string, other: string) => (day < other ? day : other);

/** The batches of which there is enough for a delivery, the oldest first. */
const readBatches = ({ run, actor }: Work): Promise<Batch[]> =>
  run(
    sql<Batch>`SELECT blending_result_key AS key, blending_result_date AS day, blending_name_locale AS name,
        blending_result_uuid_cafe AS link FROM roaster_blending_result
      WHERE org = ${orgOf(actor)} AND blending_instock >= ${BAG * BAGS} AND removed_at IS NULL
      ORDER BY blending_result_date, blending_result_key`,
  );

/** Bags of a batch go to the linked cafe. */
async function deliver(work: Work, { key }: Batch): Promise<void> {
  const [link] = await work.run(
    sql<{ key: number }>`SELECT roaster_cafe_seq AS key FROM roaster_cafe
      WHERE org = ${orgOf(work.actor)} AND roaster_cafe_auth = 'CSTMR' ORDER BY roaster_cafe_seq LIMIT 1`,
  );
  const left = {
    ...{ move_customer_seq: link?.key ?? null, move_customer: null },
    ...{ move_bag_mass: BAG, move_bag_count: BAGS },
  };
  await book(work, [{ lot: 'blending', key, mass: -BAG * BAGS, reason: 'DELIVER', left }]);
}

/** The cafe registers the blend and receives the batch by its link, and writes how it brews it. */
async function receive(save: Parameters<Write>[0], work: Work, batch: Batch, received_date: string): Promise<Row> {
  const info = await beanInfo(work.run, 'RSTRDT', batch.link);
  const blend = await beanInfo(work.run, 'RSTRDF', info.detail_result.blending_uuid);
  const coffeebean_seq = await save(cafeCoffeebeanScreen, {
    ...coffeeOf(blend, 'ko'),
    ...{ coffeebean_roaster: ORGS[ROASTERY].ko, blending_info_use: true, blending_cupnote_use: true },
    ...OPEN,
  });
  const lot: Row = {
    ...lotOf(info),
    ...{ coffeebean_seq, received_date, received_mass: BAG * (BAGS - MISSING) },
    received_div: `B-${received_date.slice(5).replace('-', '')}`,
  };
  const received_seq = await save(cafeReceivedScreen, lot);
  const [stored] = await work.run(
    sql<{ link: string }>`SELECT received_uuid_str AS link FROM cafe_received
      WHERE org = ${orgOf(work.actor)} AND received_seq = ${received_seq}`,
  );
  const { blending_name_locale: ko = '', blending_name: en = '' } = info.detail_result;
  const brewing_seq = await save(cafeBrewingDefaultScreen, {
    ...BAR_RECIPES[RECIPE],
    ...{ brewing_name_locale: `${ko} 핸드 드립`, brewing_name: `${en}, hand drip` },
    ...{ coffeebean_seq, brewing_public: true, brewing_step_use: true, brewing_start_mass: 600 },
    ...{ brewing_step1_term: 40_000, brewing_step1_mass: 1300, brewing_step2_term: 90_000, brewing_step2_mass: 1300 },
    brewing_step_end_term: 170_000,
  });
  const { blending_result_date, blending_loss } = lot;
  return { coffeebean_seq, received_seq, brewing_seq, blending_result_date, blending_loss, link: stored?.link };
}

/** The cups of a day. */
async function brew(save: Parameters<Write>[0], chance: Chance, coffee: Row, day: string): Promise<void> {
  const { link: _link, ...of } = coffee;
  const said = saidBy(BAR_RECIPES[RECIPE] ?? {}, cafeBrewingDefault, cafeBrewingResult);
  for (let nth = 0; nth < CUPS; nth += 1)
    await save(cafeBrewingResultScreen, {
      ...{ ...said, ...of, brewing_result_date: day, brewing_result_main: nth === CUPS - 1 },
      brewing_term: Number(said.brewing_term) + chance.between(-3, 3) * 2000,
      brewing_result_tds: chance.between(128, 142),
      brewing_satis: chance.between(7, 9),
    });
}
