import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flavorCodes } from '../../../test/harness/flavors.ts';
import { widthOf } from '../text/width.ts';
import { LINE } from './label.ts';
import { leafUnder, rotationTo, type Segment, shownAt, type WheelLayout, wheelLayout } from './layout.ts';
import { thickness } from './ring.ts';
import { type WheelCode, wheelTree } from './tree.ts';

const plain = { reverse: false, simple: false };
const all = (layout: WheelLayout) => [...layout.segments.values()];
const layoutOf = (codes: readonly WheelCode[], options = plain, chosen: string[] = []) =>
  wheelLayout(wheelTree(codes, chosen), options);
const korean = layoutOf(flavorCodes('ko'));
const at = (layout: WheelLayout, id: string) => layout.segments.get(id) as Segment;

const label = fc.oneof(
  fc.constantFrom('꽃', '단맛', 'Sour/Fermented', '가'.repeat(100), ' ', 'W'.repeat(300)),
  fc.string(),
);
const codes = fc.array(fc.tuple(fc.nat(60), label), { maxLength: 60 }).map((all) =>
  all.map(([parent, label], nth): WheelCode => {
    return { id: `C${nth}`, label, subLabel: '', parent: parent < nth ? `C${parent}` : null, color: null };
  }),
);
const options = fc.record({ reverse: fc.boolean(), simple: fc.boolean() });

describe('the layout of the wheel', () => {
  it('gives every outermost flavor the same angle, from the top on clockwise', () => {
    const leaves = all(korean).filter(({ isLeaf }) => isLeaf);
    expect(leaves).toHaveLength(85);
    leaves.forEach(({ from, to }, nth) => {
      expect([from, to]).toEqual([expect.closeTo((360 * nth) / 85), expect.closeTo((360 * (nth + 1)) / 85)]);
    });
  });
  it('counter-clockwise is its mirror image', () => {
    for (const one of all(layoutOf(flavorCodes('ko'), { ...plain, reverse: true }))) {
      const other = at(korean, one.id);
      expect([one.from, one.to]).toEqual([expect.closeTo(360 - other.to), expect.closeTo(360 - other.from)]);
    }
  });
  it('lets groups without flavors reach to the rim', () => {
    expect(at(korean, 'BLACK_TEA')).toMatchObject({ inner: 146, outer: 318, tint: 3, isLeaf: true });
    expect(at(korean, 'BERRY')).toMatchObject({ inner: 146, outer: 226, tint: 2, isLeaf: false });
    expect(at(layoutOf([{ ...(flavorCodes('ko')[0] as WheelCode) }]), 'FRUITY')).toMatchObject({ outer: 318, tint: 1 });
  });
  it('of two rings shows the third by what it lies under', () => {
    const simple = layoutOf(flavorCodes('ko'), { ...plain, simple: true }, ['BLUEBERRY']);
    expect(simple.segments.size).toBe(37);
    expect(at(simple, 'BERRY')).toMatchObject({ isLeaf: true, isLit: true, tint: 2, outer: 318 });
    expect(shownAt(simple, 'BLUEBERRY')).toBe(at(simple, 'BERRY'));
    expect([shownAt(simple, 'GONE'), shownAt(simple, null)]).toEqual([null, null]);
  });
  it('lets what is chosen step out of the rim, and marks what lies further inside', () => {
    const chosen = layoutOf(flavorCodes('ko'), plain, ['PEACH', 'BERRY']);
    expect(at(chosen, 'PEACH').path).toContain('A331 331');
    expect(at(chosen, 'APPLE').path).not.toContain('331');
    expect([at(chosen, 'BERRY').mark, at(chosen, 'FRUITY').mark]).toEqual([expect.stringContaining('A220'), '']);
  });

  it('of any tree has no two segments at one place, each within what it lies under, and leaves nothing open', () => {
    fc.assert(
      fc.property(codes, options, (codes, options) => {
        const segments = all(layoutOf(codes, options));
        for (const radius of [100, 180, 270]) {
          const ring = segments.filter(({ inner, outer }) => inner < radius && radius < outer);
          const sorted = ring.toSorted((a, b) => a.from - b.from);
          expect(sorted.reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(codes.length > 0 ? 360 : 0);
          sorted.slice(1).forEach((one, nth) => {
            expect(one.from).toBeGreaterThanOrEqual((sorted[nth]?.to ?? 0) - 1e-9);
          });
        }
        for (const one of segments) {
          const above = segments.find(({ id }) => id === one.parent);
          if (!above) continue;
          expect(one.from).toBeGreaterThanOrEqual(above.from - 1e-9);
          expect(one.to).toBeLessThanOrEqual(above.to + 1e-9);
          expect(one.inner).toBe(above.outer);
        }
      }),
    );
  });
  it('turns every outermost flavor under the pointer', () => {
    fc.assert(
      fc.property(codes, options, (codes, options) => {
        const layout = layoutOf(codes, options);
        for (const leaf of all(layout).filter(({ isLeaf }) => isLeaf)) {
          expect(leafUnder(layout, rotationTo(leaf))).toBe(leaf);
        }
      }),
    );
    expect(leafUnder(layoutOf([]), 12)).toBeNull();
  });
  it('of 2,000 flavors is whole, without names where nobody could read them', () => {
    const many = Array.from({ length: 2_000 }, (_, nth): WheelCode => {
      return { id: `C${nth}`, label: `맛 ${nth}`, subLabel: '', parent: nth < 9 ? null : `C${nth % 9}`, color: null };
    });
    const layout = layoutOf(many);
    expect(layout.segments.size).toBe(2_000);
    expect(all(layout).filter((one) => one.label)).toHaveLength(9);
    expect(layout.gap).toBeLessThan(0.2);
  });
});

describe('names on the wheel', () => {
  it.each(['ko', 'en'] as const)('are all there in full, as large as they should be (%s)', (language) => {
    const codes = flavorCodes(language);
    for (const { node, label, isLeaf } of all(layoutOf(codes))) {
      expect(label?.lines.join(' ').replaceAll('/ ', '/')).toBe(node.label);
      expect(label?.size, node.label).toBeGreaterThanOrEqual(isLeaf ? (language === 'ko' ? 12 : 10) : 10);
    }
  });
  it('are broken into lines and made smaller before they are cut', () => {
    const names = ['긴 이름을 가진 향미 하나', '아주 '.repeat(50), 'W'.repeat(300)];
    const codes = names.map((label, nth): WheelCode => {
      return { id: `C${nth}`, label, subLabel: '', parent: nth === 0 ? null : 'C0', color: null };
    });
    const [family, long, word] = all(layoutOf(codes)).map(({ label }) => label?.lines ?? []);
    expect(family?.join(' ')).toBe(names[0]);
    expect([long?.at(-1), word?.at(-1)]).toEqual([expect.stringMatching(/…$/), expect.stringMatching(/^W+…$/)]);
  });
  it('are level in the first ring and lie along the radius in the others', () => {
    for (const { node, label } of [...all(korean), ...all(layoutOf(flavorCodes('en')))]) {
      expect(label?.way).toBe(node.level === 1 ? 'upright' : 'radial');
    }
  });
  it('of families stay in their segments however the wheel is turned', () => {
    const names = (['ko', 'en'] as const).flatMap((language) =>
      [plain, { reverse: true, simple: true }].flatMap((options) =>
        layoutOf(flavorCodes(language), options).families.flatMap(({ segments }) => segments.slice(0, 1)),
      ),
    );
    const share = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(359), share, share, ({ label, ...segment }, turn, x, y) => {
        if (label?.way !== 'upright') return;
        const width = Math.max(...label.lines.map((line) => widthOf(line, label.size)));
        const angle = (turn * Math.PI) / 180;
        // A point of the name, seen from the middle of its segment.
        const [along, across] = [x * width, y * label.lines.length * label.size];
        const out = label.at + along * Math.cos(angle) - across * Math.sin(angle);
        const beside = along * Math.sin(angle) + across * Math.cos(angle);
        const far = Math.hypot(out, beside);
        expect(far).toBeGreaterThan(segment.inner);
        expect(far).toBeLessThan(segment.outer);
        const half = (segment.to - segment.from) / 2;
        expect(Math.abs((Math.atan2(beside, out) * 180) / Math.PI)).toBeLessThan(half);
      }),
      { numRuns: 400 },
    );
  });
  it('stay in their segments, whatever they are', () => {
    fc.assert(
      fc.property(codes, options, (codes, options) => {
        for (const { label, ...segment } of all(layoutOf(codes, options))) {
          if (label?.way !== 'radial') continue;
          const length = Math.max(...label.lines.map((line) => widthOf(line, label.size)));
          const start = label.anchor === 'start' ? label.at : label.at - length / 2;
          expect(start).toBeGreaterThanOrEqual(segment.inner);
          expect(start + length).toBeLessThanOrEqual(segment.outer);
          expect(label.lines.length * label.size * LINE).toBeLessThanOrEqual(thickness(segment, start) + 0.01);
        }
      }),
    );
  });
});
