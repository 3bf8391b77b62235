/** A coffee in a drink; masses are ×10 g. */
export interface CoffeePart {
  readonly coffeebean_seq: number | null;
  readonly coffee_mass: number | null;
}

/** A material in a drink; amounts are ×10 of the unit. */
export interface MaterialPart {
  readonly material_seq: number;
  readonly material_amount: number;
  readonly material_unit: string | null;
}

/** Another drink in a drink. */
export interface BasePart {
  readonly base_drink_seq: number;
  readonly base_amount: number;
  readonly base_unit: string | null;
}

/** What goes into a drink, and how much it makes. */
export interface Made {
  readonly drink_yield: number;
  readonly drink_unit: string;
  readonly drink_coffee: readonly CoffeePart[];
  readonly drink_material: readonly MaterialPart[];
  readonly drink_base: readonly BasePart[];
}

/** What a material is counted in, and what a unit of it costs, ×100 won. */
export interface PricedMaterial {
  readonly unit: string;
  readonly price: number | null;
}

/** Drinks by their keys, and what everything in them costs. */
export interface PriceBook {
  readonly drinks: ReadonlyMap<number, Made>;
  readonly materials: ReadonlyMap<number, PricedMaterial>;
  /** Won ×100 for a gram, as far as it is known. */
  readonly coffees: ReadonlyMap<number, number>;
}

/** Why something costs nobody knows what: no price, another unit than it is counted in, or something in it. */
export const LACKS = ['price', 'unit', 'base'] as const;
export type Lack = (typeof LACKS)[number];

/** What one thing in a drink costs. */
export interface CostLine {
  readonly of: 'coffee' | 'material' | 'base';
  /** Of the coffee, the material or the drink. */
  readonly key: number | null;
  /** ×10 */
  readonly amount: number;
  readonly unit: string | null;
  /** Won; null where it is not known. */
  readonly cost: number | null;
  readonly lack: Lack | null;
}

/** What a drink costs: all that it makes, in whole won. Null where something in it has no price, or nothing is in it. */
export interface Cost {
  readonly total: number | null;
  readonly lines: readonly CostLine[];
}

/** Beyond it nobody typed a price that is one. */
const MOST = 1_000_000_000;
const MOST_SHARE = 1_000_000;

/** The share of a cup's cost in its price, ×10 %; null where one of them is not known. */
export function shareOf(cost: number | null, makes: number | null, price: number | null): number | null {
  if (cost === null || !makes || !price) return null;
  const share = Math.round((cost / makes / price) * 1000);
  return share <= MOST_SHARE ? share : null;
}

/** Works out what drinks cost; of each once, however many others it is in. */
export function costsOf(book: PriceBook): (key: number) => Cost {
  const known = new Map<number, Cost & { readonly exact: number | null }>();
  const asked = new Set<number>();

  const line = (part: Omit<CostLine, 'cost' | 'lack'>, cost: number | null, lack: Lack): CostLine =>
    cost === null ? { ...part, cost, lack } : { ...part, cost, lack: null };

  function ofCoffee({ coffeebean_seq, coffee_mass }: CoffeePart): CostLine {
    const price = coffeebean_seq === null ? undefined : book.coffees.get(coffeebean_seq);
    const part = { of: 'coffee', key: coffeebean_seq, amount: coffee_mass ?? 0, unit: 'G' } as const;
    return line(part, price === undefined || coffee_mass === null ? null : (coffee_mass * price) / 1000, 'price');
  }

  function ofMaterial({ material_seq, material_amount, material_unit }: MaterialPart): CostLine {
    const found = book.materials.get(material_seq);
    const part = { of: 'material', key: material_seq, amount: material_amount, unit: material_unit } as const;
    if (found && found.unit !== material_unit) return line(part, null, 'unit');
    return line(part, found?.price == null ? null : (material_amount * found.price) / 1000, 'price');
  }

  function ofBase({ base_drink_seq, base_amount, base_unit }: BasePart): CostLine {
    const base = book.drinks.get(base_drink_seq);
    const part = { of: 'base', key: base_drink_seq, amount: base_amount, unit: base_unit } as const;
    if (base && base.drink_unit !== base_unit) return line(part, null, 'unit');
    const all = exactOf(base_drink_seq).exact;
    return line(part, base && all !== null ? (all * base_amount) / (10 * base.drink_yield) : null, 'base');
  }

  function exactOf(key: number) {
    const before = known.get(key);
    if (before) return before;
    const drink = book.drinks.get(key);
    // A drink in itself, which no save lets in, costs nobody knows what.
    if (!drink || asked.has(key)) return { total: null, exact: null, lines: [] };
    asked.add(key);
    const lines = [
      ...drink.drink_coffee.map(ofCoffee),
      ...drink.drink_material.map(ofMaterial),
      ...drink.drink_base.map(ofBase),
    ];
    const isKnown = lines.length > 0 && lines.every(({ cost }) => cost !== null);
    const exact = isKnown ? lines.reduce((sum, { cost }) => sum + (cost ?? 0), 0) : null;
    const total = exact !== null && exact <= MOST ? Math.round(exact) : null;
    const cost = { total, exact, lines };
    known.set(key, cost);
    return cost;
  }

  return (key) => {
    const { total, lines } = exactOf(key);
    return { total, lines };
  };
}

/**
 * How much of each material one unit of a drink takes, what is in its bases included: ×10 of the material's unit. What was
 * written in another unit than the material is counted in is null.
 */
export function takenBy(book: PriceBook): (key: number) => ReadonlyMap<number, number | null> {
  const known = new Map<number, ReadonlyMap<number, number | null>>();
  const asked = new Set<number>();
  return function ofOne(key) {
    const before = known.get(key);
    if (before) return before;
    const taken = new Map<number, number | null>();
    const drink = book.drinks.get(key);
    if (!drink || asked.has(key)) return taken;
    asked.add(key);
    const add = (material: number, amount: number | null) => {
      const there = taken.get(material) ?? 0;
      taken.set(material, amount === null || taken.get(material) === null ? null : there + amount / drink.drink_yield);
    };
    for (const { material_seq, material_amount, material_unit } of drink.drink_material)
      add(material_seq, book.materials.get(material_seq)?.unit === material_unit ? material_amount : null);
    for (const { base_drink_seq, base_amount, base_unit } of drink.drink_base) {
      const isFit = book.drinks.get(base_drink_seq)?.drink_unit === base_unit;
      for (const [material, each] of ofOne(base_drink_seq))
        add(material, each === null || !isFit ? null : (each * base_amount) / 10);
    }
    known.set(key, taken);
    return taken;
  };
}
