import { describe, expect, it } from 'vitest';
import { AT, airAt, beanAt } from '../../../test/harness/roasts/fixture.ts';
import { faultIn, logIn, notesIn } from '../../../test/harness/roasts/reading.ts';
import { ROASTIME, roastimeFixtures, roastimeIndex, roastimeJson } from '../../../test/harness/roasts/roastime.ts';

describe('files of RoasTime', () => {
  it('are read with all that they say', () => {
    const log = logIn(roastimeJson());
    expect(log).toMatchObject({
      source: 'roastime',
      unit: 'C',
      zero: 'charge',
      title: '우일라 핑크버번 B-1104',
      batch: '412',
      machine: 'Aillio Bullet',
      roasting_notes: '1차 크랙 직후 팬 2단',
      green_g: 500,
      roasted_g: 431.5,
      ambient_c: 22.4,
      ambient_humidity: 41,
      notes: [],
    });
    expect([log.time[0], log.time[1], log.time.at(-1)]).toEqual([-10, -9.5, AT.DROP]);
    expect([log.bean[140], log.air[140]]).toEqual([beanAt(60), airAt(60)]);
    expect(log.marks).toMatchObject({
      CHARGE: { s: 0, isEstimated: false },
      DRY: { s: AT.DRY, isEstimated: false },
      FCs: { s: AT.FCs },
      FCe: { s: AT.FCe },
      SCs: null,
      SCe: null,
      DROP: { s: AT.DROP },
    });
    expect(log.controls).toEqual([
      {
        kind: 'heat',
        name: 'Power',
        unit: '',
        steps: [
          { s: -10, value: 8 },
          { s: 300, value: 7 },
        ],
      },
      {
        kind: 'airflow',
        name: 'Fan',
        unit: '',
        steps: [
          { s: -10, value: 2 },
          { s: 400, value: 4 },
        ],
      },
      { kind: 'drum', name: 'Drum', unit: '', steps: [{ s: -10, value: 6 }] },
    ]);
    expect(log.curves.map(({ name, unit }) => [name, unit])).toEqual([
      ['exitTemperature', 'temperature'],
      ['beanDerivative', '°/min'],
    ]);
  });

  it('of the first version hold their settings sample by sample', () => {
    const [now, first] = roastimeFixtures.map(({ text }) => logIn(text));
    expect(first?.controls).toEqual(now?.controls);
    expect(first?.curves).toEqual(now?.curves);
  });

  it('tell the day and the hour on the clock of whoever reads them', () => {
    const at = new Date(ROASTIME.dateTime);
    const [hour, minute] = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0'));
    expect(logIn(roastimeJson()).roasted_at).toMatch(new RegExp(`^2026-11-1[789]T${hour}:${minute}:09$`));
    expect(logIn(roastimeJson({ dateTime: '2026-11-18T14:06:09' })).roasted_at).toBe('2026-11-18T14:06:09');
    for (const dateTime of ['soon', 0, -5, 1e300, null, {}])
      expect(logIn(roastimeJson({ dateTime })).roasted_at).toBeNull();
  });

  it('have marks by names that drift, where 0 is none but a roast may start there', () => {
    const { roastStartIndex: _, indexFirstCrackStart: __, ...others } = ROASTIME;
    const named = logIn(JSON.stringify({ ...others, indexRoastStart: 0, firstCrackStartIndex: roastimeIndex(AT.FCs) }));
    expect(named.marks).toMatchObject({ CHARGE: { s: 0 }, FCs: { s: AT.FCs + 10 } });
    const bare = logIn(
      JSON.stringify({
        ...others,
        roastStart: 20,
        firstCrackStart: roastimeIndex(AT.FCs),
        roastEnd: 1_763_442_369_000,
      }),
    );
    expect(bare.marks).toMatchObject({ CHARGE: { s: 0 }, FCs: { s: AT.FCs }, DROP: { s: AT.DROP } });
    const wrong = logIn(
      roastimeJson({ indexFirstCrackStart: 99_999, indexFirstCrackEnd: -1, indexYellowingStart: 'x' }),
    );
    expect(wrong.marks).toMatchObject({ FCs: null, FCe: null, DRY: { isEstimated: true } });
    expect(logIn(roastimeJson({ roastEndIndex: ROASTIME.beanTemperature.length })).marks.DROP).toMatchObject({
      s: AT.DROP,
    });
  });

  it('may be in Fahrenheit, in texts, of another rate, with gaps, and with curves of different lengths', () => {
    const fahrenheit = logIn(
      roastimeJson({ celsius: false, ambient: 68, beanTemperature: ROASTIME.beanTemperature.map((c) => c * 1.8 + 32) }),
    );
    expect(fahrenheit.bean[140]).toBeCloseTo(beanAt(60), 6);
    expect(fahrenheit).toMatchObject({ unit: 'F', ambient_c: 20 });
    const texts = logIn(
      roastimeJson({ weightGreen: '500', sampleRate: '2', beanTemperature: ROASTIME.beanTemperature.map(String) }),
    );
    expect(texts).toMatchObject({ green_g: 500, bean: logIn(roastimeJson()).bean });
    for (const sampleRate of [undefined, 0, -2, null, 'x', 1e-300, 1e300]) {
      expect(logIn(roastimeJson({ sampleRate })).time.at(-1)).toBe(AT.DROP);
    }
    const short = logIn(roastimeJson({ drumTemperature: ROASTIME.drumTemperature.slice(0, 100), weightRoasted: 0 }));
    expect([short.air[99], short.air[100]]).toEqual([airAt(39.5), null]);
    expect(short.roasted_g).toBeNull();
    const gaps = logIn(
      roastimeJson({ beanTemperature: [...ROASTIME.beanTemperature].with(200, -1 as never).with(201, null as never) }),
    );
    expect(notesIn(gaps)).toMatchObject({ bean_gaps: { count: 2 } });
  });

  it('with settings that say nothing have none', () => {
    for (const actions of [
      undefined,
      null,
      [],
      { actionTimeList: 5 },
      { actionTimeList: [null, 3, {}, { ctrlType: 0, index: 'x', value: 1 }] },
    ]) {
      expect(logIn(roastimeJson({ actions })).controls).toEqual([]);
    }
  });

  it('are read as far as they go when they are cut off, and refused where they hold nothing', () => {
    const { beanTemperature, drumTemperature, ...others } = ROASTIME;
    const cut = logIn(JSON.stringify({ beanTemperature, drumTemperature, ...others }).slice(0, -40));
    expect(notesIn(cut)).toMatchObject({ file_truncated: true });
    expect(faultIn(roastimeJson().slice(0, 2000))).toMatchObject({ key: 'damaged' });
    expect(faultIn(roastimeJson({ beanTemperature: [], drumTemperature: [] }))).toEqual({ key: 'no_samples' });
    expect(faultIn(roastimeJson({ beanTemperature: undefined }))).toEqual({ key: 'no_bean' });
    expect(faultIn(roastimeJson({ beanTemperature: 'x', drumTemperature: {} }))).toEqual({ key: 'no_samples' });
  });
});
