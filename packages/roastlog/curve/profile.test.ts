import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIXTURES } from '../../../test/harness/roasts/all.ts';
import { readingAt } from '../figures/at.ts';
import { readRoastLog } from '../read.ts';
import { sampleRoast } from '../sample.ts';
import { CHECK_KEYS, POINTS, type Profile } from './points.ts';
import { checksOf, logOfProfile, profileOf, withProfile } from './profile.ts';

const keysOf = (log: { notes: readonly { key: string }[] }) => log.notes.map(({ key }) => key);

/** A roast as somebody wrote it down: 220 at the charge, 96 at 1:10, 152 at 4:40, 197 at 8:20, 211 at 10:05. */
const WRITTEN: Profile = {
  roasting_start_term: 0,
  roasting_start_bean: 220,
  roasting_start_air: 240,
  roasting_start_input1: 80,
  turning_term: 70_000,
  turning_bean: 96,
  dried_term: 280_000,
  dried_bean: 152,
  dried_input1: 60,
  first_start_term: 500_000,
  first_start_bean: 197,
  first_start_air: 226,
  end_term: 605_000,
  end_bean: 211,
};

describe('fields of a log', () => {
  test('say the time, the readings and the settings at each point', () => {
    expect(profileOf(sampleRoast())).toMatchObject({
      pre_heating_start_term: -45_000,
      pre_heating_start_bean: 192,
      pre_heating_end_term: null,
      pre_heating_end_bean: null,
      roasting_start_term: 0,
      roasting_start_bean: 201.6,
      roasting_start_air: 234.3,
      roasting_start_input1: 60,
      first_start_term: 510_000,
      first_start_input1: 85,
      first_start_input2: 70,
      first_start_input3: null,
      first_end_term: null,
      first_end_input1: null,
      end_term: 615_000,
      end_bean: 210.4,
    });
  });
});

describe('what was typed over a log', () => {
  test('nothing typed, or checks alone, leave the log as it is', () => {
    const log = sampleRoast();
    expect(withProfile(log, {})).toBe(log);
    expect(withProfile(log, { dried_term: undefined, roasting_check1_term: 60_000 })).toBe(log);
  });

  test('its own fields typed again change no mark', () => {
    const log = sampleRoast();
    const same = withProfile(log, profileOf({ ...log, marks: { ...log.marks, TP: null, DRY: null } }));
    expect(same.time).toEqual(log.time);
    expect(same.bean).toEqual(log.bean);
    expect(same.marks).toEqual({ ...log.marks, TP: null, DRY: null });
  });

  test('a mark that was typed is no longer estimated, and its note goes', () => {
    const log = sampleRoast();
    expect(keysOf(log)).toContain('dry_estimated');
    const typed = withProfile(log, { dried_term: 281_500 });
    expect(typed.marks.DRY).toEqual({ s: 281.5, isEstimated: false });
    expect(keysOf(typed)).not.toContain('dry_estimated');
    expect(typed.time).toEqual(log.time);
    expect(typed.marks.FCs).toEqual(log.marks.FCs);
  });

  test('null takes a mark away, and a note says that it is missing', () => {
    const typed = withProfile(sampleRoast(), { dried_term: null, first_start_term: null, turning_term: null });
    expect(typed.marks).toMatchObject({ CHARGE: { s: 0 }, TP: null, DRY: null, FCs: null, DROP: { s: 615 } });
    expect(keysOf(typed)).toEqual(expect.arrayContaining(['dry_missing', 'first_crack_missing', 'turning_missing']));
  });

  test('a temperature that was typed is the reading at the mark, and keeps that of the other probe', () => {
    const log = sampleRoast();
    const typed = withProfile(log, { first_start_bean: 199.9, first_end_term: 555_500, first_end_air: 220 });
    expect(profileOf(typed)).toMatchObject({
      first_start_bean: 199.9,
      first_start_air: readingAt(log.time, log.air, 510),
      first_end_term: 555_500,
      first_end_air: 220,
      first_end_bean: readingAt(log.time, log.bean, 555.5),
    });
    expect(typed.time).toHaveLength(log.time.length + 1);
  });

  test('a later charge moves everything of the file, and what was typed is counted from it', () => {
    const log = sampleRoast();
    const typed = withProfile(log, { roasting_start_term: 5000, first_end_term: 540_000 });
    expect(typed.time[0]).toBe(-50);
    expect(typed.marks).toMatchObject({ CHARGE: { s: 0 }, FCs: { s: 505 }, FCe: { s: 540 }, DROP: { s: 610 } });
    expect(typed.controls[0]?.steps[1]?.s).toBe(43);
    expect(typed.bean).toEqual(log.bean);
  });

  test('without a charge second 0 stays, and nothing is found between charge and crack', () => {
    const log = sampleRoast();
    const typed = withProfile(log, { roasting_start_term: null });
    expect(typed.zero).toBe('start');
    expect(typed.time).toEqual(log.time);
    expect(typed.marks).toMatchObject({ CHARGE: null, TP: null, DRY: null, FCs: { s: 510 } });
    expect(keysOf(typed)).toContain('charge_missing');
  });

  test('an estimated charge stays estimated until it is typed', () => {
    const { CHARGE: _charge, ...marks } = sampleRoast().marks;
    const log = {
      ...sampleRoast(),
      zero: 'estimated' as const,
      marks: { ...marks, CHARGE: { s: 0, isEstimated: true } },
    };
    const dropped = withProfile(log, { end_term: 600_000 });
    expect(dropped).toMatchObject({
      zero: 'estimated',
      marks: { CHARGE: { isEstimated: true }, TP: { isEstimated: true } },
    });
    const charged = withProfile(log, { roasting_start_term: 0 });
    expect(charged).toMatchObject({
      zero: 'charge',
      marks: { CHARGE: { isEstimated: false }, TP: { isEstimated: false } },
    });
  });

  test('an input is a step of its control, or begins one', () => {
    const typed = withProfile(sampleRoast(), { first_start_input1: 70, first_start_input3: 62 });
    const [heat, airflow, drum] = typed.controls;
    expect(heat?.steps).toContainEqual({ s: 510, value: 70 });
    expect(heat?.unit).toBe('mmH₂O');
    expect(airflow?.steps).toHaveLength(5);
    expect(drum).toEqual({ kind: 'drum', name: '', unit: '', steps: [{ s: 510, value: 62 }] });
  });

  test('of whatever program changes nothing else', () => {
    for (const { text } of FIXTURES) {
      const result = readRoastLog(new TextEncoder().encode(text));
      if ('fault' in result) throw new Error(result.fault.key);
      const { notes, ...log } = result.log;
      const { notes: now, ...typed } = withProfile(result.log, { second_end_input3: null });
      expect(typed).toEqual(log);
      expect(keysOf({ notes: now }).toSorted()).toEqual(keysOf({ notes }).toSorted());
    }
  });

  test('notes of the file stay', () => {
    const log = { ...sampleRoast(), unit: 'F' as const, notes: [{ key: 'unit_converted' as const }] };
    const typed = withProfile(log, { dried_term: 280_000 });
    expect(typed.unit).toBe('F');
    expect(keysOf(typed)).toContain('unit_converted');
  });
});

describe('a roast without a file', () => {
  test('has straight lines through what was written down', () => {
    const log = logOfProfile(WRITTEN, [{ s: 400, bean: 179, air: null }]);
    expect(log).toMatchObject({ source: 'hanjan', zero: 'charge' });
    for (const [s, bean] of [
      [0, 220],
      [35, 158],
      [70, 96],
      [280, 152],
      [340, 165.5],
      [400, 179],
      [605, 211],
    ] as const) {
      expect(readingAt(log.time, log.bean, s)).toBeCloseTo(bean, 2);
    }
    expect(readingAt(log.time, log.air, 250)).toBeCloseTo(233, 2);
    expect(readingAt(log.time, log.air, 600)).toBeNull();
    expect(Math.max(...log.time.map((s, at) => s - (log.time[at - 1] ?? s)))).toBeLessThanOrEqual(5);
    expect(log.marks).toMatchObject({
      CHARGE: { s: 0 },
      TP: { s: 70 },
      DRY: { s: 280 },
      FCs: { s: 500 },
      DROP: { s: 605 },
    });
    expect(log.controls).toEqual([
      {
        ...{ kind: 'heat', name: '', unit: '' },
        steps: [
          { s: 0, value: 80 },
          { s: 280, value: 60 },
        ],
      },
    ]);
  });

  test('gives back what was written down', () => {
    expect(profileOf(logOfProfile(WRITTEN, []))).toMatchObject({ ...WRITTEN, dried_input1: 60 });
  });

  test('begins before the charge when preheating was written down', () => {
    const typed = { pre_heating_start_term: -600_000, pre_heating_start_bean: 25, pre_heating_end_term: -30_000 };
    const heating = logOfProfile({ ...typed, pre_heating_end_bean: 200 }, []);
    expect(heating).toMatchObject({ zero: 'start', marks: { CHARGE: null } });
    expect(heating.time[0]).toBe(-600);
    const charged = logOfProfile({ ...WRITTEN, ...typed, pre_heating_end_bean: 200 }, []);
    expect(charged).toMatchObject({ zero: 'charge', marks: { CHARGE: { s: 0 } } });
    expect(profileOf(charged)).toMatchObject({ pre_heating_start_term: -600_000, pre_heating_start_bean: 25 });
  });

  test('is a log also where there are only times, two points or nothing', () => {
    const times = logOfProfile({ first_start_term: 500_000, end_term: 600_000 }, []);
    expect(times).toMatchObject({ time: [], marks: { CHARGE: { s: 0 }, FCs: { s: 500 }, DROP: { s: 600 } } });
    const two = logOfProfile({ roasting_start_bean: 200, turning_term: 80_000, turning_bean: 90 }, []);
    expect(two.bean.at(-1)).toBe(90);
    expect(logOfProfile({}, [])).toMatchObject({ time: [], zero: 'start', marks: { CHARGE: null } });
  });

  test('has the readings of a point before those of a check, and a check before a reading', () => {
    const typed = { ...WRITTEN, roasting_check1_term: 500_000, roasting_check1_bean: 150, roasting_check1_air: 1 };
    const check = { roasting_check2_term: 550_000, roasting_check2_bean: 205 };
    const log = logOfProfile({ ...typed, ...check }, [{ s: 550, bean: 100, air: 230 }]);
    expect(readingAt(log.time, log.bean, 500)).toBe(197);
    expect(readingAt(log.time, log.bean, 550)).toBe(205);
    expect(readingAt(log.time, log.air, 550)).toBe(230);
  });

  test('takes the words that it is given', () => {
    expect(logOfProfile(WRITTEN, [], { title: '우일라', green_g: 500 })).toMatchObject({
      title: '우일라',
      green_g: 500,
    });
  });
});

test('checks are in order of time and read the curve where nobody typed a temperature', () => {
  const typed = {
    roasting_check2_term: 60_000,
    roasting_check2_bean: 92,
    roasting_check1_term: 420_500,
    roasting_check3_bean: 1,
  };
  const log = sampleRoast();
  expect(checksOf(typed, log)).toEqual([
    { key: 'roasting_check2', s: 60, bean: 92, air: readingAt(log.time, log.air, 60) },
    {
      key: 'roasting_check1',
      s: 420.5,
      bean: readingAt(log.time, log.bean, 420.5),
      air: readingAt(log.time, log.air, 420.5),
    },
  ]);
});

const anyKey = fc.constantFrom(
  ...POINTS.flatMap((point) => ['term', 'bean', 'air', 'input1', 'input3'].map((part) => `${point}_${part}`)),
  ...CHECK_KEYS.flatMap((key) => [`${key}_term`, `${key}_bean`]),
);
const anyValue = fc.oneof(
  fc.integer({ min: -90_000_000, max: 90_000_000 }),
  fc.integer({ min: -2000, max: 900_000 }),
  fc.double({ min: 0, max: 300, noNaN: true }),
  fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY, '9' as unknown as number),
);
const anyProfile = fc.dictionary(anyKey, anyValue, { maxKeys: 20 });

test('whatever is typed is a log in order, over a file and without one', () => {
  const reading = fc.record({ s: anyValue, bean: anyValue, air: anyValue }) as fc.Arbitrary<{
    s: number;
    bean: number;
    air: number;
  }>;
  fc.assert(
    fc.property(anyProfile, fc.array(reading, { maxLength: 6 }), (typed, readings) => {
      for (const log of [logOfProfile(typed, readings), withProfile(sampleRoast(), typed)]) {
        expect(log.bean).toHaveLength(log.time.length);
        expect(log.air).toHaveLength(log.time.length);
        for (const [at, s] of log.time.entries())
          if (at > 0 && !(s > (log.time[at - 1] as number))) expect.fail(`${s}`);
        for (const mark of Object.values(log.marks)) if (mark) expect(Number.isFinite(mark.s)).toBe(true);
        for (const { steps } of log.controls) expect(steps.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 60 },
  );
});
