import { describe, expect, it } from 'vitest';
import { costsOf, type Made, type PriceBook, shareOf, takenBy } from './cost.ts';

const NOTHING: Made = { drink_yield: 1, drink_unit: 'PC', drink_coffee: [], drink_material: [], drink_base: [] };
const [MILK, CUP, SUGAR, TEA] = [1, 2, 3, 4];
const [HOUSE, GUEST] = [1, 2];
const [LATTE, SYRUP, VANILLA, BARE] = [1, 2, 3, 4];

const material = (material_seq: number, material_amount: number, material_unit = 'ML') => ({
  ...{ material_seq, material_amount, material_unit },
});
const base = (base_drink_seq: number, base_amount: number, base_unit = 'G') => ({
  ...{ base_drink_seq, base_amount, base_unit },
});
const shot = (coffeebean_seq: number | null, coffee_mass: number | null) => ({ coffeebean_seq, coffee_mass });

/** Milk 2.80 won a millilitre, cups 85 won each, sugar 1.95 won a gram, tea that nobody bought; coffee 32 won a gram. */
const bookOf = (drinks: Readonly<Record<number, Partial<Made>>>): PriceBook => ({
  drinks: new Map(Object.entries(drinks).map(([key, made]) => [Number(key), { ...NOTHING, ...made }])),
  materials: new Map([
    [MILK, { unit: 'ML', price: 280 }],
    [CUP, { unit: 'PC', price: 8_500 }],
    [SUGAR, { unit: 'G', price: 195 }],
    [TEA, { unit: 'PC', price: null }],
  ]),
  coffees: new Map([[HOUSE, 3_200]]),
});

const LATTE_MADE = {
  drink_coffee: [shot(HOUSE, 185)],
  drink_material: [material(MILK, 2_200), material(CUP, 10, 'PC')],
};
/** 500 g of sugar make 800 g of syrup. */
const SYRUP_MADE = { drink_yield: 800, drink_unit: 'G', drink_material: [material(SUGAR, 5_000, 'G')] };

describe('what a drink costs', () => {
  const totalOf = (drinks: Readonly<Record<number, Partial<Made>>>, key: number) => costsOf(bookOf(drinks))(key).total;
  const lacksOf = (made: Partial<Made>, others = {}) =>
    costsOf(bookOf({ [LATTE]: made, ...others }))(LATTE).lines.map(({ lack }) => lack);

  it('is what its coffee, milk and cup cost', () => {
    // 18.5 g × 32 + 220 ml × 2.80 + 85 = 592 + 616 + 85
    expect(totalOf({ [LATTE]: LATTE_MADE }, LATTE)).toBe(1_293);
    expect(costsOf(bookOf({ [LATTE]: LATTE_MADE }))(LATTE).lines.map(({ cost }) => cost)).toEqual([592, 616, 85]);
  });

  it('has its part of what another drink makes', () => {
    // 500 g × 1.95 = 975 for 800 g; 30 g of it: 36.5625; with the latte 1329.5625
    const vanilla = { ...LATTE_MADE, drink_base: [base(SYRUP, 300)] };
    expect(totalOf({ [SYRUP]: SYRUP_MADE, [VANILLA]: vanilla }, VANILLA)).toBe(1_330);
    expect(totalOf({ [SYRUP]: SYRUP_MADE, [VANILLA]: vanilla }, SYRUP)).toBe(975);
  });

  it('is rounded once, at its end', () => {
    // Three times 0.195 g… of sugar: 0.1 g × 1.95 = 0.195 each.
    const pinch = material(SUGAR, 1, 'G');
    expect(totalOf({ [LATTE]: { drink_material: [pinch, pinch, pinch] } }, LATTE)).toBe(1);
  });

  it('is not known while something in it has no price, and says what it is', () => {
    expect(totalOf({ [LATTE]: { drink_material: [material(MILK, 100), material(TEA, 10, 'PC')] } }, LATTE)).toBeNull();
    expect(lacksOf({ drink_material: [material(MILK, 100), material(TEA, 10, 'PC')] })).toEqual([null, 'price']);
    expect(lacksOf({ drink_coffee: [shot(GUEST, 180), shot(HOUSE, 180)] })).toEqual(['price', null]);
    expect(lacksOf({ drink_coffee: [shot(null, 180), shot(HOUSE, null)] })).toEqual(['price', 'price']);
  });

  it('is not known where units do not fit', () => {
    expect(lacksOf({ drink_material: [material(MILK, 100, 'G')] })).toEqual(['unit']);
    expect(lacksOf({ drink_base: [base(SYRUP, 10, 'ML')] }, { [SYRUP]: SYRUP_MADE })).toEqual(['unit']);
  });

  it('is not known where a base costs nobody knows what, and of nothing', () => {
    expect(lacksOf({ drink_base: [base(BARE, 10, 'PC')] }, { [BARE]: {} })).toEqual(['base']);
    expect(lacksOf({ drink_base: [base(99, 10)] })).toEqual(['base']);
    expect(totalOf({ [BARE]: {} }, BARE)).toBeNull();
  });

  it('ends in a circle, too', () => {
    const drinks = {
      [LATTE]: { drink_base: [base(SYRUP, 10)] },
      [SYRUP]: { ...SYRUP_MADE, drink_base: [base(LATTE, 10, 'PC')] },
    };
    expect(totalOf(drinks, LATTE)).toBeNull();
    expect(takenBy(bookOf(drinks))(LATTE).get(SUGAR)).toBeGreaterThan(0);
  });

  it('is nothing that fits a price beyond all prices', () => {
    const much = Array.from({ length: 30 }, () => material(CUP, 1_000_000, 'PC'));
    expect(totalOf({ [LATTE]: { drink_material: much } }, LATTE)).toBe(255_000_000);
    const four = { drink_base: Array.from({ length: 4 }, () => base(SYRUP, 10, 'PC')) };
    expect(totalOf({ [LATTE]: four, [SYRUP]: { drink_material: much } }, LATTE)).toBeNull();
  });
});

describe('the share of the cost in the price', () => {
  it('is of one cup', () => {
    expect(shareOf(1_293, 1, 5_000)).toBe(259);
    expect(shareOf(2_586, 2, 5_000)).toBe(259);
  });
  it('is not known without a price, and not beyond all sense', () => {
    expect([shareOf(null, 1, 5_000), shareOf(100, 1, null), shareOf(100, 1, 0)]).toEqual([null, null, null]);
    expect([shareOf(1_000_000, 1, 100), shareOf(1_000_000_000, 1, 1)]).toEqual([null, null]);
  });
});

describe('what a cup takes', () => {
  it('counts what is in its bases', () => {
    // 50 g of a syrup of which 800 g have 500 g of sugar: 31.25 g, and 10 g beside.
    const drinks = {
      [SYRUP]: SYRUP_MADE,
      [VANILLA]: { drink_material: [material(SUGAR, 100, 'G')], drink_base: [base(SYRUP, 500)] },
    };
    expect(takenBy(bookOf(drinks))(VANILLA).get(SUGAR)).toBeCloseTo(412.5);
  });
  it('is not known of a unit that does not fit', () => {
    const made = { drink_material: [material(MILK, 100, 'G'), material(MILK, 100)] };
    expect(takenBy(bookOf({ [LATTE]: made }))(LATTE).get(MILK)).toBeNull();
  });
});
