import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from './labels.ts';
import { type RadarInput, radarLayout } from './layout.ts';

const SIX = {
  ko: ['밸런스', '향', '단맛', '바디', '플레이버', '산미'],
  en: ['Balance', 'Aroma', 'Sweetness', 'Body', 'Flavor', 'Acidity'],
};
const WIDTHS = [320, 362, 440, 720];

const axesOf = (labels: readonly string[], values: readonly (number | null)[] = []) =>
  labels.map((label, i) => ({ key: label + i, label, value: values[i] ?? null }));
const textsOf = (input: RadarInput) => radarLayout(input).axes.map(({ text }) => text);

const word = fc.string({ unit: fc.constantFrom(...'한글밸런스산미 abcdWWm/ 0'), minLength: 1, maxLength: 120 });
const score = fc.option(fc.integer({ min: 0, max: 10 }));

describe('words around a radar', () => {
  it('never lie over one another and never leave the box, whatever they say', () => {
    const input = fc.record({
      axes: fc.array(fc.record({ key: fc.uuid(), label: word, value: score }), { maxLength: 30 }),
      others: fc.array(fc.record({ key: fc.uuid(), name: word, values: fc.array(score) }), { maxLength: 6 }),
      width: fc.integer({ min: 0, max: 900 }),
    });
    fc.assert(
      fc.property(input, (given) => {
        const { plot, axes } = radarLayout(given);
        const boxes = axes.flatMap(({ text }) => text?.box ?? []);
        boxes.forEach((box, i) => {
          expect(boxes.slice(i + 1).filter(overlaps(box))).toEqual([]);
          expect(box.x).toBeGreaterThanOrEqual(plot.left - 1);
          expect(box.x + box.width).toBeLessThanOrEqual(plot.left + plot.width + 1);
          expect(box.y).toBeGreaterThanOrEqual(plot.top - 0.1);
          expect(box.y + box.height).toBeLessThanOrEqual(plot.top + plot.height - plot.strip + 0.1);
        });
      }),
    );
  });

  it('are whole for the six scores of a cup in both languages at every size', () => {
    for (const labels of Object.values(SIX)) {
      for (const width of WIDTHS) {
        const texts = textsOf({ axes: axesOf(labels, [10, 10, 10, 10, 10, 10]), width });
        expect(texts.map((text) => text?.lines.map((line) => line.text).join(' '))).toEqual(labels);
        expect(texts.map((text) => text?.figures)).toEqual(labels.map(() => ['10']));
      }
    }
  });

  it('leave out scores of others where there is no room, never the own one', () => {
    const others = Array.from({ length: 9 }, (_, i) => ({ key: `${i}`, name: `${i}`, values: SIX.ko.map(() => 10) }));
    const texts = textsOf({ axes: axesOf(SIX.ko, [1, 2, 3, 4, 5, 6]), others, width: 320 });
    expect(texts.map((text) => text?.figures[0])).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(texts[1]?.figures.length).toBeLessThan(10);
    expect(texts[1]?.figures.length).toBeGreaterThan(1);
  });

  it('stand in two lines where one is too short, and are cut where two are', () => {
    const [, right] = textsOf({ axes: axesOf(['a', 'Sweetness of fruit', 'b', 'c', 'd', 'e']), width: 362 });
    expect(right?.lines.map((line) => line.text)).toEqual(['Sweetness', 'of fruit']);
    const [, long] = textsOf({
      axes: axesOf(['a', '아주 오래도록 이어지는 달콤한 여운', 'b', 'c', 'd', 'e']),
      width: 362,
    });
    expect(long?.lines).toHaveLength(2);
    expect(long?.lines[1]?.text).toMatch(/…$/);
  });

  it('are shown for every axis of twelve, and for most of many', () => {
    const many = (count: number) => axesOf(Array.from({ length: count }, (_, i) => `Axis ${i}`));
    expect(textsOf({ axes: many(12), width: 480 }).filter(Boolean)).toHaveLength(12);
    expect(textsOf({ axes: many(60), width: 480 }).filter(Boolean).length).toBeGreaterThan(12);
  });
});
