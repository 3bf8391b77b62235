/** So many readings of each probe, ten a second, as when somebody has roasted for eight minutes. */
export const READINGS = 5000;
const MORE = 200;
const PER_SECOND = 10;

const time = Array.from({ length: READINGS + MORE }, (_, i) => i / PER_SECOND);
/** Small and always the same, as the last digit of a probe. */
const tremble = (i: number) => Math.sin(i * 12.9898) * 0.15 + Math.sin(i * 78.233) * 0.1;
const beanAt = (s: number) => 215 - 130 * Math.exp(-s / 330) + 118 * Math.exp(-s / 24);
const bean = time.map((s, i) => beanAt(s) + tremble(i));
const air = time.map((s, i) => 228 - 60 * Math.exp(-s / 60) + 3 * tremble(i + 7));
const SPAN = 20;
const ror = time.map((s) => (s < SPAN ? null : ((beanAt(s) - beanAt(s - SPAN)) * 60) / SPAN));

/** The readings of a roast so far, °C and °C per minute. */
export const readings = (count: number) => ({
  time: time.slice(0, count),
  bean: bean.slice(0, count),
  air: air.slice(0, count),
  ror: ror.slice(0, count),
});

const markAt = (key: string, label: string, s: number) => ({ key, label, s, bean: beanAt(s), isEstimated: false });

/** What was marked. */
export const MARKS = [
  markAt('CHARGE', '투입', 0),
  markAt('TP', '터닝포인트', 71),
  markAt('DRY', '옐로우', 210),
  markAt('FCs', '1차 크랙 시작', 430),
];

/** The phases of a roast that has gone on until some second. */
export const phasesTo = (s: number) => {
  const part = (key: 'drying' | 'maillard' | 'development', label: string, from: number, to: number) => {
    return { key, label, from, to, percent: ((to - from) / s) * 100 };
  };
  return [
    part('drying', '건조', 0, 210),
    part('maillard', '마이야르', 210, 430),
    part('development', '디벨롭', 430, s),
  ];
};

/** The second of the last of some readings. */
export const endOf = (count: number): number => time[count - 1] ?? 0;

/** What all of them show: seconds, °C, and °C per minute. */
export const AXES_OF_ROAST = { x: [0, 780], y: [60, 250], ror: [0, 40] } as const;
