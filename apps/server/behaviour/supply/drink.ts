import type { FieldFault } from '@hanjan/core';
import type { SoundRowOf } from '@hanjan/model';
import { cafeBrewingDefault } from '@hanjan/model/cafe/brewing/brewing_default.ts';
import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeDrink } from '@hanjan/model/cafe/drink/drink.ts';
import { cafeMaterial } from '@hanjan/model/cafe/supply/material.ts';
import { sql } from 'kysely';
import { drinkTree, followPrices, lockDrinks } from '../../domain/drinks.ts';
import { treeFault } from '../../domain/tree.ts';
import { ownedSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { invalid } from '../../http/refusal.ts';
import type { BehaviourOf } from '../behaviour.ts';

type Drink = SoundRowOf<'cafe_drink'>;
type Lists = Pick<Drink, 'drink_coffee' | 'drink_material' | 'drink_base'>;
type Faults = FieldFault[];

/**
 * A drink is made of what a cafe uses: coffee as its recipe says, amounts in the unit of what they are of, and no drink in
 * itself. What it costs, and what the drinks cost that it is in, follows.
 */
export const drink: BehaviourOf<'cafe_drink'> = {
  lock: (work) => lockDrinks(work),

  async fill(work, row, before) {
    await lockDrinks(work);
    const [coffee, material, base] = await Promise.all([
      withCoffee(work, row, before),
      withMaterial(work, row, before),
      withBase(work, row, before),
    ]);
    const faults = [...coffee.faults, ...material.faults, ...base.faults];
    if (faults.length === 0) faults.push(...(await circles(work, row, before?.drink_seq ?? null)));
    if (faults.length > 0) throw invalid(faults, cafeDrink);
    return { ...row, drink_coffee: coffee.rows, drink_material: material.rows, drink_base: base.rows };
  },

  follow: (work) => followPrices(work),
};

const fault = (name: keyof Lists, row: number, item: string, key: FieldFault['key']): FieldFault => ({
  ...{ name, key, args: {} },
  at: { row, item },
});

/** Whether something stands in a list that did not before. */
const isNew = <R>(before: readonly R[] | null | undefined, row: R, key: keyof R) =>
  !before?.some((one) => one[key] === row[key]);

/** What is not written of a coffee is that of its recipe. */
async function withCoffee({ run, actor }: Transaction, { drink_coffee }: Lists, before: Lists | null) {
  const faults: Faults = [];
  if (!drink_coffee) return { rows: drink_coffee, faults };
  const recipes = await run(
    sql<{
      key: number;
      coffee: number | null;
      mass: number | null;
    }>`SELECT brewing_seq AS key, coffeebean_seq AS coffee,
        brewing_bean_mass AS mass FROM cafe_brewing_default
      WHERE ${ownedSql(cafeBrewingDefault, actor)} AND brewing_seq = ANY(${keysOf(drink_coffee, 'brewing_seq')}::bigint[])`,
  );
  const rows = drink_coffee.map((row) => {
    const recipe = recipes.find(({ key }) => key === row.brewing_seq);
    const coffeebean_seq = row.coffeebean_seq ?? recipe?.coffee ?? null;
    return { ...row, coffeebean_seq, coffee_mass: row.coffee_mass ?? (recipe?.mass || null) };
  });
  const unused = await run(
    sql<{ key: number }>`SELECT coffeebean_seq AS key FROM cafe_coffeebean
      WHERE ${ownedSql(cafeCoffeebean, actor)} AND NOT coffeebean_use
        AND coffeebean_seq = ANY(${keysOf(rows, 'coffeebean_seq')}::bigint[])`,
  );
  rows.forEach((row, at) => {
    // That there is no such recipe is said where it is looked for.
    if (row.brewing_seq !== null && !recipes.some(({ key }) => key === row.brewing_seq)) return;
    if (row.coffeebean_seq === null) faults.push(fault('drink_coffee', at, 'coffeebean_seq', 'drink_coffee_missing'));
    if (row.coffee_mass === null) faults.push(fault('drink_coffee', at, 'coffee_mass', 'drink_mass_missing'));
    const isOut = unused.some(({ key }) => key === row.coffeebean_seq);
    if (isOut && isNew(before?.drink_coffee, row, 'coffeebean_seq'))
      faults.push(fault('drink_coffee', at, 'coffeebean_seq', 'coffee_unused'));
  });
  return { rows, faults };
}

/** What a material and a drink are counted in, and whether they are used. */
interface Counted {
  readonly key: number;
  readonly unit: string;
  readonly is_used: boolean;
}

/** Amounts of materials are in the units that those are counted in. */
async function withMaterial({ run, actor }: Transaction, { drink_material }: Lists, before: Lists | null) {
  if (!drink_material) return { rows: drink_material, faults: [] };
  const found = await run(
    sql<Counted>`SELECT material_seq AS key, material_unit AS unit, material_use AS is_used FROM cafe_material
      WHERE ${ownedSql(cafeMaterial, actor)} AND material_seq = ANY(${keysOf(drink_material, 'material_seq')}::bigint[])`,
  );
  const at = {
    list: 'drink_material',
    item: 'material_seq',
    unit: 'material_unit',
    unused: 'material_unused',
  } as const;
  return inUnits(at, drink_material, before?.drink_material, found);
}

/** Amounts of other drinks are in the units of what those make. */
async function withBase({ run, actor }: Transaction, { drink_base }: Lists, before: Lists | null) {
  if (!drink_base) return { rows: drink_base, faults: [] };
  const found = await run(
    sql<Counted>`SELECT drink_seq AS key, drink_unit AS unit, drink_use AS is_used FROM cafe_drink
      WHERE ${ownedSql(cafeDrink, actor)} AND drink_seq = ANY(${keysOf(drink_base, 'base_drink_seq')}::bigint[])`,
  );
  const at = { list: 'drink_base', item: 'base_drink_seq', unit: 'base_unit', unused: 'drink_unused' } as const;
  return inUnits(at, drink_base, before?.drink_base, found);
}

/** Where a list says what it is of and in which unit, and what is said of something that is out of use. */
interface Place<R> {
  readonly list: keyof Lists;
  readonly item: keyof R & string;
  readonly unit: keyof R & string;
  readonly unused: FieldFault['key'];
}

/** A unit that is left out is the one of what the row is of; what is out of use is not newly put in. */
function inUnits<R>(
  { list, item, unit, unused }: Place<R>,
  rows: readonly R[],
  before: readonly R[] | null | undefined,
  found: readonly Counted[],
) {
  const faults: Faults = [];
  const filled = rows.map((row, at) => {
    const of = found.find(({ key }) => key === row[item]);
    if (of?.is_used === false && isNew(before, row, item)) faults.push(fault(list, at, item, unused));
    const said = row[unit] ?? of?.unit ?? null;
    // What stands there since before something was counted otherwise may stay until it is written anew.
    const isKept = before?.some((one) => one[item] === row[item] && one[unit] === said);
    if (of && said !== of.unit && !isKept) faults.push(fault(list, at, unit, 'drink_unit_other'));
    return { ...row, [unit]: said };
  });
  return { rows: filled, faults };
}

/** The drinks that go into a drink and that it goes into, or that stand too deep in one another. */
async function circles(work: Transaction, { drink_base }: Lists, self: number | null): Promise<Faults> {
  const tree = drinkTree(work);
  const bases = keysOf(drink_base ?? [], 'base_drink_seq').map(String);
  const own = self === null ? null : String(self);
  if (!(await treeFault(work, tree, own, bases))) return [];
  // Only now each by itself, to say at which row.
  const each: Faults = [];
  for (const [at, base] of bases.entries()) {
    const found = await treeFault(work, tree, own, [base]);
    if (!found) continue;
    const key = found.key === 'field_circle' ? 'drink_circle' : found.key;
    each.push({ ...found, ...fault('drink_base', at, 'base_drink_seq', key), args: found.args });
  }
  return each;
}

/** The records that the rows of a list name. */
const keysOf = <R, N extends keyof R>(rows: readonly R[], name: N): NonNullable<R[N]>[] =>
  rows.flatMap((row) => row[name] ?? []) as NonNullable<R[N]>[];
