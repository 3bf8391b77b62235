import { AT, airAt, beanAt, every, type Fixture, fanAt, heatAt } from './fixture.ts';

/** Seconds of preheating before the charge in these files. */
const BEFORE = 20;

/** The numbers of HiBean's events. */
const EVENTS: Readonly<Record<number, number>> = {
  0: 1,
  [AT.TP]: 2,
  [AT.DRY]: 3,
  [AT.FCs]: 4,
  [AT.FCe]: 5,
  [AT.DROP]: 8,
};

/** A sample every other second, after what Artisan reads. */
const samples = () =>
  every(2, -BEFORE, AT.DROP).map((s) => ({
    duration: s + BEFORE,
    bt: beanAt(s),
    et: airAt(s),
    ...(EVENTS[s] === undefined ? {} : { event: EVENTS[s] }),
    roasterParams: [
      { key: 'HP', value: String(heatAt(s)) },
      { key: 'FC', value: fanAt(s) },
      { key: 'RC', value: 0 },
    ],
  }));

const HEAD = {
  sampleInterval: 2,
  dateTime: '2026-11-18T14:06:09.000',
  notes: '1차 크랙 직후 팬 50',
  deviceInfo: { name: 'Kaleido M10' },
  roastContext: {
    name: '우일라 핑크버번 B-1104',
    greenBeanWeight: { value: 2.2, unit: 'LBS' },
    roastedBeanWeight: { value: 1.9, unit: 'LBS' },
    envTemp: { value: 22.4 },
    envHumidity: 41,
    pressure: 1013,
  },
};

/** A file of HiBean, with other values in some places; undefined takes a key away. */
export const hibeanJson = (changed: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...HEAD, temperatureUnit: 'C', dataList: samples(), ...changed });

export const hibeanFixtures: readonly Fixture[] = [{ name: 'HiBean', source: 'hibean', text: hibeanJson() }];
