import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn, logIn } from '../../../test/harness/roasts/reading.ts';
import { logOfProfile, withProfile } from '../curve/profile.ts';
import type { Mark, Reading, RoastLog } from '../log.ts';
import { sampleRoast } from '../sample.ts';
import { alogOf } from './alog.ts';
import { csvOf } from './csv.ts';
import { jsonOf } from './json.ts';
import { samplesOf } from './samples.ts';

const faultOf = (text: string) => faultIn(text)?.key ?? null;

const TOLD = {
  title: '=케냐 "AA", 키암부 👌',
  beans: "Café d'été\nlavé\t\\x41",
  batch: 'R-2026-007',
  machine: 'Easyster',
  operator: '@김',
  roasting_notes: '첫 줄\r\n둘째 줄',
  density: 717,
  whole_color: 62.5,
  ambient_c: -3.5,
};
const LOGS: readonly (readonly [string, RoastLog])[] = [
  ['the sample', sampleRoast()],
  ['one with words in it', sampleRoast(TOLD)],
  [
    'one in which marks were typed',
    withProfile(sampleRoast(), { dried_term: null, first_end_term: 540_250, end_bean: 212 }),
  ],
  [
    'one that was recorded in °F, with gaps',
    {
      ...sampleRoast(),
      unit: 'F',
      bean: sampleRoast().bean.map((value, at) => (at % 90 === 3 ? null : value)),
    },
  ],
  [
    'one whose charge is estimated',
    withProfile(
      {
        ...sampleRoast(),
        zero: 'estimated',
        marks: { ...sampleRoast().marks, CHARGE: { s: 0, isEstimated: true } },
      },
      { end_term: 600_000 },
    ),
  ],
  ['one without a charge', withProfile(sampleRoast(), { roasting_start_term: null })],
  [
    'one that was written by hand',
    logOfProfile(
      { roasting_start_bean: 200, turning_term: 72_000, turning_bean: 92, end_term: 600_000, end_bean: 210 },
      [],
    ),
  ],
  ['one of marks alone', logOfProfile({ first_start_term: 480_000, end_term: 600_000 }, [])],
  [
    'one with further curves',
    {
      ...sampleRoast(),
      curves: [
        {
          name: 'Exhaust [top]',
          unit: 'temperature',
          time: sampleRoast().time,
          values: sampleRoast().air.map((value, at) => (at === 9 ? null : value)),
        },
        { name: '압력, "관"', unit: 'Pa', time: [-3.25, 12, 700.5], values: [-12, 0, 4.25] },
        { name: 'c]', unit: '', time: sampleRoast().time, values: sampleRoast().bean },
      ],
    },
  ],
];

describe('JSON', () => {
  test.each(LOGS)('gives back all of %s', (_, log) => {
    expect(logIn(jsonOf(log))).toEqual(log);
  });

  test('that is laid out by somebody else is the same', () => {
    const log = sampleRoast(TOLD);
    expect(logIn(JSON.stringify(JSON.parse(jsonOf(log)), null, 2))).toEqual(log);
  });

  test.each<[string, (held: Record<string, unknown>) => unknown]>([
    ['another version', (held) => ({ ...held, hanjan_roast: 2 })],
    ['times that fall', (held) => ({ ...held, time: (held.time as number[]).toReversed() })],
    ['a curve that is too short', (held) => ({ ...held, bean: [1] })],
    ['readings that are words', (held) => ({ ...held, air: (held.air as number[]).map(String) })],
    ['a time beyond a day', (held) => ({ ...held, time: [1e9], bean: [1], air: [1] })],
    ['a mark too few', (held) => ({ ...held, marks: { CHARGE: null } })],
    [
      'marks that are none',
      (held) => ({ ...held, marks: { ...Object(held.marks), TP: { s: '75', isEstimated: false } } }),
    ],
    [
      'a control that steers nothing',
      (held) => ({ ...held, controls: [{ kind: 'x', name: '', unit: '', steps: [] }] }),
    ],
    ['curves that are none', (held) => ({ ...held, curves: {} })],
    ['a note that is none', (held) => ({ ...held, notes: [{ key: 'x' }] })],
    ['a weight that is a word', (held) => ({ ...held, green_g: 'six' })],
    ['a source that is none', (held) => ({ ...held, source: 'x' })],
  ])('with %s is no log', (_, change) => {
    expect(faultOf(JSON.stringify(change(JSON.parse(jsonOf(sampleRoast())))))).toBe('unknown');
  });

  test('that is cut off says where', () => {
    expect(faultOf(jsonOf(sampleRoast()).slice(0, 900))).toBe('damaged');
  });

  test('of nothing says so', () => {
    expect(faultOf(jsonOf(logOfProfile({}, [])))).toBe('no_samples');
  });
});

/** The curves of a log whose seconds begin `by` seconds earlier. */
const curvesOf = (log: RoastLog, by: number) =>
  new Map(log.time.map((s, at) => [Math.round((s + by) * 1000) / 1000, [log.bean[at], log.air[at]]]));

/** What formats of others hold of a log: its curves, and the marks that were set. */
function expectSame(back: RoastLog, log: RoastLog) {
  const by = log.zero === 'charge' ? 0 : (samplesOf(log)[0] ?? 0) - (back.time[0] ?? 0);
  const curves = curvesOf(back, by);
  for (const [s, readings] of curvesOf(log, 0)) expect(curves.get(s)).toEqual(readings);
  for (const [mark, set] of Object.entries(log.marks)) {
    if (set && !set.isEstimated && mark !== 'TP') expect(back.marks[mark as Mark]?.s).toBeCloseTo(set.s - by, 3);
  }
}

describe('a table', () => {
  test.each(LOGS.filter(([, log]) => log.time.length > 0))('gives back the curves and marks of %s', (_, log) => {
    expectSame(logIn(csvOf(log)), log);
  });

  test('can be read by people and by spreadsheets', () => {
    const log = sampleRoast({ title: '=1+1', roasting_notes: '한 줄\n두 줄, 끝' });
    const lines = csvOf(log).split('\r\n');
    expect(lines[0]).toBe('\uFEFF# source: hanjan');
    expect(lines).toContain('# title: =1+1');
    expect(lines).toContain('"# roasting_notes: 한 줄 / 두 줄, 끝"');
    const head = lines.indexOf('seconds,time,bean_c,air_c,event,heat [mmH₂O],airflow [%]');
    expect(lines[head + 1]).toBe('-45,−0:45,192,237.7,,60,40');
    expect(lines.find((line) => line.includes('Dry end'))).toMatch(/,Dry end \(estimated\),,$/);
    expect(lines.find((line) => line.startsWith('510,'))).toMatch(/^510,8:30,198\.\d,228\.\d,First crack start,,$/);
    expect(lines.at(-1)).toBe('');
  });

  test('gives back what was set and read besides', () => {
    const log = LOGS.at(-1)?.[1] as RoastLog;
    const back = logIn(csvOf(log));
    expect(back.controls.map(({ kind, unit, steps }) => ({ kind, unit, steps }))).toEqual(
      log.controls.map(({ kind, unit, steps }) => ({ kind, unit: unit.normalize('NFKC'), steps })),
    );
    expect(back.curves[0]?.unit).toBe('temperature');
    expect(csvOf({ ...log, curves: [{ name: '=1+1', unit: '', time: [0], values: [1] }] })).toContain(",'=1+1\r\n");
    expect(back.curves.length).toBeGreaterThan(1);
  });

  test('does not take an estimated mark for one that was set', () => {
    const [, log] = LOGS.find(([name]) => name === 'one whose charge is estimated') as (typeof LOGS)[number];
    expect(csvOf(log)).toContain('Charge (estimated)');
    const { CHARGE, DRY } = logIn(csvOf(log)).marks;
    expect([CHARGE?.isEstimated, DRY?.isEstimated]).toEqual([true, true]);
  });

  test('says several marks of one moment', () => {
    const at = { s: 510, isEstimated: false };
    const log = { ...sampleRoast(), marks: { ...sampleRoast().marks, FCs: at, FCe: at } };
    expect(csvOf(log)).toContain(',event,event,');
    expect(csvOf(log)).toContain(',First crack start,First crack end,');
    expectSame(logIn(csvOf(log)), log);
  });

  test('of nothing says so', () => {
    expect(faultOf(csvOf(logOfProfile({}, [])))).not.toBeNull();
  });
});

describe('an .alog', () => {
  test('is a dict of Python on one line, without a signature', () => {
    const text = alogOf(sampleRoast(TOLD));
    const entry = (key: string) => new RegExp(`'${key}': (.*?), '\\w+': `).exec(text)?.[1];
    expect(/^\{[ -~]*\}$/.test(text)).toBe(true);
    expect(/signature|hash/.test(text)).toBe(false);
    expect(entry('title')).toBe(String.raw`'=\\ucf00\\ub0d0 "AA", \\ud0a4\\uc554\\ubd80 \\U0001f44c'`);
    expect(entry('beans')).toBe(String.raw`'Caf\\xe9 d\'\\xe9t\\xe9\\nlav\\xe9\\t\\\\x41'`);
    expect(entry('timeindex')).toBe('[45, 0, 555, 0, 0, 0, 660, 0]');
  });

  test.each(LOGS.filter(([, log]) => log.time.length > 0))('gives back the curves, marks and words of %s', (_, log) => {
    const back = logIn(alogOf(log));
    expectSame(back, log);
    const words = ['title', 'beans', 'roasted_at', 'batch', 'machine', 'operator', 'roasting_notes'] as const;
    const numbers = ['green_g', 'roasted_g', 'moisture_green', 'density', 'whole_color', 'ambient_c'] as const;
    for (const key of [...words, ...numbers]) expect(back[key]).toBe(log[key]);
  });

  test('has settings as whole numbers, as Artisan shows them', () => {
    const log = logIn(alogOf(sampleRoast()));
    expect(log.controls.map(({ kind, name }) => [kind, name])).toEqual([
      ['airflow', 'Air'],
      ['heat', 'Burner'],
    ]);
    expect(log.controls[1]?.steps).toEqual(sampleRoast().controls[0]?.steps);
  });

  test('has a place for four controls of any kind', () => {
    const control = (kind: 'heat' | 'other', name: string, value: number) => ({
      kind,
      name,
      unit: 'kPa',
      steps: [{ s: 30.5, value }],
    });
    const controls = [
      control('heat', 'Gas 1', 0.4),
      control('heat', 'Gas 2', -7),
      control('heat', '가스 3', 210),
      control('other', 'x', 0),
      control('other', 'y', 1),
    ];
    const back = logIn(alogOf({ ...sampleRoast(), controls }));
    expect(back.controls.map(({ name, steps }) => [name, steps[0]?.value])).toEqual([
      ['Gas 2', -7],
      ['가스 3', 210],
      ['x', 0],
      ['Gas 1', 0],
    ]);
    expect(back.time).toContain(30.5);
  });

  test('has further curves in pairs', () => {
    const log = LOGS.at(-1)?.[1] as RoastLog;
    const back = logIn(alogOf(log));
    expect(back.curves.map(({ name, unit }) => [name, unit])).toEqual([
      ['Exhaust [top]', 'temperature'],
      ['압력, "관"', ''],
      ['c]', ''],
    ]);
    expect(back.curves[0]?.values).toEqual(log.curves[0]?.values);
  });
});

const hundredths = fc.integer({ min: 100, max: 60_000 }).map((held) => held / 100);
const reading = fc.option(hundredths, { freq: 6 });
const word = fc.option(
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.toWellFormed().trim() || 'x')
    .filter((text) => !text.includes('\0')),
);
const number = fc.option(fc.integer({ min: 1, max: 90_000 }).map((held) => held / 10));
const at = fc.integer({ min: -60_000, max: 900_000 });

/** Any roast in order, with its charge at second 0. */
const anyLog = fc
  .record({
    ms: fc.uniqueArray(at, { minLength: 3, maxLength: 60 }),
    readings: fc.array(fc.record({ bean: reading, air: reading }), { minLength: 61, maxLength: 61 }),
    marks: fc.dictionary(
      fc.constantFrom<Mark>('DRY', 'FCs', 'FCe', 'SCs', 'SCe', 'DROP', 'COOL'),
      fc.integer({ min: 1, max: 900_000 }),
    ),
    steps: fc.uniqueArray(fc.record({ ms: at, value: fc.integer({ min: 0, max: 900 }) }), {
      selector: ({ ms }) => ms,
      minLength: 1,
      maxLength: 5,
    }),
    words: fc.record({ title: word, beans: word, operator: word, roasting_notes: word }),
    numbers: fc.record({ green_g: number, roasted_g: number, density: number, ambient_c: number }),
  })
  .map(({ ms, readings, marks, steps, words, numbers }): RoastLog => {
    const time = [...new Set([...ms, 0])].sort((a, b) => a - b).map((held) => held / 1000);
    const set = (mark: Mark) => (marks[mark] === undefined ? null : { s: marks[mark] / 1000, isEstimated: false });
    const column = (of: 'bean' | 'air') =>
      time.map((_, nth): Reading => (nth === 1 ? 100 + nth : (readings[nth]?.[of] ?? null)));
    return {
      ...sampleRoast({ ...words, ...numbers, batch: null, moisture_green: null, moisture_roasted: null }),
      time,
      bean: column('bean'),
      air: column('air'),
      marks: {
        ...{ CHARGE: { s: 0, isEstimated: false }, TP: null },
        ...{
          DRY: set('DRY'),
          FCs: set('FCs'),
          FCe: set('FCe'),
          SCs: set('SCs'),
          SCe: set('SCe'),
          DROP: set('DROP'),
          COOL: set('COOL'),
        },
      },
      controls: [
        {
          kind: 'heat',
          name: 'Gas',
          unit: '',
          steps: steps.sort((a, b) => a.ms - b.ms).map((step) => ({ s: step.ms / 1000, value: step.value })),
        },
      ],
      notes: [],
    };
  });

test('whatever is written is read again', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      expect(logIn(jsonOf(log))).toEqual(log);
      expectSame(logIn(csvOf(log)), log);
      const back = logIn(alogOf(log));
      expectSame(back, log);
      const { title, beans, operator, roasting_notes, green_g, roasted_g, density, ambient_c, controls } = log;
      expect(back).toMatchObject({
        title,
        beans,
        operator,
        roasting_notes,
        green_g,
        roasted_g,
        density,
        ambient_c,
        controls,
      });
    }),
    { numRuns: 80 },
  );
});
