import { pick, type Row } from '@hanjan/core';
import { clockOf, HOME_ZONE } from '@hanjan/core/calc/time/zone.ts';
import { saidBy } from '@hanjan/model/brewing/recipe.ts';
import { cafeBrewingDefault, cafeBrewingDefaultScreen } from '@hanjan/model/cafe/brewing/brewing_default.ts';
import { cafeBrewingResult, cafeBrewingResultScreen } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { cafeEquipScreen } from '@hanjan/model/cafe/equip.ts';
import { cafeQcCoffeebeanScreen } from '@hanjan/model/cafe/qc_coffeebean.ts';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import type { Save, Write } from './as_person.ts';
import { BAR_EQUIPMENT, BAR_RECIPES } from './bar_plan.ts';
import type { Chance } from './chance.ts';
import { COFFEES } from './coffees.ts';
import { daysBefore, tasteOf } from './notes.ts';
import { SENTENCES } from './words.ts';

/** A lot of one of the coffees at the bar. */
interface Lot extends Row {
  readonly received_seq: number;
  readonly coffeebean_seq: number;
  readonly received_date: string;
  readonly blending_result_date: string;
  readonly blending_loss: number;
}

/** Who works at the bar: whoever buys for it, and those who brew, by turns. */
interface Crew {
  readonly buyer: string;
  readonly senior: string;
  readonly brewers: readonly string[];
  in(user_id: string, write: Write): Promise<void>;
}

const DAYS = 30;

/** A month at the bar of a cafe: every morning its coffees are dialed in, and one brew stands for each of them. */
export async function runBar(crew: Crew, coffees: readonly number[], chance: Chance): Promise<void> {
  const now = new Date().toISOString();
  const { day: today } = clockOf(HOME_ZONE)(now);
  const [recipes, lots]: [number[], Lot[]] = [[], []];
  await crew.in(crew.buyer, async (save) => {
    for (const equipment of BAR_EQUIPMENT) await save(cafeEquipScreen, equipment);
  });
  await crew.in(crew.senior, async (save) => {
    for (const recipe of BAR_RECIPES) recipes.push(await save(cafeBrewingDefaultScreen, recipe));
    for (let ago = DAYS + 4; ago >= 0; ago -= 7) lots.push(...(await receive(save, chance, coffees, today, ago)));
  });
  for (const [at, brewer] of crew.brewers.entries()) {
    await crew.in(brewer, async (save) => {
      for (let ago = DAYS - at; ago >= 0; ago -= crew.brewers.length) {
        const day = daysBefore(today, ago);
        for (const [nth, brewing_seq] of recipes.entries()) {
          const lot = lots.findLast((one) => one.coffeebean_seq === coffees[nth] && one.received_date <= day);
          if (!lot || (ago > 1 && chance.percent(25))) continue;
          const tries = chance.between(1, 3);
          for (let left = tries; left > 0; left -= 1) {
            const minute = nth * 25 + (tries - left) * 6;
            const began = new Date(Date.parse(`${day}T07:40:00+09:00`) + minute * 60_000).toISOString();
            const brew = brewOf(chance, nth, lot, day, left === 1);
            const brewing_start_time = began < now ? began : null;
            await save(cafeBrewingResultScreen, { ...brew, brewing_seq, brewing_start_time });
          }
        }
        if (ago % 3 > 0) continue;
        const nth = chance.between(0, coffees.length - 1);
        await save(cafeQcCoffeebeanScreen, noteOf(chance, nth, coffees[nth] ?? null, day));
      }
    });
  }
}

/** What comes in of each coffee in a week. */
async function receive(save: Save, chance: Chance, coffees: readonly number[], today: string, ago: number) {
  const lots: Lot[] = [];
  for (const [nth, coffeebean_seq] of coffees.entries()) {
    const received_date = daysBefore(today, ago);
    const lot = {
      ...{ coffeebean_seq, received_date, received_mass: nth < 2 ? 10_000 : 3_000 },
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
