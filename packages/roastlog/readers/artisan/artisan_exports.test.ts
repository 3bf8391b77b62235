import { describe, expect, it } from 'vitest';
import { alogOf, csvOf, escaped, jsonOf, profileOf } from '../../../../test/harness/roasts/artisan.ts';
import { faultIn, sameLogIn } from '../../../../test/harness/roasts/reading.ts';
import type { RoastLog } from '../../log.ts';

const keysOf = ({ notes }: RoastLog) => notes.map(({ key }) => key);

describe('exports of Artisan', () => {
  it('JSON holds the same as the file itself', () => {
    const profile = profileOf({ mode: 'F', title: escaped('안티구아 "é"') });
    expect(sameLogIn(jsonOf(profile))).toEqual({ ...sameLogIn(alogOf(profile)), source: 'artisan_json' });
  });

  it('CSV holds its curves and marks to the second', () => {
    const profile = profileOf({
      extraname1: ['Exhaust'],
      extraname2: [''],
      extratemp1: [(profileOf().timex as number[]).map((_, nth) => nth)],
      extratemp2: [[]],
      extratimex: [profileOf().timex],
    });
    const log = sameLogIn(csvOf(profile));
    expect(log).toMatchObject({ source: 'artisan_csv', unit: 'C', roasted_at: '2025-11-01T16:46:00', title: null });
    expect(log.marks).toMatchObject({
      CHARGE: { s: 0 },
      DRY: { s: 210 },
      FCs: { s: 450 },
      FCe: null,
      DROP: { s: 600 },
    });
    expect(log.bean).toEqual(profile.temp2);
    expect(log.curves.map(({ name, unit }) => [name, unit])).toEqual([['Exhaust', '']]);
    expect(keysOf(log)).toEqual(['weight_missing']);
    expect(sameLogIn(csvOf({ ...profile, timeindex: [0, 0, 0, 0, 0, 0, 0, 0] })).zero).toBe('charge');
    expect(sameLogIn(csvOf({ ...profile, timeindex: [-1, 0, 0, 0, 0, 0, 0, 0] })).zero).toBe('estimated');
  });

  it('CSV that is cut off has no marks beyond its rows', () => {
    const text = csvOf(profileOf());
    const log = sameLogIn(text.slice(0, text.length / 10));
    expect(log.marks).toMatchObject({ CHARGE: { s: 0 }, FCs: null, DROP: null, COOL: null });
    expect(log.notes).toContainEqual({ key: 'file_truncated' });
    expect(sameLogIn(text).notes).not.toContainEqual({ key: 'file_truncated' });
  });

  it('whose beans end early has its marks where they were set', () => {
    const { temp2 } = profileOf();
    const log = sameLogIn(alogOf(profileOf({ temp2: (temp2 as number[]).slice(0, 20) })));
    expect([log.time.length, log.marks.DROP]).toEqual([20, sameLogIn(alogOf(profileOf())).marks.DROP]);
  });

  it('CSV that a spreadsheet of another country saved again is the same log', () => {
    const text = csvOf(profileOf({ timex: (profileOf().timex as number[]).map((s) => s * 3) }));
    const log = sameLogIn(text);
    const saved = (separator: string, decimal: string) =>
      text
        // Spreadsheets take mm:ss for hours and minutes: 00:07 is 0:07, and a day is over after 24.
        .replace(/(?<=^|\t)\d\d:\d\d(?=\t)/gm, (at) => (at < '24' ? String(at).replace(/^0/, '') : `${at}:00`))
        .replace(/(?<=\t-?\d+)\.(?=\d)/g, decimal)
        .replaceAll('\t', separator)
        .replace(/(?=\r\n)/g, separator.repeat(3));
    expect(saved(';', ',')).toMatch(/^24:00:00;/m);
    expect(sameLogIn(saved(',', '.'))).toEqual(log);
    expect(sameLogIn(saved(';', ','))).toEqual(log);
  });

  it('CSV with seconds that are rounded to 60 and rows that are none', () => {
    const [told, heads] = csvOf(profileOf()).split('\r\n');
    const rows = [
      '00:58\t\t200.0\t100.0\t',
      '00:60\t\t200.0\t101.0\t',
      '01:00\t\t200.0\t101.0\t',
      'xx\t\t1\t2\t',
      '01:02\t\t-1\t-1\t',
    ];
    const log = sameLogIn([told, heads, ...rows].join('\n'));
    expect(log.time.map((s) => s - (log.time[0] ?? 0))).toEqual([0, 2, 4]);
    expect(log.bean).toEqual([100, 101, null]);
    expect(keysOf(log)).toEqual(expect.arrayContaining(['time_repeated', 'rows_skipped', 'bean_gaps']));
    expect(faultIn(`${told}\r\n${heads}\r\n`)).toEqual({ key: 'no_samples' });
  });
});
