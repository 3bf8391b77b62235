import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChainFlow, ChainInput, ChainNode, ChainWords } from './input.ts';
import { type ChainBox, chainLayout } from './layout.ts';

const words: ChainWords = { label: '이력', mass: (mass) => `${mass} kg`, more: (count) => `외 ${count}` };
const node = (id: string, column: number, more: Partial<ChainNode> = {}): ChainNode => ({
  ...{ id, column, name: id, look: 'lot' },
  ...more,
});
const flow = (from: string, to: string, mass: number): ChainFlow => ({ from, to, mass });

/** A lot that went into two roasts, of which one is blended; the rest is here. */
const small: ChainInput = {
  nodes: [
    node('lot', 0, { look: 'asked' }),
    node('a', 1),
    node('b', 1),
    node('mix', 2),
    node('cafe', 3, { look: 'who' }),
    node('stock', 3, { look: 'stock' }),
  ],
  flows: [
    flow('lot', 'a', 30),
    flow('lot', 'b', 16),
    flow('lot', 'stock', 14),
    flow('a', 'mix', 25),
    flow('b', 'cafe', 13),
    flow('mix', 'cafe', 20),
    flow('mix', 'stock', 5),
  ],
};
const overlap = (a: ChainBox, b: ChainBox) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.02 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.02;

describe('the layout of a chain', () => {
  it('draws everything as long as its mass, and bands as wide as theirs', () => {
    const { spots, bands, scale } = chainLayout(small, words);
    const sizeOf = (id: string) => spots.find((spot) => spot.id === id)?.bar.height ?? 0;
    for (const [id, mass] of [
      ['lot', 60],
      ['a', 30],
      ['cafe', 33],
      ['stock', 19],
    ] as const)
      expect(sizeOf(id), id).toBeCloseTo(mass * scale, 1);
    for (const { from, to, size } of bands)
      expect(size).toBeCloseTo((small.flows.find((one) => one.from === from && one.to === to)?.mass ?? 0) * scale, 6);
    expect(spots.map(({ lines }) => lines[1])).toContain('60 kg');
  });

  it('has columns beside each other, or rows below each other where it is narrow', () => {
    const at = (width: number) => {
      const { spots } = chainLayout({ ...small, width }, words);
      return ['lot', 'a', 'mix', 'cafe'].map((id) => spots.find((spot) => spot.id === id)?.bar);
    };
    const rising = (all: readonly (number | undefined)[]) =>
      all.every((one, nth) => nth === 0 || (one ?? 0) > (all[nth - 1] ?? 0));
    expect(rising(at(900).map((bar) => bar?.x))).toBe(true);
    expect(rising(at(350).map((bar) => bar?.y))).toBe(true);
  });

  it('draws at most twelve of a column, four in a row, and the rest as one', () => {
    const many = Array.from({ length: 10_000 }, (_, nth) => `r${nth}`);
    const input = {
      nodes: [node('lot', 0, { look: 'asked' }), ...many.map((id) => node(id, 1)), node('s', 1, { look: 'stock' })],
      flows: [...many.map((id, nth) => flow('lot', id, nth + 1)), flow('lot', 's', 5)],
    };
    for (const [width, most] of [
      [900, 12],
      [350, 4],
    ] as const) {
      const { spots, bands, scale } = chainLayout({ ...input, width }, words);
      expect(spots).toHaveLength(1 + most);
      expect(spots.map(({ name }) => name)).toContain(words.more(10_000 - (most - 2)));
      expect(spots.some(({ id }) => id === 's')).toBe(true);
      const all = input.flows.reduce((sum, { mass }) => sum + mass, 0);
      expect(bands.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(all * scale, 4);
    }
  });

  it('shows what was asked for where nothing was made of it', () => {
    expect(chainLayout({ nodes: [node('lot', 0, { look: 'asked' })], flows: [] }, words).spots).toHaveLength(1);
    expect(chainLayout({ nodes: [], flows: [] }, words)).toMatchObject({ spots: [], bands: [] });
  });

  it('keeps sums, and everything apart and inside, whatever the chain', () => {
    const mass = fc.oneof(
      fc.integer({ min: 1, max: 1e7 }),
      fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY),
    );
    const one = fc.record({ column: fc.integer({ min: 0, max: 3 }), look: fc.constantFrom('lot', 'stock', 'waste') });
    const chain = fc.record({
      things: fc.array(one, { minLength: 1, maxLength: 40 }),
      pairs: fc.array(fc.tuple(fc.nat(39), fc.nat(39), mass), { maxLength: 80 }),
      width: fc.oneof(fc.integer({ min: 240, max: 1300 }), fc.constantFrom(0, -1, Number.NaN)),
    });
    fc.assert(
      fc.property(chain, ({ things, pairs, width }) => {
        // Of what ends a chain there is one of each kind.
        const nodes = things.map(({ column, look }, nth) =>
          node(String(nth), column, {
            look: things.findIndex((other) => other.look === look) === nth ? (look as 'stock') : 'lot',
          }),
        );
        const input = { nodes, flows: pairs.map(([from, to, mass]) => flow(String(from), String(to), mass)), width };
        const layout = chainLayout(input, words);
        expect(JSON.stringify(layout)).not.toMatch(/NaN|Infinity|null/);
        expect(chainLayout(structuredClone(input), words)).toEqual(layout);
        const { spots, bands, scale } = layout;
        for (const [nth, { room }] of spots.entries()) {
          expect(Math.min(room.x, room.y)).toBeGreaterThanOrEqual(-0.02);
          expect(room.x + room.width).toBeLessThanOrEqual(layout.width + 0.1);
          expect(room.y + room.height).toBeLessThanOrEqual(layout.height + 0.1);
          for (const other of spots.slice(nth + 1)) expect(overlap(room, other.room)).toBe(false);
        }
        const down = (a: number, b: number) => (nodes[a]?.column ?? 9) < (nodes[b]?.column ?? -1);
        const sound = pairs.filter(([from, to, mass]) => down(from, to) && mass > 0 && Number.isFinite(mass));
        const all = sound.reduce((sum, [, , mass]) => sum + mass, 0);
        expect(bands.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(all * scale, 3);
        for (const { id, bar } of spots) {
          const of = (by: 'from' | 'to') =>
            bands.filter((band) => band[by] === id).reduce((sum, { size }) => sum + size, 0);
          const size = width >= 640 || !(width > 0) ? bar.height : bar.width;
          expect(Math.max(2, of('from'), of('to'))).toBeCloseTo(size, 1);
        }
      }),
    );
  });
});
