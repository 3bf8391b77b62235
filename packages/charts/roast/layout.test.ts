import type { Reading } from '@hanjan/roastlog/log.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap } from '../timeline/place.ts';
import { type Box, pxOf } from '../timeline/scale.ts';
import { roomOf } from '../timeline/words.ts';
import { degreesOf, ratesOf, spansOf } from './extent.ts';
import { ROW, sizeOf } from './frame.ts';
import type { RoastInput, RoastMark } from './input.ts';
import { type LayoutWords, type RoastLayout, roastLayout } from './layout.ts';

const words: LayoutWords = { bean: '원두', air: '배기', ror: 'RoR', estimated: '추정' };

/** A roast of nothing, with what a test needs instead. */
const roast = (input: Partial<RoastInput> = {}): RoastInput => ({
  ...{ time: [], bean: [], air: [], ror: [], marks: [], phases: [], controls: [], unit: 'C', rorPer: 60 },
  ...input,
});
const mark = (key: string, s: number, label = key, bean: Reading = 180): RoastMark => ({
  ...{ key, s, label, bean, isEstimated: false },
});

/** A roast of so many seconds that rises by a degree in six. */
const rising = (seconds: number, from = 0) => {
  const time = Array.from({ length: seconds + 1 }, (_, i) => from + i);
  return { time, bean: time.map((s) => 100 + s / 6), air: time.map(() => 220), ror: time.map(() => 10) };
};

const textSize = ({ frame }: RoastLayout) => sizeOf(frame).text;

/** The boxes of the names of marks. */
function labelBoxes(layout: RoastLayout): Box[] {
  const size = textSize(layout);
  return layout.marks.flatMap(({ label }) => {
    if (!label) return [];
    const noted = label.note ? 4 + roomOf(label.note, 11) : 0;
    const wide = Math.max(roomOf(label.name, size) + noted, roomOf(label.value, size));
    const left = label.anchor === 'start' ? label.x : label.x - wide;
    const top = label.row * ROW;
    return [{ left: left + 0.2, right: left + wide - 0.2, top, bottom: top + 2 * ROW }];
  });
}

const nameBoxes = ({ frame, names }: RoastLayout): Box[] =>
  names.map(({ line, text, x, y }) => {
    const size = line === 'other' || frame.isNarrow ? 11 : 13;
    return { left: x + 0.2, right: x + roomOf(text, size) - 0.2, top: y - size + 3, bottom: y + 1 };
  });

const pairsOf = (boxes: readonly Box[]) => boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));

describe('axes of a roast', () => {
  it('are those of the specification without any need for others', () => {
    expect(spansOf(roast(rising(600))).whole).toEqual({ from: 0, to: 780 });
    expect(degreesOf(roast(rising(600)))).toEqual({ least: 80, most: 250 });
    expect(degreesOf(roast())).toEqual({ least: 100, most: 250 });
  });
  it('widen to the readings, and leave out a probe that says nonsense', () => {
    expect(spansOf(roast(rising(1000))).whole.to).toBe(1020);
    expect(degreesOf(roast({ time: [0, 1, 2], bean: [88.4, 260, 6553.5] }))).toEqual({ least: 60, most: 520 });
  });
  it('show two minutes before the charge and after the drop; all else is in reach', () => {
    const spans = spansOf(roast({ ...rising(2400, -1000), marks: [mark('DROP', 900)] }));
    expect(spans).toEqual({ whole: { from: -120, to: 1020 }, reach: { from: -1020, to: 1440 } });
  });
  it('have rates in the lower part, from a little after the turning point on', () => {
    const input = roast({ ...rising(600), marks: [mark('TP', 70)] });
    expect(ratesOf(input)).toEqual({ from: 90, highest: 10, top: 20 });
    expect(ratesOf({ ...input, shown: { ror: false } })).toBeNull();
    expect(ratesOf(roast())).toBeNull();
  });
  it('have rates in the unit and for the time that are asked for', () => {
    const input = roast({ ...rising(600), ror: rising(600).time.map(() => 24) });
    const textsOf = (part: Partial<RoastInput>) =>
      roastLayout({ ...input, ...part }, words).frame.rates.map(({ text }) => text);
    expect(textsOf({})).toEqual(['10', '20']);
    expect(textsOf({ rorPer: 30 })).toEqual(['5', '10']);
    expect(textsOf({ unit: 'F' })).toEqual(['20', '40']);
  });
});

describe('marks', () => {
  it('have their names at the right of their lines, as long as there is room', () => {
    const marks = [
      mark('CHARGE', 0, '투입', 201.6),
      mark('FCs', 510, '1차 크랙 시작', 198.3),
      mark('DROP', 615, '배출', null),
    ];
    const layout = roastLayout(roast({ marks }), words);
    expect(layout.marks.map(({ label }) => label && [label.anchor, label.row, label.value])).toEqual([
      ['start', 0, '201.6'],
      ['start', 0, '198.3'],
      ['start', 0, '–'],
    ]);
    expect(layout.frame.plot.top).toBe(74);
  });
  it('go into the next lines, and down with the curves, where it is crowded', () => {
    const marks = [mark('FCs', 500, '1차 크랙 시작'), mark('FCe', 520, '1차 크랙 끝'), mark('DROP', 540, '배출')];
    const layout = roastLayout(roast({ marks }), words);
    expect(layout.marks.every(({ label }) => label !== null)).toBe(true);
    expect(layout.frame.plot.top).toBe(106);
  });

  const names = fc.constantFrom('투입', '터닝포인트', '옐로우', '1차 크랙 시작', 'Second crack start', 'DROP', '');
  const marks = fc
    .array(
      fc.tuple(
        fc.integer({ min: -200, max: 1200 }),
        names,
        fc.option(fc.double({ min: -300, max: 900, noNaN: true })),
        fc.boolean(),
      ),
      { maxLength: 13 },
    )
    .map((list) => list.map(([s, label, bean, isEstimated], i) => ({ key: String(i), label, s, bean, isEstimated })));
  const near = fc
    .integer({ min: 0, max: 600 })
    .map((from) => Array.from({ length: 13 }, (_, i) => mark(String(i), from + 10 * i, '1차 크랙 시작')));
  const width = fc.integer({ min: 320, max: 1400 });

  it('have names that never meet and never leave the room, whatever is marked', () => {
    fc.assert(
      fc.property(fc.oneof(marks, near), width, (list, width) => {
        const layout = roastLayout(roast({ marks: list, width }), words);
        const boxes = labelBoxes(layout);
        for (const [a, b] of pairsOf(boxes)) expect(overlap(a, b)).toBe(false);
        for (const { left, right } of boxes) expect([left >= 0, right <= width]).toEqual([true, true]);
      }),
    );
  });

  it('and names at the ends of eleven lines never meet either, nor the numbers of the axis', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 300 })), {
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(lines, width, (list, width) => {
        const others = list.map(([end, value], i) => ({
          ...{ key: String(i), name: `B-110${i}`, time: [0, end], bean: [100, value], air: [null, null], shift: i },
        }));
        const layout = roastLayout(roast({ ...rising(700), others, width }), words);
        for (const [a, b] of pairsOf(nameBoxes(layout))) expect(overlap(a, b)).toBe(false);
        const { plot } = layout.frame;
        const numbers = layout.frame.rates.map(({ y }) => ({
          left: plot.right + 10,
          right: plot.right + 20,
          top: y - 5,
          bottom: y + 4,
        }));
        for (const box of nameBoxes(layout)) for (const number of numbers) expect(overlap(box, number)).toBe(false);
      }),
    );
  });
});

describe('phases', () => {
  const phases = [
    { key: 'drying', label: '건조', from: 0, to: 276, percent: 44.9 },
    { key: 'maillard', label: '마이야르', from: 276, to: 510, percent: 38 },
    { key: 'development', label: '디벨롭', from: 510, to: 615, percent: 17.1 },
  ] as const;
  it('have name, time and percent where there is room, and never more than that', () => {
    const at = (width: number) =>
      roastLayout(roast({ phases, width }), words).phases.map(({ name, time, percent }) => [name, time, percent]);
    expect(at(876)).toEqual([
      ['건조', '4:36', '44.9 %'],
      ['마이야르', '3:54', '38.0 %'],
      ['디벨롭', '1:45', '17.1 %'],
    ]);
    expect(at(320)).toEqual([
      ['건조', '', '44.9 %'],
      ['', '', '38.0 %'],
      ['디벨롭', '1:45', '17.1 %'],
    ]);
  });
  it('say that they are estimated, where there is no room for it by their band alone', () => {
    const supposed = phases.map((phase) => ({ ...phase, isEstimated: phase.key !== 'development' }));
    const at = (width: number) =>
      roastLayout(roast({ phases: supposed, width }), words).phases.map(({ note, isEstimated }) => [note, isEstimated]);
    expect(at(876)).toEqual([
      [words.estimated, true],
      [words.estimated, true],
      ['', false],
    ]);
    expect(at(320)).toEqual([
      ['', true],
      ['', true],
      ['', false],
    ]);
  });
});

describe('strips', () => {
  const control = (key: string) => ({
    ...{ key, kind: 'heat' as const, label: key, unit: '%', steps: [{ s: 0, value: 50 }], until: 600 },
  });
  it('stand on the axis in order, four at the most, and the curves keep their room', () => {
    const layout = roastLayout(roast({ controls: ['a', 'b', 'c', 'd', 'e'].map(control), height: 300 }), words);
    expect(layout.strips.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
    expect(layout.frame.plot.bottom - layout.frame.plot.top).toBe(120);
  });
  it('say what they steer, whatever their order: it gives them their colour', () => {
    const controls = [{ ...control('b'), kind: 'airflow' as const }, control('a')];
    expect(roastLayout(roast({ controls }), words).strips.map(({ kind }) => kind)).toEqual(['airflow', 'heat']);
  });
  it.each([390, 876])('have no value under a long name or unit at %i px', (width) => {
    const [short, long] = ['a', 'A name of many words'].map((label) => {
      const controls = [{ ...control(label), unit: label, steps: [-300, 120, 599].map((s) => ({ s, value: s })) }];
      return roastLayout(roast({ time: [0, 600], controls, width }), words).strips[0];
    });
    expect(short?.values.map(({ text }) => text)).toContain('−300');
    expect(long?.values.map(({ text }) => text)).not.toContain('−300');
    expect(long?.values.map(({ text }) => text)).toContain('120');
  });
});

describe('checks', () => {
  it('stand on the bean, or on the axis without a reading', () => {
    const checks = [
      { key: '1', label: '1', s: 100, bean: 150, air: null },
      { key: '2', label: '2', s: 200, bean: null, air: 210 },
      { key: '3', label: '3', s: 9000, bean: 200, air: 210 },
    ];
    const { checks: drawn, frame } = roastLayout(roast({ checks }), words);
    expect(drawn.map(({ y }) => Math.round(y))).toEqual([Math.round(pxOf(frame.y, 150)), frame.plot.bottom]);
  });
  it('have a line with its value where the grid has none', () => {
    expect(roastLayout(roast({ checkLine: 200 }), words).checkLine?.text).toBe('');
    expect(roastLayout(roast({ checkLine: 185 }), words).checkLine?.text).toBe('185');
    expect(roastLayout(roast({ checkLine: 185, unit: 'F' }), words).checkLine?.text).toBe('365');
    expect(roastLayout(roast({ checkLine: null }), words).checkLine).toBeNull();
  });
});
