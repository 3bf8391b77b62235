import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT, airAt, beanAt } from '../../../../test/harness/roasts/fixture.ts';
import { faultIn, logIn, readOrRefuse } from '../../../../test/harness/roasts/reading.ts';
import { anyOrder, COLUMNS, tableFixtures } from '../../../../test/harness/roasts/tables.ts';
import { figuresOf } from '../../figures/figures.ts';
import type { RoastLog } from '../../log.ts';

/** A table of cells that are parted by blanks in a test. */
const csv = (text: string, separator = ',') =>
  text
    .trim()
    .replaceAll(/^ +/gm, '')
    .replaceAll(/ *\| */g, separator);
/** What is noted, but that there are few readings: tables are short here. */
const keysOf = (log: RoastLog) => log.notes.flatMap(({ key }) => (key === 'few_samples' ? [] : [key]));
const at = (log: RoastLog, mark: 'CHARGE' | 'TP' | 'DRY' | 'FCs' | 'DROP') => {
  const s = log.marks[mark]?.s;
  return s === undefined ? null : [s, log.bean[log.time.indexOf(s)] ?? null, log.air[log.time.indexOf(s)] ?? null];
};

describe('a table', () => {
  it('by hand in half minutes, with notes', () => {
    const log = logIn(
      csv(`
        name | date | time | heat | temp | notes | unit
        Guji | 10/22/22 | 0 | 10 | 200 | charge | C
        Guji | 10/22/22 | 0.5 | 10 | 120 | | C
        Guji | 10/22/22 | 1 | 10 | 95 | | C
        Guji | 10/22/22 | 3 | 9 | 150 | yellow | C
        Guji | 10/22/22 | 5 | 7 | 185 | smells of bread | C
        Guji | 10/22/22 | 6 | 4 | 196 | 1st crack | C
        Guji | 10/22/22 | 7.5 | 4 | 208 | drop | C`),
    );
    expect(log).toMatchObject({ source: 'table', unit: 'C', title: 'Guji', roasted_at: '2022-10-22' });
    expect([at(log, 'CHARGE'), at(log, 'TP'), at(log, 'DRY')]).toEqual([
      [0, 200, null],
      [60, 95, null],
      [180, 150, null],
    ]);
    expect([at(log, 'FCs'), at(log, 'DROP')]).toEqual([
      [360, 196, null],
      [450, 208, null],
    ]);
    // 450 − 360 = 90 s, 90 ÷ 450 = 20 %; drying 180 ÷ 450 = 40 %, Maillard 180 ÷ 450 = 40 %.
    const { development_s, dtr_percent, phases } = figuresOf(log);
    expect([development_s, dtr_percent, phases.map(({ percent }) => percent)]).toEqual([90, 20, [40, 40, 20]]);
    expect(log.controls).toMatchObject([
      {
        kind: 'heat',
        steps: [
          { s: 0, value: 10 },
          { s: 180, value: 9 },
          { s: 300, value: 7 },
          { s: 360, value: 4 },
        ],
      },
    ]);
    expect(keysOf(log)).toEqual(['time_assumed', 'weight_missing', 'air_missing']);
  });

  it('in Korean, with m:ss, semicolons, decimal commas and a row of units', () => {
    const log = logIn(
      csv(
        `
        이벤트 | 배기온도 | 시간 | 원두온도 | 화력 | 댐퍼
        | ℃ | 분:초 | ℃ | % |
        | 210,5 | 0:00 | 190,0 | 80 | 3
        투입 | 209,0 | 0:10 | 188,5 | 80 | 3
        | 160,0 | 1:10 | 92,4 | 80 | 3
        건조 종료 | 190,0 | 4:40 | 152,0 | 70 | 3
        1차 크랙 시작 | 201,2 | 8:10 | 195,6 | 60 | 5
        1차 크랙 끝 | 203,0 | 9:10 | 201,0 | 60 | 5
        배출 | 204,0 | 9:50 | 205,5 | 50 | 5`,
        ';',
      ),
    );
    // The clock runs from charge: 10 s before it are preheating.
    expect([log.time[0], at(log, 'CHARGE'), at(log, 'FCs'), at(log, 'DROP')]).toEqual([
      -10,
      [0, 188.5, 209],
      [480, 195.6, 201.2],
      [580, 205.5, 204],
    ]);
    expect([log.marks.DRY?.s, log.marks.FCe?.s]).toEqual([270, 540]);
    // 100 ÷ 580 = 17.24 %
    expect(figuresOf(log).dtr_percent).toBeCloseTo(17.241, 3);
    expect(log.controls.map(({ kind, unit, steps }) => [kind, unit, steps.length])).toEqual([
      ['heat', '%', 4],
      ['airflow', '', 2],
    ]);
    expect(keysOf(log)).toEqual(['weight_missing']);
  });

  it('in Fahrenheit that no head names, in seconds', () => {
    const log = logIn(
      csv(`
        BT | ET | time
        392 | 410 | 0
        212 | 356 | 60
        302 | 374 | 240
        401 | 401 | 540`),
    );
    // 392 °F = 200 °C, 212 °F = 100 °C, 302 °F = 150 °C, 401 °F = 205 °C.
    expect([log.unit, log.bean, log.air]).toEqual(['F', [200, 100, 150, 205], [210, 180, 190, 205]]);
    expect(at(log, 'TP')).toEqual([60, 100, 180]);
    expect(keysOf(log)).toContain('unit_assumed');
    expect(log.marks.DRY).toEqual({ s: 240, isEstimated: true });
  });

  it('of a program, with instants, flags, and clocks that stand still after the drop', () => {
    const log = logIn(
      csv(`
        timestamp_utc | elapsed_seconds | phase | bean_temp_c | env_temp_c | heat_level_percent | event | beans_added | first_crack_detected | beans_dropped | development_time_percent | bean_ror_c_per_min
        2026-06-07T23:59:40.500+00:00 | | pre_roast | 180.0 | 200.0 | 100 | | False | False | False | | 1.5
        2026-06-07T23:59:50.500+00:00 | 0.0 | roasting | 175.0 | 199.0 | 100 | beans_added | True | False | False | | -3
        2026-06-08T00:00:50.500+00:00 | 60.0 | roasting | 95.0 | 160.0 | 100 | | True | False | False | | 0
        2026-06-08T00:07:50.500+00:00 | 480.0 | development | 196.0 | 205.0 | 60 | | True | True | False | 0.0 | 8
        2026-06-08T00:09:50.500+00:00 | 600.0 | dropped | 208.0 | 210.0 | 0 | beans_dropped | True | True | True | 20.0 | 6
        2026-06-08T00:09:55.500+00:00 | 600.0 | cooling | 207.0 | 209.0 | 0 | cooling_started | True | True | True | 20.0 | 6
        2026-06-08T00:13:50.500+00:00 | 600.0 | complete | 40.0 | 60.0 | 0 | cooling_stopped | True | True | True | 20.0 | 6`),
    );
    expect([log.time, log.roasted_at]).toEqual([[-10, 0, 60, 480, 600, 605, 840], '2026-06-07T23:59:40+00:00']);
    expect([at(log, 'CHARGE'), at(log, 'FCs'), at(log, 'DROP')]).toEqual([
      [0, 175, 199],
      [480, 196, 205],
      [600, 208, 210],
    ]);
    expect(log.marks.COOL).toEqual({ s: 840, isEstimated: false });
    // 120 ÷ 600, as the program says itself.
    expect(figuresOf(log).dtr_percent).toBe(20);
    expect([log.curves, log.controls.length, keysOf(log)]).toEqual([[], 1, ['dry_missing', 'weight_missing']]);
  });

  it('with probes and settings that are called alike', () => {
    const log = logIn(
      csv(`
        Time (s) | Drum Temp | Bean Temp | Air | Air | Drum | Fan | Inlet temp (°C) | RoR (°C/min) | Humidity
        0 | 210 | 200 | 205 | 30 | 60 | 2 | 300 | 0 | 40
        60 | 200 | 100 | 180 | 30 | 60 | 2 | 310 | -4 | 41
        300 | 205 | 160 | 190 | 40 | 60 | 3 | 320 | 9 | 42`),
    );
    expect([log.bean, log.air]).toEqual([
      [200, 100, 160],
      [205, 180, 190],
    ]);
    expect(log.curves.map(({ name, unit }) => [name, unit])).toEqual([
      ['Drum Temp', 'temperature'],
      ['Inlet temp', 'temperature'],
      ['Humidity', ''],
    ]);
    expect(log.controls.map(({ kind, name, steps }) => [kind, name, steps.length])).toEqual([
      ['airflow', 'Air', 2],
      ['airflow', 'Fan', 2],
      ['drum', 'Drum', 1],
    ]);
  });

  it.each([
    ['bean,seconds', [0, 60]],
    ['bean,time (min)', [0, 3600]],
    ['bean,time_ms', [0, 0.06]],
    ['bean,elapsed', [0, 60]],
    ['bean,t[s]', [0, 60]],
    ['콩온도,경과시간(초)', [0, 60]],
    ['콩온도,분', [0, 3600]],
    ['BT,Time1', [0, 60]],
    ['BTemp,Timer', [0, 60]],
    ['Bean Temperature [°C],Elapsed Time', [0, 60]],
  ])('headed %s', (head, time) => {
    const log = logIn(`${head}\n200,0\n100,60\n`);
    expect([log.bean, log.time]).toEqual([[200, 100], time]);
  });

  it('with the parts of a day that a spreadsheet holds for times', () => {
    const log = logIn('time,bean\n0,200\n0.000347222,150\n0.000694444,95\n0.006944444,205\n');
    expect(log.time.map(Math.round)).toEqual([0, 30, 60, 600]);
    expect(log.notes).toContainEqual({ key: 'time_assumed', args: { unit: 'day' } });
  });

  it('with a row below its head that gives the time degrees', () => {
    const log = logIn('time,bean\n°C,\n0,200\n60,100\n');
    expect([log.time, log.bean]).toEqual([
      [0, 60],
      [200, 100],
    ]);
  });

  it('with minutes and seconds in columns of their own', () => {
    const log = logIn('초,분,원두온도\n0,0,200\n30,0,120\n0,1,95\n30,5,150\n');
    expect([log.time, log.bean]).toEqual([
      [0, 30, 60, 330],
      [200, 120, 95, 150],
    ]);
  });

  it.each([
    [['12:00:05 ', '12:01:05'], 60],
    [['23:59:30', '0:00:30'], 60],
    [['2026-11-20 14:28:05', '2026-11-20 14:29:05'], 60],
    [['2026. 11. 20. 오전 11:59:30', '2026. 11. 20. 오후 12:00:30'], 60],
    [['11/20/2026 2:28:05 PM', '11/20/2026 2:29:05 PM'], 60],
    [['00:00.0', '01:00.5'], 60.5],
    [['0분 30초', '1분 40초'], 70],
    [['1800000000000', '1800000060000'], 60],
  ])('with times as %j', (times, span) => {
    const rows = times.map((time, nth) => `${time},${200 - 100 * nth}`);
    expect(logIn(['time,bean', ...rows].join('\n')).time).toEqual([0, span]);
  });

  it('has gaps where there was no reading, and tells the cells that are no numbers', () => {
    const log = logIn(
      csv(`
        # Roast of Friday
        time | bean | air | notes
        0 | 200 | 210 |
        60 | Err:502 | NaN |
        120 | | - | "first crack, early"
        180 | 130 | 190 |
        ?? | 140 | 191 |
        240 | 150 | --- |

        300 | 160 | 195 | dropped the gas
        360 | 1`),
    );
    expect([log.time, log.bean]).toEqual([
      [0, 60, 120, 180, 240, 300],
      [200, null, null, 130, 150, 160],
    ]);
    expect([log.marks.FCs?.s, log.marks.DROP]).toEqual([120, null]);
    expect(log.notes).toEqual(
      expect.arrayContaining([
        { key: 'rows_skipped', args: { count: 1, row: 7 } },
        { key: 'cells_unreadable', args: { count: 1, row: 4 } },
        { key: 'file_truncated' },
      ]),
    );
  });

  it.each([
    ['time,bean\n', { key: 'no_samples' }],
    ['time,bean\n\n\n', { key: 'no_samples' }],
    ['time,bean\nabc,200\n', { key: 'row', args: { row: 2 } }],
    ['sep=;\n\ntime;bean\n?;200\n', { key: 'row', args: { row: 4 } }],
    ['time,air temp\n0,200\n', { key: 'no_bean' }],
    ['time,bean\n0,\n60,\n', { key: 'no_bean' }],
    ['0,200\n30,180\n60,160\n', { key: 'unknown' }],
    ['bean,air\n200,210\n', { key: 'unknown' }],
    ['name,price\nHuila,12\n', { key: 'unknown' }],
    ['{"time": [0, 1], "bean": [200, 190]}', { key: 'unknown' }],
  ])('that is none says so: %j', (text, fault) => {
    expect(faultIn(text)).toEqual(fault);
  });

  it('is the same log whatever the order of its columns', () => {
    const expected = logIn(anyOrder());
    expect(expected).toMatchObject({
      title: 'Huila Pink Bourbon',
      marks: { DRY: { s: AT.DRY }, DROP: { s: AT.DROP } },
    });
    fc.assert(
      fc.property(fc.shuffledSubarray([...COLUMNS], { minLength: COLUMNS.length }), (columns) => {
        expect(logIn(anyOrder(columns))).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it.each(tableFixtures)('of $name has the roast that was written', ({ text }) => {
    const log = logIn(text);
    expect(log.marks.CHARGE?.s).toBe(0);
    for (const [index, s] of log.time.entries()) {
      expect(Math.abs((log.bean[index] ?? 0) - beanAt(s))).toBeLessThan(0.06);
      const air = log.air[index];
      if (air !== undefined && air !== null) expect(air).toBe(airAt(s));
    }
  });

  it('is a log or a named fault, whatever stands in it', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        'time',
        'bean',
        'ET',
        '°C',
        '0',
        '1:30',
        '200',
        'Err:502',
        '1차 크랙',
        'True',
        '',
        '"',
        '\n',
        '2026-01-01T00:00:00Z',
      ),
      fc.string({ maxLength: 6 }),
      fc.double().map(String),
    );
    const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), (rows, separator) => {
        const text = [['time', 'bean', 'air', 'notes'], ...rows].map((cells) => cells.join(separator)).join('\n');
        const log = readOrRefuse(text);
        if (log) expect([log.bean.length, log.air.length]).toEqual([log.time.length, log.time.length]);
      }),
    );
  });
});
