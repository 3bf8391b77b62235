import { pick, type Row } from '@hanjan/core';
import { clockOf, HOME_ZONE } from '@hanjan/core/calc/time/zone.ts';
import { saidBy } from '@hanjan/model/brewing/recipe.ts';
import { cafeBrewingDefault, cafeBrewingDefaultScreen } from '@hanjan/model/cafe/brewing/brewing_default.ts';
import { cafeBrewingResult, cafeBrewingResultScreen } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { cafeCareScreen } from '@hanjan/model/cafe/care.ts';
import { cafeEquipScreen } from '@hanjan/model/cafe/equip.ts';
import { cafeQcCoffeebeanScreen } from '@hanjan/model/cafe/qc_coffeebean.ts';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { book, type Move } from '../domain/stock.ts';
import type { Save, Write } from './as_person.ts';
import { BAR_CARES, BAR_CLEANINGS, BAR_EQUIPMENT, BAR_RECIPES } from './bar_plan.ts';
import type { Chance } from './chance.ts';
import { COFFEES } from './coffees.ts';
import { secondOpinion } from './cuppings.ts';
import { type LastMove, lastMove } from './moves.ts';
import { daysBefore, tasteOf } from './notes.ts';
import { SENTENCES } from './words.ts';

/** A lot of one of the coffees at the bar. */
interface Lot extends Row {
  readonly received_seq: number;
  readonly coffeebean_seq: number;
  readonly received_date: string;
  readonly blending_result_date: string;
  readonly blending_loss: number;
  readonly received_mass: number;
}

/** Who works at the bar: whoever buys for it, and those who brew, by turns. */
interface Crew {
  readonly buyer: string;
  readonly senior: string;
  readonly brewers: readonly string[];
  in(user_id: string, write: Write): Promise<void>;
}

const DAYS = 30;

/** A lot and what is left of it. */
interface Open {
  readonly lot: Lot;
  left: number;
}

/**
 * A month at the bar of a cafe: every week lots come in, every morning its coffees are dialed in, and one brew stands for each
 * of them. Answers which move was the last of each day.
 */
export async function runBar(crew: Crew, coffees: readonly number[], chance: Chance): Promise<LastMove[]> {
  const now = new Date().toISOString();
  const { day: today } = clockOf(HOME_ZONE)(now);
  const [recipes, equipment]: [number[], number[]] = [[], []];
  const [lots, days]: [Open[], LastMove[]] = [[], []];
  await crew.in(crew.buyer, async (save) => {
    for (const one of BAR_EQUIPMENT) equipment.push(await save(cafeEquipScreen, one));
    for (const { nth, ago, care } of BAR_CARES)
      await save(cafeCareScreen, { ...care, cafe_equip_seq: equipment[nth], care_date: daysBefore(today, ago) });
  });
  await crew.in(crew.senior, async (save) => {
    for (const recipe of BAR_RECIPES) recipes.push(await save(cafeBrewingDefaultScreen, recipe));
  });
  // Once a week everybody tastes the same cups.
  const tasted = [26, 19, 12, 5].map((ago, nth) => noteOf(chance, nth, coffees[nth] ?? null, daysBefore(today, ago)));
  for (const [at, brewer] of crew.brewers.entries()) {
    await crew.in(brewer, async (save) => {
      for (const [nth, note] of tasted.entries())
        await save(cafeQcCoffeebeanScreen, at === 0 ? note : secondOpinion(note, nth));
      for (const [nth, days] of BAR_CLEANINGS.entries())
        for (const ago of days.filter((_, time) => time % crew.brewers.length === at))
          await save(cafeCareScreen, {
            ...{ cafe_equip_seq: equipment[nth], care_type: 'CLN', care_date: daysBefore(today, ago) },
          });
    });
  }
  for (let ago = DAYS + 4; ago >= 0; ago -= 1) {
    const day = daysBefore(today, ago);
    if ((DAYS + 4 - ago) % 7 === 0)
      await crew.in(crew.senior, async (save) => {
        const came = await receive(save, chance, coffees, day);
        lots.push(...came.map((lot) => ({ lot, left: lot.received_mass })));
      });
    await crew.in(crew.brewers[ago % crew.brewers.length] ?? crew.senior, async (save, work) => {
      if (ago <= DAYS) await brewAll({ save, chance, coffees, recipes, lots }, day, ago > 1, now);
      days.push({ day, move_seq: await lastMove(work) });
    });
  }
  await crew.in(crew.senior, async (_, work) => {
    await book(work, lastLooks(coffees, lots));
    days.push({ day: today, move_seq: await lastMove(work) });
  });
  return days;
}

/** What a morning is brewed with. */
interface Bar {
  readonly save: Save;
  readonly chance: Chance;
  readonly coffees: readonly number[];
  readonly recipes: readonly number[];
  readonly lots: readonly Open[];
}

/** The brews of a morning, of the oldest lot of which there is enough, and now and then a note. */
async function brewAll({ save, chance, coffees, recipes, lots }: Bar, day: string, maySkip: boolean, now: string) {
  for (const [nth, brewing_seq] of recipes.entries()) {
    const own = lots.filter(({ lot }) => lot.coffeebean_seq === coffees[nth]);
    if (own.length === 0 || (maySkip && chance.percent(25))) continue;
    const tries = chance.between(1, 3);
    for (let left = tries; left > 0; left -= 1) {
      const open = own.find((one) => one.left >= MOST_DOSE) ?? own.at(-1);
      if (!open) continue;
      const minute = nth * 25 + (tries - left) * 6;
      const began = new Date(Date.parse(`${day}T07:40:00+09:00`) + minute * 60_000).toISOString();
      const brew = brewOf(chance, nth, open.lot, day, left === 1);
      // Nothing is brewed of a lot of which not enough is there.
      const isThere = open.left >= MOST_DOSE;
      if (isThere) open.left -= Number(brew.brewing_bean_mass);
      const received_seq = isThere ? open.lot.received_seq : null;
      const brewing_start_time = began < now ? began : null;
      await save(cafeBrewingResultScreen, { ...brew, received_seq, brewing_seq, brewing_start_time });
    }
  }
  if (chance.percent(67)) return;
  const nth = chance.between(0, coffees.length - 1);
  await save(cafeQcCoffeebeanScreen, noteOf(chance, nth, coffees[nth] ?? null, day));
}

/** More than any brew takes, ×10 g. */
const MOST_DOSE = 250;
/** The coffee that runs low, and what a count finds of its newest lot; and of which some is thrown away. */
const [LOW, LOW_LEFT, STALE] = [1, 600, 3];

/** What is counted and thrown away at the end of the month. */
function lastLooks(coffees: readonly number[], lots: readonly Open[]): Move[] {
  const of = (nth: number) => lots.filter(({ lot }) => lot.coffeebean_seq === coffees[nth]);
  const newest = of(LOW).at(-1);
  const counted = of(LOW).flatMap((one): Move[] => {
    const mass = (one === newest ? LOW_LEFT : 0) - one.left;
    const { received_seq: key } = one.lot;
    return mass === 0 ? [] : [{ lot: 'received', key, mass, reason: 'COUNT', memo: '선반 실사' }];
  });
  const stale = of(STALE).findLast(({ left }) => left >= MOST_DOSE * 2);
  return [
    ...counted,
    ...(stale
      ? [{ lot: 'received', key: stale.lot.received_seq, mass: -500, reason: 'WASTE', memo: '향이 빠진 원두' } as const]
      : []),
  ];
}

/** What comes in of each coffee in a week. */
async function receive(save: Save, chance: Chance, coffees: readonly number[], received_date: string) {
  const lots: Lot[] = [];
  for (const [nth, coffeebean_seq] of coffees.entries()) {
    const lot = {
      ...{ coffeebean_seq, received_date, received_mass: nth === 0 ? 5_000 : 2_500 },
      received_div: `${'ABCD'[nth]}-${received_date.slice(5).replace('-', '')}`,
      blending_result_date: daysBefore(received_date, nth + 2),
      blending_loss: chance.between(135, 162),
    };
    lots.push({ ...lot, received_seq: await save(cafeReceivedScreen, lot) });
  }
  return lots;
}

/** One of the brews of a morning; the one that stands is close to the recipe. */
function brewOf(chance: Chance, nth: number, lot: Lot, brewing_result_date: string, isMain: boolean): Row {
  const said = saidBy(BAR_RECIPES[nth] ?? {}, cafeBrewingDefault, cafeBrewingResult);
  const isShot = said.brewing_type === 'ESP';
  const off = isMain ? 1 : 3;
  const near = (name: string, step: number) => Number(said[name]) + chance.between(-off, off) * step;
  return {
    ...said,
    ...pick(lot, ['coffeebean_seq', 'received_seq', 'blending_result_date', 'blending_loss']),
    ...{ brewing_result_date, brewing_result_main: isMain },
    brewing_bean_mass: near('brewing_bean_mass', isShot ? 2 : 0),
    brewing_mass: near('brewing_mass', isShot ? 5 : 50),
    brewing_term: near('brewing_term', isShot ? 1000 : 4000),
    brewing_grinder_point: near('brewing_grinder_point', isShot ? 5 : 20),
    brewing_satis: isMain ? chance.between(7, 9) : chance.between(4, 7),
    brewing_result_tds: chance.percent(60) ? (isShot ? chance.between(820, 930) : chance.between(128, 145)) : null,
    brewing_default_memo: chance.percent(25) ? chance.pick(SENTENCES.ko.cool) : null,
  };
}

/** How a coffee of the bar tasted on a day. */
const noteOf = (chance: Chance, nth: number, coffeebean_seq: number | null, cupnote_date: string): Row => ({
  ...{ coffeebean_seq, cupnote_date, cupnote_satis: chance.between(6, 9) },
  ...tasteOf(chance, COFFEES[nth] ?? chance.pick(COFFEES), 'ko', ['hot', 'cool']),
});
