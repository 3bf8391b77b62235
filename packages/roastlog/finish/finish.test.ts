import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Corner, PLAIN, straight, withBean } from '../curve/straight.ts';
import { RoastFaultError } from '../fault.ts';
import { figuresOf } from '../figures/figures.ts';
import { ROR_DEFAULT, rorOf } from '../figures/ror.ts';
import { signalsOf } from '../figures/signals.ts';
import { MARKS, type RawLog } from '../log.ts';
import { finish } from './finish.ts';

const SET = { CHARGE: 0, FCs: 420, DROP: 540 };
const keys = (raw: RawLog) => finish(raw).notes.map(({ key }) => key);
const noteOf = (raw: RawLog, key: string) => finish(raw).notes.find((note) => note.key === key)?.args;

const table = (time: number[], bean: (number | null)[], more: Partial<RawLog> = {}): RawLog => ({
  ...{ source: 'table', unit: 'C', time, bean, air: [], marks: {} },
  ...more,
});

describe('a log in order', () => {
  it('counts time from the charge, also in a recording with a long preheating and with a charge at its first reading', () => {
    const preheated: Corner[] = [[0, 25], ...PLAIN.map(([s, value]): Corner => [s + 834, value])];
    const log = finish(straight(preheated, { CHARGE: 834, DROP: 1374 }));
    expect([log.zero, log.time[0], log.time.at(-1), log.marks.DROP?.s]).toEqual(['charge', -834, 540, 540]);
    expect(finish(straight(PLAIN, SET)).marks.CHARGE).toEqual({ s: 0, isEstimated: false });
  });
  it('begins at the first reading when there is no charge', () => {
    const log = finish(
      straight(
        [
          [7, 25],
          [307, 200],
        ],
        { FCs: 290 },
      ),
    );
    expect([log.zero, log.time[0], log.marks.FCs?.s, log.marks.CHARGE, log.marks.TP]).toEqual([
      'start',
      0,
      283,
      null,
      null,
    ]);
    expect(log.notes.map(({ key }) => key)).toContain('charge_missing');
  });
  it('sorts times, keeps the first of a repeated one, fills what that left open, and says so', () => {
    const raw = table([0, 2, 1, 1, Number.NaN, 3, 3], [200, 180, null, 190, 5, 170, 1]);
    const log = finish(raw);
    expect([log.time, log.bean]).toEqual([
      [0, 1, 2, 3],
      [200, 190, 180, 170],
    ]);
    expect(noteOf(raw, 'time_reordered')).toEqual({ count: 2 });
    expect(noteOf(raw, 'time_repeated')).toEqual({ count: 2 });
    expect(noteOf(raw, 'rows_skipped')).toEqual({ count: 1 });
    const counted = table([0, Number.NaN], [200, 1], { notes: [{ key: 'rows_skipped', args: { count: 3 } }] });
    expect(noteOf(counted, 'rows_skipped')).toEqual({ count: 4 });
  });
  it('leaves out rows whose time is of another day', () => {
    expect(finish(table([0, 1, 2, 9e12, -1e300], [200, 190, 180, 1, 1])).time).toEqual([0, 1, 2]);
  });
  it('reads what is no reading as none', () => {
    const nothing = [-1, 0, null, Number.NaN, Number.POSITIVE_INFINITY, -999, 3276.7, -273.15];
    const raw = table(
      [...nothing, 5, 5].map((_, at) => at),
      [...nothing, 21, 200],
      { air: nothing },
    );
    expect(finish(raw).bean).toEqual([...nothing.map(() => null), 21, 200]);
    expect(noteOf(raw, 'bean_gaps')).toEqual({ count: 8 });
    expect(keys(raw)).toContain('air_missing');
    expect(finish(table([0, 1, 2], [-1, 0, 212], { unit: 'F' })).bean).toEqual([null, null, 100]);
  });
  it('holds °C, also in further curves, and leaves other units alone', () => {
    const curves = [
      { name: 'exhaust', unit: 'temperature', time: [10, 11], values: [392, -1] },
      { name: 'pressure', unit: 'Pa', time: [11, 10], values: [-1, Number.NaN] },
    ];
    const controls = [
      {
        kind: 'heat',
        name: 'gas',
        unit: '',
        steps: [
          { s: 20, value: 5 },
          { s: 10, value: 7 },
          { s: 15, value: Number.NaN },
        ],
      },
    ] as const;
    const log = finish(table([10, 11], [392, 212], { unit: 'F', marks: { CHARGE: 10 }, curves, controls }));
    expect(log.curves.map(({ time, values }) => [time, values])).toEqual([
      [
        [0, 1],
        [200, null],
      ],
      [
        [0, 1],
        [null, -1],
      ],
    ]);
    expect(log.controls[0]?.steps).toEqual([
      { s: 0, value: 7 },
      { s: 10, value: 5 },
    ]);
    expect(log.notes.map(({ key }) => key)).toContain('unit_converted');
  });
  it('refuses a log without readings, and one without beans', () => {
    const fault = (raw: RawLog) => {
      try {
        return finish(raw);
      } catch (error) {
        return (error as RoastFaultError).fault;
      }
    };
    expect(fault(table([], []))).toEqual({ key: 'no_samples' });
    expect(fault(table([Number.NaN], [200]))).toEqual({ key: 'no_samples' });
    expect(fault(table([0, 1], [-1, null], { air: [200, 201] }))).toEqual({ key: 'no_bean' });
    expect(finish(table([3], [200])).time).toEqual([0]);
  });
  it('takes what programs write for unknown as unknown', () => {
    const meta = { title: '  ', beans: '우일라 ', green_g: 0, roasted_g: 85, ambient_c: -3, density: Number.NaN };
    const log = finish(table([0], [200], { meta }));
    expect([log.title, log.beans, log.green_g, log.roasted_g, log.ambient_c, log.density]).toEqual([
      null,
      '우일라',
      null,
      85,
      -3,
      null,
    ]);
    expect(log.notes.map(({ key }) => key)).toContain('weight_missing');
  });
});

describe('marks', () => {
  it('that are missing are said, and never guessed but for charge and dry end', () => {
    const log = finish(straight(PLAIN));
    expect(Object.entries(log.marks).filter(([, mark]) => mark !== null)).toEqual([
      ['CHARGE', { s: 0, isEstimated: true }],
      ['TP', { s: 60, isEstimated: true }],
      ['DRY', { s: 240, isEstimated: true }],
    ]);
    expect(log.notes.map(({ key }) => key)).toEqual([
      'charge_estimated',
      'dry_estimated',
      'first_crack_missing',
      'drop_missing',
      'weight_missing',
      'air_missing',
    ]);
  });
  it('turn at the latest of the lowest readings, before first crack, and not at an end', () => {
    const rows = (bean: number[], marks: RawLog['marks'] = { CHARGE: 0 }, source: RawLog['source'] = 'table') =>
      finish(
        table(
          bean.map((_, at) => at * 10),
          bean,
          { marks, source },
        ),
      ).marks.TP;
    expect(rows([200, 95, 90, 90, 92, 120])).toEqual({ s: 30, isEstimated: false });
    expect(rows([90, 95, 100])).toBeNull();
    expect(rows([200, 150, 100])).toBeNull();
    expect(rows([90, 95, 100], { CHARGE: 0 }, 'artisan')).toEqual({ s: 0, isEstimated: false });
    expect(rows([200, 95, -4, 0, 90, 120])).toEqual({ s: 40, isEstimated: false });
    // It cooled after a drop that nobody marked.
    expect(rows([200, 95, 90, ...Array(30).fill(150), 200, 80, 81, 79])).toEqual({ s: 20, isEstimated: false });
    // After first crack somebody opened the door.
    expect(rows([200, 95, 96, 190, 40, 200], { CHARGE: 0, FCs: 30 })).toEqual({ s: 10, isEstimated: false });
  });
  it('have no dry end where the curve shows none', () => {
    expect(
      finish(
        straight(
          [
            [0, 200],
            [90, 180],
            [600, 220],
          ],
          SET,
        ),
      ).marks.DRY,
    ).toBeNull();
    const hidden = withBean(straight(PLAIN, SET), (value, s) => (s > 200 && s < 300 ? null : value));
    expect(finish(hidden).marks.DRY).toBeNull();
    expect(finish(straight(PLAIN, { ...SET, DRY: 231 })).marks.DRY).toEqual({ s: 231, isEstimated: false });
  });
  it('out of order stay as the log says', () => {
    const raw = straight(PLAIN, { CHARGE: 60, FCs: 30, DROP: 540 });
    expect(finish(raw).marks.FCs).toEqual({ s: -30, isEstimated: false });
    expect(noteOf(raw, 'marks_out_of_order')).toEqual({ first: 'CHARGE', second: 'FCs' });
    const alone = straight(PLAIN, { CHARGE: 0, FCe: 450 });
    expect(finish(alone).marks.FCe?.s).toBe(450);
    expect(keys(alone)).not.toContain('marks_out_of_order');
  });
  it('beyond the readings stay, but not those of another day or of no time', () => {
    const log = finish(straight(PLAIN, { ...SET, COOL: 700, FCe: Number.NaN, SCs: 1e9 }));
    expect([log.marks.COOL?.s, log.marks.FCe, log.marks.SCs]).toEqual([700, null, null]);
  });
});

it('answers any readings with a log or a named fault', () => {
  const number = fc.oneof(fc.double(), fc.integer({ min: -5, max: 900 }), fc.constant(-1));
  const column = fc.array(fc.option(number), { maxLength: 40 });
  const raw = fc.record({
    source: fc.constant('table' as const),
    unit: fc.constantFrom('C' as const, 'F' as const),
    time: fc.array(number, { maxLength: 40 }),
    bean: column,
    air: column,
    marks: fc.record(Object.fromEntries(MARKS.map((mark) => [mark, number])), { requiredKeys: [] }),
  });
  fc.assert(
    fc.property(raw, (given) => {
      try {
        const log = finish(given);
        expect([log.bean.length, log.air.length]).toEqual([log.time.length, log.time.length]);
        expect(log.time.every((s, at) => Number.isFinite(s) && (at === 0 || s > (log.time[at - 1] as number)))).toBe(
          true,
        );
        const ror = rorOf(log, ROR_DEFAULT);
        expect(ror.every((rate) => rate === null || Number.isFinite(rate))).toBe(true);
        figuresOf(log);
        signalsOf(log, ror);
      } catch (error) {
        if (!(error instanceof RoastFaultError)) throw error;
      }
    }),
    { numRuns: 500 },
  );
});
