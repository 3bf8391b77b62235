import type { Names, Row } from '@hanjan/core';

/** Something that goes into a drink. */
export interface Part {
  /** Its place among all of them. */
  readonly nth: number;
  readonly of: 'coffee' | 'material' | 'base';
  readonly name: string;
  /** What else is said of it: the recipe by which a coffee is brewed. */
  readonly more: string | null;
  /** ×10 of the unit. */
  readonly amount: number | null;
  readonly unit: string | null;
}

/** How a drink is made. */
export interface DrinkMade {
  readonly parts: readonly Part[];
  readonly steps: readonly { readonly nth: number; readonly text: string }[];
  /** Whether it makes cups, or grams of something. */
  readonly isCup: boolean;
  readonly makes: number;
}

type Unplaced = Omit<Part, 'nth'>;

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : []);
const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);
const textIn = (value: unknown) => (typeof value === 'string' ? value : null);

/** How the record of a drink says that it is made. */
export function madeOf(record: Row, names: Names): DrinkMade {
  const called = (to: string, key: unknown) => (typeof key === 'number' ? names.ref(to, key) : null);
  const coffees = rowsOf(record.drink_coffee).map((row): Unplaced => {
    const recipe = called('cafe_brewing_default', row.brewing_seq);
    const coffee = called('cafe_coffeebean', row.coffeebean_seq);
    return {
      of: 'coffee',
      name: coffee ?? recipe ?? '',
      more: coffee === null ? null : recipe,
      amount: numberIn(row.coffee_mass),
      unit: 'G',
    };
  });
  const materials = rowsOf(record.drink_material).map(
    (row): Unplaced => ({
      of: 'material',
      name: called('cafe_material', row.material_seq) ?? '',
      more: null,
      amount: numberIn(row.material_amount),
      unit: textIn(row.material_unit),
    }),
  );
  const bases = rowsOf(record.drink_base).map(
    (row): Unplaced => ({
      of: 'base',
      name: called('cafe_drink', row.base_drink_seq) ?? '',
      more: null,
      amount: numberIn(row.base_amount),
      unit: textIn(row.base_unit),
    }),
  );
  return {
    parts: [...coffees, ...bases, ...materials].map((part, nth) => ({ ...part, nth })),
    steps: rowsOf(record.drink_step).map(({ step_text }, nth) => ({ nth, text: textIn(step_text) ?? '' })),
    isCup: record.drink_unit === 'PC',
    makes: numberIn(record.drink_yield) ?? 1,
  };
}
