import { describe, expect, it } from 'vitest';
import { type Corner, noise, straight, withBean } from '../curve/straight.ts';
import { finish } from '../finish/finish.ts';
import type { RawLog } from '../log.ts';
import { sampleRoast } from '../sample.ts';
import { ROR_DEFAULT, rorOf } from './ror.ts';
import { signalsOf } from './signals.ts';

const MARKS = { CHARGE: 0, FCs: 480, DROP: 600 };

/** A roast whose rate of rise goes from one given number to the next along straight lines after its turning at 60 s. */
function roastOf(rates: readonly Corner[]): RawLog {
  let bean = 90;
  const raw = straight([[0, 200], [60, 90], ...rates.slice(1)], MARKS);
  const rising = straight(rates);
  return withBean(raw, (value, s) => {
    if (s <= 60) return value;
    bean += (rising.bean[s - 60] ?? 0) / 60;
    return bean;
  });
}

const signals = (raw: RawLog, options = ROR_DEFAULT) => {
  const log = finish(raw);
  return signalsOf(log, rorOf(log, options));
};
const keys = (raw: RawLog) => signals(raw).map(({ key }) => key);

/** 20 °C a minute down to 9 at first crack and 4 at the drop, as a gentle roast falls. */
const GENTLE: readonly Corner[] = [
  [60, 0],
  [120, 20],
  [480, 9],
  [600, 4],
];
const CRASH: readonly Corner[] = [
  [60, 0],
  [120, 20],
  [480, 9],
  [520, 3],
  [600, 2.5],
];
const CRASH_AND_FLICK: readonly Corner[] = [...CRASH.slice(0, 4), [530, 3], [600, 9]];
const STALL: readonly Corner[] = [
  [60, 0],
  [120, 20],
  [260, 0.5],
  [340, 0.5],
  [480, 8],
  [600, 4],
];

describe('signals', () => {
  it('are none in a gentle roast and in the sample', () => {
    expect(keys(roastOf(GENTLE))).toEqual([]);
    const sample = sampleRoast();
    expect(signalsOf(sample, rorOf(sample, ROR_DEFAULT))).toEqual([]);
  });
  it('tell a crash and a flick, and when', () => {
    const [crash, ...more] = signals(roastOf(CRASH));
    expect([crash?.key, more]).toEqual(['crash', []]);
    expect(crash?.s).toBeGreaterThan(460);
    expect(crash?.until).toBeLessThan(550);
    const [first, flick] = signals(roastOf(CRASH_AND_FLICK));
    expect([first?.key, flick?.key]).toEqual(['crash', 'flick']);
    expect(flick?.s).toBeGreaterThan(520);
    expect(flick?.until).toBeLessThanOrEqual(600);
  });
  it('tell beans that stand still, but not at the turning point', () => {
    const [stall, ...more] = signals(roastOf(STALL));
    expect([stall?.key, more]).toEqual(['stall', []]);
    expect(stall?.s).toBeGreaterThan(250);
    expect(stall?.until).toBeLessThan(400);
  });
  it('are not raised and not hidden by noise, however a roaster sees the rate', () => {
    for (const [size, step] of [
      [0.3, 1],
      [0.5, 0.1],
      [0.2, 3],
    ] as const) {
      for (const span_s of [15, 20, 30]) {
        const tremble = noise(size);
        const told = [GENTLE, CRASH_AND_FLICK, STALL].map((rates) => {
          const raw = roastOf(rates);
          const at = (s: number) => raw.bean[Math.round(s)] ?? 200;
          const read = straight(
            [
              [0, 0],
              [600, 0],
            ],
            MARKS,
            step,
          );
          const found = signals(
            withBean(read, (_, s) => at(s) + tremble()),
            { span_s, smooth_s: 10 },
          );
          return found.map(({ key }) => key);
        });
        expect(told).toEqual([[], ['crash', 'flick'], ['stall']]);
      }
    }
  });
  it('are not looked for without a drop', () => {
    const { DROP: _, ...marks } = MARKS;
    expect(keys({ ...roastOf(CRASH_AND_FLICK), marks })).toEqual([]);
  });
});
