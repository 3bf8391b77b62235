import { describe, expect, it } from 'vitest';
import { AT, airAt, beanAt } from '../../../test/harness/roasts/fixture.ts';
import { hibeanJson } from '../../../test/harness/roasts/hibean.ts';
import { faultIn, logIn, notesIn } from '../../../test/harness/roasts/reading.ts';

const SAMPLES = JSON.parse(hibeanJson()).dataList as Record<string, unknown>[];

describe('files of HiBean', () => {
  it('are read with all that they say', () => {
    const log = logIn(hibeanJson());
    expect(log).toMatchObject({
      source: 'hibean',
      unit: 'C',
      zero: 'charge',
      title: '우일라 핑크버번 B-1104',
      roasted_at: '2026-11-18T14:06:09',
      machine: 'Kaleido M10',
      roasting_notes: '1차 크랙 직후 팬 50',
      // 2.2 and 1.9 lb of 453.59237 g.
      green_g: 997.903,
      roasted_g: 861.826,
      ambient_c: 22.4,
      ambient_humidity: 41,
      ambient_pressure: 1013,
      notes: [],
    });
    expect([log.time[0], log.time.at(-1)]).toEqual([-20, AT.DROP]);
    expect([log.bean[40], log.air[40]]).toEqual([beanAt(60), airAt(60)]);
    expect(log.marks).toMatchObject({
      CHARGE: { s: 0, isEstimated: false },
      DRY: { s: AT.DRY, isEstimated: false },
      FCs: { s: AT.FCs, isEstimated: false },
      FCe: { s: AT.FCe },
      SCs: null,
      SCe: null,
      DROP: { s: AT.DROP },
    });
    expect(log.controls.map(({ kind, steps }) => [kind, steps.map(({ s, value }) => [s, value])])).toEqual([
      [
        'heat',
        [
          [-20, 75],
          [300, 60],
          [500, 45],
        ],
      ],
      [
        'airflow',
        [
          [-20, 30],
          [400, 50],
        ],
      ],
    ]);
  });

  it('may be in °F', () => {
    const dataList = SAMPLES.map((sample) => ({ ...sample, bt: 212, et: 392 }));
    const log = logIn(hibeanJson({ temperatureUnit: 'F', dataList }));
    expect([log.unit, log.bean[100], log.air[100]]).toEqual(['F', 100, 200]);
  });

  it('say nothing where they have nothing, and an event that lasts counts from its first sample', () => {
    const bare = SAMPLES.map(({ duration, bt }, at) => ({
      ...{ duration, bt },
      ...(at >= 250 && at < 255 ? { event: 4 } : {}),
    }));
    const log = logIn(hibeanJson({ roastContext: null, deviceInfo: null, dateTime: 7, notes: null, dataList: bare }));
    expect(log).toMatchObject({ title: null, machine: null, green_g: null, roasted_at: null, controls: [] });
    expect(Object.keys(notesIn(log))).toContain('air_missing');
    const { FCs, CHARGE } = log.marks;
    expect([CHARGE?.isEstimated, FCs && FCs.s - (log.time[0] ?? 0)]).toEqual([true, 500]);
  });

  it('are refused without readings, and read as far as they are whole', () => {
    expect(faultIn(hibeanJson({ dataList: [] }))).toEqual({ key: 'unknown' });
    const cut = hibeanJson().slice(0, 40_000);
    expect(faultIn(cut)?.key ?? 'read').toMatch(/read|damaged/);
  });
});
