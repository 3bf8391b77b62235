import { spread } from '@hanjan/core';
import { byAge } from '../next_batches.ts';

/** Where that which is needed to work out a production is asked for. */
export const PRODUCTION_PATH = '/api/roaster/blending/plan';

/** What is needed to work out a production; masses and percents as they are stored (×10). */
export interface ProductionFacts {
  readonly blends: readonly ProducedBlend[];
  readonly recipes: readonly ProducedRoast[];
  readonly beans: readonly ProducedBean[];
}

interface Named {
  readonly key: number;
  readonly name: string | null;
  readonly name_locale: string | null;
}

/** Something of which a mass is left; the number is that within its year. */
export interface Left {
  readonly key: number;
  readonly year: number;
  readonly number: number;
  readonly day: string;
  readonly left: number;
}

/** A recipe of a blend with what is there of it. */
export interface ProducedBlend extends Named {
  readonly total: number;
  readonly parts: readonly { readonly recipe: number; readonly mass: number }[];
  readonly made: readonly Left[];
}

/** A roast recipe with what is there of it, and what is going to be. */
export interface ProducedRoast extends Named {
  /** Whether it is offered for itself; a blend may go on with a recipe that is out of use. */
  readonly in_use: boolean;
  readonly charge: number;
  readonly green: readonly { readonly bean: number; readonly mass: number }[];
  /** The losses of its last roasts, the newest first. */
  readonly losses: readonly number[];
  readonly batches: readonly Left[];
  /** Roasts that are planned already, by their charge. */
  readonly planned: readonly { readonly day: string; readonly mass: number }[];
}

/** A green bean with its lots in the order in which they are roasted; what is set aside is no part of them. */
export interface ProducedBean extends Named {
  readonly lots: readonly GreenLot[];
}

interface GreenLot {
  readonly key: number;
  readonly year: number;
  readonly left: number;
  readonly moisture: number | null;
}

/** What somebody wants to have by a day: of a blend, or of a roast for itself. */
export interface Wanted {
  readonly of: 'blend' | 'roast';
  readonly key: number;
  readonly mass: number;
}

/** So much of something that is there. */
export interface Taken {
  readonly from: Left;
  readonly mass: number;
}

/** Green coffee of one lot that goes into a drum; without a lot where none is known. */
export interface ChargedLot {
  readonly bean: number;
  readonly lot: number | null;
  readonly year: number | null;
  readonly moisture: number | null;
  readonly mass: number;
}

interface Blending {
  readonly key: number;
  readonly wanted: number;
  readonly taken: readonly Taken[];
  readonly there: number;
  readonly toBlend: number;
  readonly parts: readonly { readonly recipe: number; readonly mass: number }[];
}

/** What is needed of a roast recipe, and how it comes about. */
export interface Roasting {
  readonly key: number;
  /** Whether it is a recipe that the person sees; otherwise nothing but the need is known. */
  readonly isKnown: boolean;
  readonly needed: number;
  readonly taken: readonly Taken[];
  readonly there: number;
  /** What roasts that are planned until the day will give. */
  readonly coming: number;
  readonly toRoast: number;
  readonly loss: number;
  readonly isAssumed: boolean;
  readonly batches: number;
  readonly charge: number;
  /** What all these batches give. */
  readonly expected: number;
  readonly leftover: number;
  /** The charges, one for each batch; none where there are more than anybody plans at once. */
  readonly runs: readonly (readonly ChargedLot[])[];
}

/** Green coffee of which there is less than the batches take. */
interface GreenShort {
  readonly bean: number;
  readonly asked: number;
  readonly there: number;
  readonly short: number;
}

export interface Production {
  readonly blends: readonly Blending[];
  readonly roasts: readonly Roasting[];
  readonly missing: readonly GreenShort[];
  /** Batches of all roasts. */
  readonly batches: number;
}

/** What coffee loses in a roast where nothing is known, ×10 percent. */
const ASSUMED_LOSS = 150;
/** More batches are not planned at once. */
export const MOST_BATCHES = 100;
/** So many roasts say what the next one loses. */
export const LOSSES = 10;

const WHOLE = 1000;

/** a × b ÷ c, rounded up: masses of tonnes are multiplied, which numbers cannot hold. */
const shareUp = (a: number, b: number, c: number): number =>
  Number((BigInt(a) * BigInt(b) + BigInt(c) - 1n) / BigInt(c));

/** What a roast usually loses: the middle of its last losses; of two in the middle their mean. Null without any. */
export function usualLoss(losses: readonly number[]): number | null {
  const sorted = losses.slice(0, LOSSES).toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** Takes a mass of what is there, the oldest first. */
function take(wanted: number, all: readonly Left[]): { taken: Taken[]; there: number } {
  const oldest = all.toSorted(byAge);
  const { parts, open } = spread(
    wanted,
    oldest.map(({ left }) => left),
  );
  const taken = oldest.map((from, nth) => ({ from, mass: parts[nth] ?? 0 }));
  return { taken: taken.filter(({ mass }) => mass > 0), there: wanted - open };
}

/**
 * How wanted masses come about by a day: blends that are there first, then roasted batches, then roasts that are planned,
 * and whole batches of what is still missing. What several blends need of one roast is worked out once, so that no batch
 * is given away twice.
 */
export function productionOf(facts: ProductionFacts, wanted: readonly Wanted[], day: string): Production {
  const needs = new Map<number, number>();
  const need = (recipe: number, mass: number) => {
    if (mass > 0) needs.set(recipe, (needs.get(recipe) ?? 0) + mass);
  };
  const blends = summed(wanted, 'blend').flatMap(([key, mass]) => {
    const blend = facts.blends.find((one) => one.key === key);
    if (!blend || blend.total <= 0) return [];
    const { taken, there } = take(mass, blend.made);
    const toBlend = mass - there;
    const parts = blend.parts.map((part) => ({ ...part, mass: shareUp(toBlend, part.mass, blend.total) }));
    for (const part of parts) need(part.recipe, part.mass);
    return [{ key, wanted: mass, taken, there, toBlend, parts }];
  });
  for (const [key, mass] of summed(wanted, 'roast')) need(key, mass);

  const store = storeOf(facts.beans);
  const roasts = [...needs].map(([key, needed]) => {
    const recipe = facts.recipes.find((one) => one.key === key);
    return roastingOf(key, recipe, needed, day, store);
  });
  const batches = roasts.reduce((sum, roast) => sum + roast.batches, 0);
  return { blends, roasts, missing: store.missing(), batches };
}

/** Wanted masses of one kind by key, each once, in the order in which they were wanted first. */
function summed(wanted: readonly Wanted[], of: Wanted['of']): readonly (readonly [number, number])[] {
  const sums = new Map<number, number>();
  for (const one of wanted)
    if (one.of === of && one.mass > 0) sums.set(one.key, (sums.get(one.key) ?? 0) + Math.round(one.mass));
  return [...sums];
}

/** How what is needed of a recipe comes about; its batches are charged from the store. */
function roastingOf(
  key: number,
  recipe: ProducedRoast | undefined,
  needed: number,
  day: string,
  store: Store,
): Roasting {
  const { taken, there } = take(needed, recipe?.batches ?? []);
  const known = usualLoss(recipe?.losses ?? []);
  const isAssumed = known === null || known >= WHOLE;
  const loss = isAssumed ? ASSUMED_LOSS : known;
  const outOf = (mass: number) => Math.floor((mass * (WHOLE - loss)) / WHOLE);
  const coming = (recipe?.planned ?? []).reduce((sum, one) => (one.day <= day ? sum + outOf(one.mass) : sum), 0);
  const charge = recipe?.charge ?? 0;
  const each = outOf(charge);
  const toRoast = Math.max(0, needed - there - coming);
  const batches = each > 0 ? Math.ceil(toRoast / each) : 0;
  const expected = batches * each;
  const leftover = Math.max(0, there + coming + expected - needed);
  const isKnown = recipe !== undefined;
  const come = { needed, taken, there, coming, toRoast, loss, isAssumed, batches, charge, expected, leftover };
  const green = recipe?.green ?? [];
  for (const { bean, mass } of green) store.ask(bean, mass * batches);
  const count = batches > MOST_BATCHES ? 0 : batches;
  const runs = Array.from({ length: count }, () => green.flatMap(({ bean, mass }) => store.charge(bean, mass)));
  return { key, isKnown, ...come, runs };
}

type Store = ReturnType<typeof storeOf>;

/** The green lots, from which one batch after the other is taken. */
function storeOf(beans: readonly ProducedBean[]) {
  const lots = new Map(
    beans.map(({ key, lots }) => [key, lots.map((lot) => ({ ...lot, open: Math.max(0, lot.left) }))]),
  );
  const asked = new Map<number, number>();
  return {
    ask: (bean: number, mass: number) => {
      if (mass > 0) asked.set(bean, (asked.get(bean) ?? 0) + mass);
    },
    /** A mass of a bean from its lots in their order; what none of them has is charged to the first, as by the form of a roast. */
    charge: (bean: number, mass: number): ChargedLot[] => {
      const own = lots.get(bean) ?? [];
      const { parts, open } = spread(
        mass,
        own.map((lot) => lot.open),
      );
      const first = Math.max(
        0,
        parts.findIndex((part) => part > 0),
      );
      for (const [nth, lot] of own.entries()) lot.open -= parts[nth] ?? 0;
      const charged = own.map(({ key, year, moisture }, nth) => ({
        ...{ bean, lot: key, year, moisture },
        mass: (parts[nth] ?? 0) + (nth === first ? open : 0),
      }));
      const all = own.length > 0 ? charged : [{ bean, lot: null, year: null, moisture: null, mass }];
      return all.filter((part) => part.mass > 0);
    },
    missing: (): GreenShort[] =>
      [...asked].flatMap(([bean, mass]) => {
        const there = (lots.get(bean) ?? []).reduce((sum, { left }) => sum + Math.max(0, left), 0);
        return mass > there ? [{ bean, asked: mass, there, short: mass - there }] : [];
      }),
  };
}
