import type { Row } from '@hanjan/core';
import { roasterQcBlendingScreen } from '@hanjan/model/qc/qc_blending.ts';
import { roasterQcBrewingDefaultScreen } from '@hanjan/model/qc/qc_brewing_default.ts';
import { roasterQcGreenbeanScreen } from '@hanjan/model/qc/qc_greenbean.ts';
import { roasterQcRoastingScreen } from '@hanjan/model/qc/qc_roasting.ts';
import { roasterBlendingScreen } from '@hanjan/model/roaster/blending.ts';
import { roasterEquipScreen } from '@hanjan/model/roaster/equip.ts';
import { roasterGreenbeanScreen } from '@hanjan/model/roaster/greenbean.ts';
import { roasterGreenbeanYearScreen } from '@hanjan/model/roaster/greenbean_year.ts';
import { roasterRoastingScreen } from '@hanjan/model/roaster/roasting.ts';
import { roasterRoastingResultScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { book, type Move } from '../domain/stock.ts';
import { asPerson, type Engine, type Made, type Write } from './as_person.ts';
import { type Batch, type BlendMade, blendsGone, makeBlend } from './blending.ts';
import { BLENDS, OPEN } from './blends.ts';
import type { Chance } from './chance.ts';
import { blendCuppingOf, greenCuppingOf, roastCuppingOf, secondOpinion } from './cuppings.ts';
import { ROASTER_EQUIPMENT } from './equipment.ts';
import { beanOf, GREEN, measuredOf, yearOf } from './green.ts';
import { type LastMove, lastMove } from './moves.ts';
import { daysBefore, type Regions } from './notes.ts';
import { SETTINGS, tasteBlend } from './qc_brewing.ts';
import { greenOf, planOf, RECIPES, type Roast, usedBy } from './roast_plan.ts';
import { type Keys, resultOf } from './roasts.ts';
import { supplyRoastery } from './supplies.ts';

/** The demo's roastery that has records. */
export const ROASTERY = 'bulssi';

/** What a day of the roastery needs. */
interface Place {
  readonly today: string;
  readonly chance: Chance;
  readonly keys: Keys;
  readonly lots: readonly number[];
  readonly blends: readonly number[];
  readonly settings: readonly number[];
}

const MANAGER = 'demo.roaster.mng';
const SENIOR = 'demo.roaster.sast';
/** They roast in turn; the last one keeps curves. */
const ROASTERS = ['demo.roaster.roaster', 'demo.roaster.paid'] as const;

/** How many days before today the first lot came, before the first roast. */
const FIRST_LOT = 76;
/** ×10 g in a kilogram. */
const KG = 10_000;
/** More than is ever sorted out or counted away. */
const SPARE_KG = 10;

/**
 * Two months of a roastery, day after day as they would have come: equipment, green beans and their lots, recipes, roasts,
 * counts, waste and cuppings. Answers which move was the last of each day: all of them were written today.
 */
export async function runRoastery(
  engine: Engine,
  made: Made,
  chance: Chance,
  today: string,
  regions: Regions,
): Promise<LastMove[]> {
  const plan = planOf(chance);
  const days: LastMove[] = [];
  const on = (ago: number, user_id: string, write: Write) =>
    asPerson(
      engine,
      made,
      user_id,
      'ko',
      async (save, work) => {
        await write(save, work);
        days.push({ day: daysBefore(today, ago), move_seq: await lastMove(work) });
      },
      ROASTERY,
    );

  const machines: number[] = [];
  const beans: number[] = [];
  const lots: number[] = [];
  await on(FIRST_LOT, MANAGER, async (save) => {
    for (const one of ROASTER_EQUIPMENT) machines.push(await save(roasterEquipScreen, one));
    for (const one of GREEN) beans.push(await save(roasterGreenbeanScreen, beanOf(one, today, regions)));
    await supplyRoastery(save, today);
  });
  const used = usedBy(plan);
  for (const [nth, bean] of GREEN.entries()) {
    const needed = (used.get(nth) ?? 0) / KG + SPARE_KG;
    const bags = Math.ceil((needed * (100 + chance.between(0, 40))) / 100 / bean.bag);
    const ago = FIRST_LOT - 2 * nth;
    const lot = {
      greenbean_roaster_seq: beans[nth],
      greenbean_year: yearOf(today),
      greenbean_import_date: daysBefore(today, ago),
      greenbean_packaging_date: daysBefore(today, ago + chance.between(60, 110)),
      greenbean_received_mass: bags * bean.bag * KG,
      ...measuredOf(bean),
    };
    await on(ago, MANAGER, async (save) => {
      const greenbean_year_seq = await save(roasterGreenbeanYearScreen, lot);
      lots.push(greenbean_year_seq);
      const cupping = greenCuppingOf(chance, nth, daysBefore(today, ago));
      await save(roasterQcGreenbeanScreen, { ...cupping, greenbean_year_seq });
    });
  }
  const recipes: number[] = [];
  const blends: number[] = [];
  const settings: number[] = [];
  await on(FIRST_LOT - 2 * GREEN.length, SENIOR, async (save) => {
    for (const [nth, { ko, en }] of RECIPES.entries()) {
      const rows = greenOf(nth).map(({ bean, mass, share }, at) => ({
        greenbean_order: at + 1,
        greenbean_roaster_seq: beans[bean],
        greenbean_mass: mass,
        greenbean_percent: share * 10,
      }));
      const known = { roasting_name_locale: ko, roasting_name: en, roasting_machine_seq: machines[0] };
      const body = { ...known, roasting_profile_use: true, roasting_default_greenbean: rows };
      recipes.push(await save(roasterRoastingScreen, body));
    }
    for (const [nth, blend] of BLENDS.entries()) {
      const { ko, en, desc, parts } = blend;
      const roasting_comb = parts.map(([recipe, kg]) => ({ roasting_seq: recipes[recipe], roasting_mass: kg * KG }));
      const known = { blending_name_locale: ko, blending_name: en, blending_desc: desc, ...OPEN };
      const blending_seq = await save(roasterBlendingScreen, { ...known, roasting_comb });
      blends.push(blending_seq);
      for (const ago of [3 + 5 * nth, 24 + 5 * nth]) {
        const cupping = blendCuppingOf(chance, blend, daysBefore(today, ago));
        await save(roasterQcBlendingScreen, { ...cupping, blending_seq });
      }
    }
    for (const one of SETTINGS) settings.push(await save(roasterQcBrewingDefaultScreen, one));
  });
  const place = { today, chance, lots, blends, settings, keys: { beans, recipes, machine: machines[0] ?? 0 } };
  await workThrough(plan, place, on);
  return days;
}

/** Does something as somebody on a day. */
type On = (ago: number, user_id: string, write: Write) => Promise<void>;

/** Every third day something is blended. */
const BLENDS_EVERY = 3;

/** Roasts what was planned and blends some of it; what was made goes out within days, which is seen when it is counted. */
async function workThrough(
  plan: readonly Roast[],
  { today, chance, keys, lots, blends, settings }: Place,
  on: On,
): Promise<void> {
  const batches: Batch[] = [];
  const made: BlendMade[] = [];
  const first = Math.max(...plan.map(({ ago }) => ago));
  for (let ago = first; ago >= 0; ago -= 1) {
    const moves = [...countsOf(batches, ago), ...blendsGone(made, ago), ...lossesOf(chance, lots, ago)];
    if (moves.length > 0) await on(ago, SENIOR, async (_, work) => void (await book(work, moves)));
    const roasts = plan.filter((roast) => roast.ago === ago);
    if (roasts.length === 0) continue;
    const user_id = ROASTERS[ago % ROASTERS.length] ?? ROASTERS[0];
    const tasted: Row[] = [];
    await on(ago, user_id, async (save, work) => {
      for (const roast of roasts) {
        const body = resultOf(chance, roast, keys, today, user_id === 'demo.roaster.paid');
        const key = await save(roasterRoastingResultScreen, body);
        if (roast.step !== 'DONE') continue;
        const cupped = chance.percent(40) ? chance.between(10, 25) * 100 : 0;
        if (cupped > 0) {
          await book(work, [{ lot: 'roasting', key, mass: -cupped, reason: 'WASTE', memo: '커핑 샘플' }]);
          const cupping = roastCuppingOf(chance, roast.recipe, daysBefore(today, ago));
          const note = { ...cupping, roasting_result_key: key };
          await save(roasterQcRoastingScreen, note);
          tasted.push(note);
        }
        batches.push({ key, ago, recipe: roast.recipe, mass: Number(body.roasting_mass) - cupped });
      }
    });
    if (tasted.length > 0)
      await on(ago, SENIOR, async (save) => {
        for (const [nth, note] of tasted.entries()) await save(roasterQcRoastingScreen, secondOpinion(note, ago + nth));
      });
    if (ago % BLENDS_EVERY !== 0) continue;
    await on(ago, ROASTERS[0], async (save, work) => {
      const blend = await makeBlend(save, work, { blends, batches, day: daysBefore(today, ago), ago });
      if (!blend) return;
      made.push(blend);
      await tasteBlend(save, chance, blend, settings, today);
    });
  }
}

const DELIVERED = { move_customer_seq: null, move_bag_mass: null, move_bag_count: null } as const;

/** After three days a third of a batch is left, after a week nothing. */
function countsOf(batches: readonly Batch[], ago: number): Move[] {
  return batches.flatMap((batch): Move[] => {
    const { key } = batch;
    const leave = (left: number, move_customer: string): Move[] => {
      const by = batch.mass - left;
      batch.mass = left;
      return by > 0
        ? [{ lot: 'roasting', key, mass: -by, reason: 'DELIVER', left: { ...DELIVERED, move_customer } }]
        : [];
    };
    if (batch.ago - ago === 3)
      return leave(Math.round(batch.mass * 0.035) * 10, key % 2 === 0 ? '카페 온도' : '골목 커피');
    return batch.ago - ago === 7 ? leave(0, '온라인 주문') : [];
  });
}

/** Green beans are counted every four weeks, and now and then some are sorted out. */
function lossesOf(chance: Chance, lots: readonly number[], ago: number): Move[] {
  const move = (key: number, mass: number, reason: Move['reason'], memo: string): Move[] =>
    mass > 0 ? [{ lot: 'greenbean', key, mass: -mass, reason, memo }] : [];
  if (ago % 28 === 14) return lots.flatMap((key) => move(key, chance.between(0, 6) * 1_000, 'COUNT', '월말 실사'));
  const [key = 0] = chance.some(lots, 1);
  return ago % 17 === 11 ? move(key, chance.between(8, 25) * 1_000, 'WASTE', '결점두 선별') : [];
}
