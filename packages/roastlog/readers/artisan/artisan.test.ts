import { describe, expect, it } from 'vitest';
import { alogOf, escaped, type Profile, profileOf } from '../../../../test/harness/roasts/artisan.ts';
import { faultIn, sameLogIn } from '../../../../test/harness/roasts/reading.ts';
import type { RoastLog } from '../../log.ts';
import { readRoastLog } from '../../read.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const keysOf = ({ notes }: RoastLog) => notes.map(({ key }) => key);
const alog = (own: Profile = {}) => sameLogIn(alogOf(profileOf(own)));

describe('an .alog of Artisan', () => {
  it('is read as it is', () => {
    const profile = profileOf();
    const log = sameLogIn(alogOf(profile));
    expect(log).toMatchObject({
      source: 'artisan',
      unit: 'C',
      zero: 'charge',
      title: '에티오피아 예가체프',
      beans: 'Café\nlavé',
      roasted_at: '2025-11-01T16:46:13',
      batch: 'R35',
      machine: 'Easyster 1.8',
      operator: '김',
      roasting_notes: null,
      green_g: 500,
      roasted_g: 428.5,
      moisture_green: 11,
      moisture_roasted: 2.5,
      density: 717,
      whole_color: 62,
      ground_color: 58.5,
      color_system: 'Agtron',
      ambient_c: 22,
      ambient_humidity: 45,
      ambient_pressure: null,
      curves: [],
      notes: [],
    });
    expect(log.time.length).toBe(351);
    expect(log.time[15]).toBe(0);
    expect(log.bean).toEqual(profile.temp2);
    expect(log.air).toEqual(profile.temp1);
  });

  it('has marks where its indices are: 0 is a charge and no other mark', () => {
    const at = (own: Profile) =>
      Object.entries(alog(own).marks).flatMap(([mark, set]) =>
        set && !set.isEstimated ? [[mark, Math.round(set.s)]] : [],
      );
    expect(at({})).toEqual([
      ['CHARGE', 0],
      ['TP', 62],
      ['DRY', 210],
      ['FCs', 450],
      ['DROP', 600],
      ['COOL', 660],
    ]);
    expect(at({ timeindex: [0, 0, 0, 0, 0, 0, 315] })).toEqual([
      ['CHARGE', 0],
      ['TP', 92],
      ['DROP', 630],
    ]);
    expect(at({ timeindex: [15, 0, 0, 0, 0, 0, 99_999, 0] }).at(-1)).toEqual(['DROP', 670]);
    expect(at({ timeindex: ['15', 1.5, null, -1, true] })).toEqual([]);
    expect(keysOf(alog({ timeindex: [-1, 0, 0, 0, 0, 0, 0, 0] }))).toContain('charge_estimated');
  });

  it('of the first versions has its marks in seconds', () => {
    const { timeindex: _, ...profile } = profileOf({
      startend: ['30.0', '200.0', '630.0', '210.0'],
      weight: ['250', '212.5', 'g'],
      ambientTemp: '',
      dryend: [240.0, 150.0],
      cracks: [480.0, 195.0, 0.0, 0.0, 0, 0, 0, 0],
    });
    const { marks, ...log } = sameLogIn(alogOf(profile));
    expect(log).toMatchObject({ green_g: 250, roasted_g: 212.5, ambient_c: null });
    expect(marks.CHARGE).toEqual({ s: 0, isEstimated: false });
    expect([marks.DRY, marks.FCs, marks.FCe, marks.SCs, marks.DROP].map((mark) => mark?.s)).toEqual([
      210,
      450,
      undefined,
      undefined,
      600,
    ]);
  });

  it('does not believe what Artisan had computed', () => {
    const { computed, ...without } = profileOf();
    expect(computed).toBeDefined();
    expect(sameLogIn(alogOf(without))).toEqual(alog());
  });

  it('in Fahrenheit is the same roast', () => {
    const inF = (values: unknown) => (values as number[]).map((value) => (value * 9) / 5 + 32);
    const { temp1, temp2 } = profileOf();
    const log = alog({ mode: 'F', temp1: inF(temp1), temp2: inF(temp2), ambientTemp: 71.6 });
    expect(log.unit).toBe('F');
    expect(keysOf(log)).toEqual(['unit_converted']);
    expect(log.ambient_c).toBe(22);
    log.bean.forEach((value, at) => {
      expect(value).toBeCloseTo((temp2 as number[])[at] ?? Number.NaN, 6);
    });
    expect(log.marks).toEqual(alog().marks);
  });

  it('without a unit says what was assumed', () => {
    const { mode, temp2, ...rest } = profileOf();
    expect(mode).toBe('C');
    expect(sameLogIn(alogOf({ ...rest, temp2 }))).toMatchObject({
      unit: 'C',
      notes: [{ key: 'unit_assumed', args: { unit: 'C' } }],
    });
    const hot = (temp2 as number[]).map((value) => (value * 9) / 5 + 32);
    expect(sameLogIn(alogOf({ ...rest, temp2: hot })).unit).toBe('F');
  });

  it('has gaps where there was no reading', () => {
    const temp2 = (profileOf().temp2 as number[]).map((value, at) => (at > 100 && at < 104 ? -1 : value));
    const log = alog({ temp2 });
    expect(log.bean.slice(100, 105).map((value) => value === null)).toEqual([false, true, true, true, false]);
    expect(log.notes).toEqual([{ key: 'bean_gaps', args: { count: 3 } }]);
    expect(faultIn(alogOf(profileOf({ temp2: temp2.map(() => -1) })))).toEqual({ key: 'no_bean' });
  });

  it('whose lists have different lengths is as long as the shorter', () => {
    const { timex, temp1, temp2 } = profileOf() as Record<string, number[]>;
    const log = alog({ timex: timex?.slice(0, 349), temp2: temp2?.slice(0, 350), temp1: temp1?.slice(0, 340) });
    expect([log.time.length, log.bean.length, log.air.length]).toEqual([349, 349, 349]);
    expect(log.air.slice(339)).toEqual([temp1?.[339], ...Array.from({ length: 9 }, () => null)]);
    expect(log.notes).toEqual([{ key: 'rows_skipped', args: { count: 1 } }]);
    expect(keysOf(alog({ temp1: [] }))).toEqual(['air_missing']);
  });

  it('says what was set on the machine, as Artisan shows it', () => {
    const log = alog({
      etypes: [escaped('배기'), 'Drum Speed', 'Chaff', 'Gas', '--'],
      specialevents: [5, 15, 20, 20, 60, 70, 9999, 80],
      specialeventstype: [0, 3, 3, 3, 2, 1, 3, 4],
      specialeventsvalue: [11, 10.1, 1, 6.5, 0.5, -2.5, 5, 3],
    });
    const rounded = log.controls.map((control) => ({
      ...control,
      steps: control.steps.map(({ s, value }) => [Math.round(s), value]),
    }));
    expect(rounded).toEqual([
      { kind: 'airflow', name: '배기', unit: '', steps: [[-20, 100]] },
      { kind: 'drum', name: 'Drum Speed', unit: '', steps: [[110, -15]] },
      { kind: 'other', name: 'Chaff', unit: '', steps: [[90, 0]] },
      {
        kind: 'heat',
        name: 'Gas',
        unit: '',
        steps: [
          [0, 91],
          [10, 55],
        ],
      },
    ]);
  });

  it('has the curves of further devices, whose names name what is steered', () => {
    const timex = [0.2, 2.2, 4.2];
    const log = alog({
      mode: 'F',
      etypes: [escaped('풍량'), 'Drum', 'Damper', 'Burner', '--'],
      extraname1: [escaped('드럼 온도'), '{0} %'],
      extraname2: ['', 'unused'],
      extratimex: [timex, timex],
      extratemp1: [
        [212, -1, 392],
        [10, 20, 30],
      ],
      extratemp2: [
        [1, 1, 1],
        [-1, -1, -1],
      ],
      extraNoneTempHint1: [false, true],
      extraNoneTempHint2: [false, true],
    });
    expect(log.curves.map(({ name, unit, values }) => ({ name, unit, values }))).toEqual([
      { name: '드럼 온도', unit: 'temperature', values: [100, null, 200] },
      { name: '풍량 %', unit: '', values: [10, 20, 30] },
    ]);
  });

  it.each([
    ['weight', [0.5, 0.43, 'Kg'], { green_g: 500, roasted_g: 430 }],
    ['weight', [1, 0, 'lb'], { green_g: 453.592, roasted_g: null }],
    ['weight', [16, 14, 'oz'], { green_g: 453.592, roasted_g: 396.893 }],
    ['weight', [5, 4, 'stone'], { green_g: null, roasted_g: null }],
    ['weight', 'heavy', { green_g: null, roasted_g: null }],
    ['density', [0.7, 'kg', 1000, 'ml'], { density: 700 }],
    ['density', [0, 'g', 1, 'l'], { density: null }],
    ['roastbatchnr', 0, { batch: null }],
    ['roasttime', 'noon', { roasted_at: '2025-11-01' }],
    ['roastisodate', '', { roasted_at: '2025-11-01T16:46:13' }],
    ['roastisodate', 5, { roasted_at: '2025-11-01T16:46:13' }],
    ['ambientTemp', null, { ambient_c: null }],
    ['title', '\\ud83d ok', { title: '\ufffd ok' }],
    ['title', ['no text'], { title: null }],
  ])('%s %j', (key, value, meta) => expect(alog({ [key]: value })).toMatchObject(meta));

  it('of a text that is Korean as it is, or Latin in the midst of UTF-8', () => {
    expect(alog({ title: '과테말라' }).title).toBe('과테말라');
    const latin = Uint8Array.from(
      [...alogOf(profileOf({ beans: '한 CAF?' }))].flatMap((sign) => {
        if (sign === '?') return [0xc9];
        return [...bytesOf(sign)];
      }),
    );
    const result = readRoastLog(latin);
    expect('log' in result && result.log.beans).toBe('한 CAFÉ');
  });

  it('that is cut off is read as far as its curves are whole', () => {
    const text = alogOf(profileOf());
    const cut = sameLogIn(text.slice(0, text.indexOf("'moisture_greens'") + 8));
    expect(cut.bean).toEqual(alog().bean);
    expect(keysOf(cut)).toEqual(['file_truncated']);
    const curve = text.indexOf("'temp2'");
    expect(faultIn(text.slice(0, curve + 500))).toEqual({ key: 'damaged', args: { line: 1, column: curve + 501 } });
    expect(faultIn("{'a")).toEqual({ key: 'damaged', args: { line: 1, column: 4 } });
  });

  it.each<[string, Profile, string]>([
    ['no samples', { timex: [], temp1: [], temp2: [] }, 'no_samples'],
    ['no beans', { temp2: [] }, 'no_bean'],
    ['curves that are no lists', { timex: 5 }, 'no_samples'],
    ['times that are none', { timex: ['a', 'b'] }, 'no_samples'],
  ])('with %s', (_, own, key) => expect(faultIn(alogOf(profileOf(own)))).toMatchObject({ key }));

  it('with five samples, 3,945 and 834 before the charge', () => {
    const of = (length: number, charge: number) => {
      const timex = Array.from({ length }, (_, nth) => nth * 1.5);
      const temps = timex.map((_, nth) => (nth < charge ? 200 : 90 + ((nth - charge) * 120) / length));
      return alog({ timex, temp1: temps, temp2: temps, timeindex: [charge, 0, 0, 0, 0, 0, 0, 0] });
    };
    expect(keysOf(of(5, 0))).toContain('few_samples');
    expect(of(3945, 10).time.length).toBe(3945);
    expect(of(1200, 834).time[0]).toBe(-1251);
  });
});
