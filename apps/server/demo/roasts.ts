import type { Row } from '@hanjan/core';
import type { Chance } from './chance.ts';
import { GREEN, yearOf } from './green.ts';
import { daysBefore } from './notes.ts';
import { profileOfRoast } from './roast_curve.ts';
import { greenOf, RECIPES, type Roast } from './roast_plan.ts';

/** What the records of the demo's roastery are called by number. */
export interface Keys {
  readonly beans: readonly number[];
  readonly recipes: readonly number[];
  readonly machine: number;
}

const MEMOS = [
  '투입 온도를 2도 낮췄더니 초반이 편안했다.',
  '1차 크랙 뒤에 댐퍼를 조금 더 열 것.',
  '컵에서 단맛이 좋다. 다음에도 이대로.',
  '배출이 10초 늦었다.',
  '드럼 예열이 길어 첫 배치가 빨랐다.',
  '채프가 많아 사이클론을 비웠다.',
];

/** A roast as the fields of its record say it; with the curve of the machine where whoever roasts may keep one. */
export function resultOf(chance: Chance, roast: Roast, keys: Keys, today: string, hasCurve: boolean): Row {
  const recipe = RECIPES[roast.recipe];
  if (!recipe) throw new Error(`the demo has no recipe ${roast.recipe}`);
  const green = greenOf(roast.recipe);
  const day = daysBefore(today, roast.ago);
  const known = {
    roasting_result_date: day,
    roasting_seq: keys.recipes[roast.recipe] ?? null,
    roasting_name_locale: recipe.ko,
    roasting_name: recipe.en,
    roasting_machine_seq: keys.machine,
    roasting_step: roast.step,
    roasting_result_greenbean: green.map(({ bean, mass, share }, nth) => ({
      greenbean_order: nth + 1,
      greenbean_roaster_seq: keys.beans[bean],
      greenbean_year: yearOf(today),
      greenbean_mass: mass,
      greenbean_percent: share * 10,
      greenbean_moisture: moistureOf(bean) + chance.between(-2, 2),
    })),
  };
  if (roast.step !== 'DONE') return known;
  const charged = green.reduce((sum, { mass }) => sum + mass, 0);
  const loss = recipe.loss + chance.between(-4, 5);
  const [stretch, hotter] = recipe.way;
  const way = {
    stretch: stretch * (1 + chance.between(-20, 25) / 1000),
    hotter: hotter + chance.between(-10, 10) / 10,
  };
  const began = new Date(Date.parse(`${day}T01:00:00.000Z`) + roast.minute * 60_000).toISOString();
  return {
    ...known,
    roasting_mass: Math.round((charged * (1000 - loss)) / 10_000) * 10,
    roasting_moisture: chance.between(12, 21),
    roasting_agtron: recipe.agtron - (chance.percent(15) ? 10 : 0),
    outside_air: chance.between(4, 16) * 100,
    outside_humidity: chance.between(400, 750),
    inside1_air: chance.between(210, 270) * 10,
    inside1_humidity: chance.between(320, 520),
    roasting_result_memo: chance.percent(30) ? chance.pick(MEMOS) : null,
    ...profileOfRoast(way, began, hasCurve),
  };
}

/** The middle of what a bean's moisture is said to be, ×10. */
function moistureOf(bean: number): number {
  const [min, max] = GREEN[bean]?.moisture ?? [110, 110];
  return Math.round((min + max) / 2);
}
