import { AT, airAt, beanAt, every, type Fixture } from './fixture.ts';

/** Seconds of preheating before the charge in these files. */
const BEFORE = 10;
const RATE = 2;

/** Where a second from charge lies in the curves. */
export const roastimeIndex = (s: number): number => (s + BEFORE) * RATE;

const action = (ctrlType: number, s: number, value: number) => ({ ctrlType, index: roastimeIndex(s), value });
const seconds = every(1 / RATE, -BEFORE, AT.DROP);

/** What RoasTime keeps of a roast of the Bullet. */
export const ROASTIME = {
  uid: '2b9f2f1c-0d5e-4c1e-9d7c-5a8e0c7b8a11',
  roastName: '우일라 핑크버번 B-1104',
  dateTime: Date.parse('2026-11-18T05:06:09Z'),
  roastNumber: 412,
  roastStartIndex: roastimeIndex(0),
  roastEndIndex: roastimeIndex(AT.DROP),
  indexYellowingStart: roastimeIndex(AT.DRY),
  indexFirstCrackStart: roastimeIndex(AT.FCs),
  indexFirstCrackEnd: roastimeIndex(AT.FCe),
  indexSecondCrackStart: 0,
  indexSecondCrackEnd: 0,
  totalRoastTime: AT.DROP,
  sampleRate: RATE,
  preheatTemperature: 215,
  weightGreen: 500,
  weightRoasted: 431.5,
  ambient: 22.4,
  humidity: 41,
  comments: '1차 크랙 직후 팬 2단',
  hardware: 2,
  firmware: 594,
  serialNumber: 1234,
  missingSeconds: [],
  beanTemperature: seconds.map(beanAt),
  drumTemperature: seconds.map(airAt),
  exitTemperature: seconds.map((s) => airAt(s) - 30),
  beanDerivative: seconds.map(() => 8.5),
  actions: {
    actionTimeList: [
      action(0, -BEFORE, 8),
      action(1, -BEFORE, 2),
      action(2, -BEFORE, 6),
      action(0, 300, 7),
      action(1, 400, 4),
    ],
    actionTempList: [],
  },
} as const;

/** A file of RoasTime, with other values in some places; undefined takes a key away. */
export const roastimeJson = (changed: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...ROASTIME, ...changed });

export const roastimeFixtures: readonly Fixture[] = [
  { name: 'RoasTime', source: 'roastime', text: roastimeJson() },
  {
    name: 'RoasTime, first version',
    source: 'roastime',
    text: roastimeJson({
      actions: undefined,
      inductionPowerSetting: seconds.map((s) => (s < 300 ? 8 : 7)),
      blowerSetting: seconds.map((s) => (s < 400 ? 2 : 4)),
      drumSpeedSetting: seconds.map(() => 6),
    }),
  },
];
