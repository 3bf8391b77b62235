import type { Chance } from './chance.ts';

/** A recipe of the demo's roastery; masses in kg, shares of a hundred by the number of the green bean. */
interface Recipe {
  readonly ko: string;
  readonly en: string;
  readonly charge: number;
  readonly shares: readonly (readonly [bean: number, share: number])[];
  /** Percent ×10 that roasting takes away. */
  readonly loss: number;
  readonly agtron: number;
  /** Of ten roasts so many are of it. */
  readonly often: number;
  /** How much longer than the sample it takes, and how much hotter it is dropped, °C. */
  readonly way: readonly [stretch: number, hotter: number];
}

/** The recipes of the demo's roastery. */
export const RECIPES: readonly Recipe[] = [
  {
    ...{ ko: '예가체프 콩가 필터', en: 'Yirgacheffe Konga for filter', charge: 6, shares: [[0, 100]], often: 2 },
    ...{ loss: 132, agtron: 65, way: [0.94, -3] },
  },
  {
    ...{ ko: '케냐 니에리 필터', en: 'Kenya Nyeri for filter', charge: 5, shares: [[2, 100]], often: 1 },
    ...{ loss: 136, agtron: 65, way: [0.98, -1] },
  },
  {
    ...{
      ko: '불씨 하우스 블렌드',
      en: 'Bulssi house blend',
      charge: 12,
      often: 4,
      loss: 151,
      agtron: 55,
      way: [1.06, 3],
    },
    shares: [
      [4, 50],
      [3, 30],
      [1, 20],
    ],
  },
  {
    ...{
      ko: '숯불 에스프레소 블렌드',
      en: 'Ember espresso blend',
      charge: 10,
      often: 2,
      loss: 162,
      agtron: 55,
      way: [1.1, 5],
    },
    shares: [
      [4, 40],
      [5, 40],
      [6, 20],
    ],
  },
  {
    ...{
      ko: '밤 디카페인',
      en: 'Night decaf',
      charge: 4,
      shares: [[7, 100]],
      often: 1,
      loss: 148,
      agtron: 55,
      way: [1.02, 2],
    },
  },
];

/** A roast that was, is to be or was given up; how many days ago it is. */
export interface Roast {
  readonly ago: number;
  /** Minutes after ten in the morning. */
  readonly minute: number;
  /** Its number among the recipes. */
  readonly recipe: number;
  readonly step: 'DONE' | 'CNCL' | 'RSRV';
}

/** How far back the demo's roasts go. */
const DAYS = 60;
/** One roast was given up because the machine stopped. */
const GIVEN_UP = 23;

/** What was roasted in two months: one or two roasts a day, and what is set aside for today. */
export function planOf(chance: Chance): Roast[] {
  const bag = RECIPES.flatMap(({ often }, at) => Array.from({ length: often }, () => at));
  const past = Array.from({ length: DAYS }, (_, nth) => DAYS - nth).flatMap((ago) => {
    const isOff = ago % 7 === 3;
    const count = isOff ? 0 : chance.between(1, 2);
    return Array.from({ length: count }, (_none, nth): Roast => {
      const step = ago === GIVEN_UP && nth === 0 ? 'CNCL' : 'DONE';
      return { ago, minute: nth * 28 + chance.between(0, 9), recipe: chance.pick(bag), step };
    });
  });
  const today = [2, 0].map((recipe, nth): Roast => ({ ago: 0, minute: nth * 30, recipe, step: 'RSRV' }));
  return [...past, ...today];
}

/** How much of each bean goes into a roast after a recipe, ×10 g, and which share that is. */
export const greenOf = (recipe: number): { bean: number; mass: number; share: number }[] =>
  (RECIPES[recipe]?.shares ?? []).map(([bean, share]) => ({
    ...{ bean, share },
    mass: (RECIPES[recipe]?.charge ?? 0) * share * 100,
  }));

/** How much of each bean all roasts take, ×10 g. */
export function usedBy(plan: readonly Roast[]): Map<number, number> {
  const used = new Map<number, number>();
  for (const { recipe } of plan)
    for (const { bean, mass } of greenOf(recipe)) used.set(bean, (used.get(bean) ?? 0) + mass);
  return used;
}
