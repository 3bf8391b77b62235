import type { RoastLog } from '../../packages/roastlog/log.ts';

/** Readings of a long roast with a probe for the exhaust, once a quarter of a second: an `.alog` of about 400 KB. */
const READINGS = 6400;

/** As many as a roast of eight minutes has with ten readings a second. */
export const LIVE_READINGS = 5000;

const beanAt = (s: number) => 90 + 0.13 * s + 110 * Math.exp(-s / 20) + 0.2 * Math.sin(s * 7);

/** A log as Artisan writes one: a dict of Python with lists of times and temperatures, and what belongs to a log besides. */
export const artisanLog = (): string => logOf(READINGS, 0.25, [8, 1900, 3800, 5200, 6300]);

/** A roast of eleven minutes with a reading a second, as most are: an `.alog` of about 50 KB. Each number is another one. */
export const shortLog = (nth: number): string => logOf(700, 1, [8, 240, 480, 660, 690], (nth % 100) / 100 + nth / 1000);

function logOf(readings: number, step: number, at: readonly number[], hotter = 0): string {
  const seconds = Array.from({ length: readings }, (_, at) => at * step + 0.013 * Math.sin(at));
  const air = seconds.map((s) => (beanAt(s) + 40).toFixed(2));
  const bean = seconds.map((s) => (beanAt(s) + hotter).toFixed(2));
  const [charge, dry, crack, drop, cool] = at;
  const times = seconds.map((s) => s.toFixed(10));
  const list = (values: readonly string[]) => `[${values.join(', ')}]`;
  const events = Array.from({ length: 40 }, (_, nth) => Math.floor((nth * readings) / 40));
  return `{'version': '3.1.0', 'mode': 'C', 'viewerMode': False, 'timeindex': [${charge}, ${dry}, ${crack}, 0, 0, 0, ${drop}, ${cool}], \
'title': '\\\\ucf5c\\\\ub86c\\\\ube44\\\\uc544 \\\\uc6b0\\\\uc77c\\\\ub77c', 'weight': [6000.0, 5150.0, 'g'], \
'roastisodate': '2026-11-18', 'roasttime': '14:06:00', 'etypes': ['Air', 'Drum', 'Damper', 'Burner', '--'], \
'specialevents': ${JSON.stringify(events)}, 'specialeventstype': ${JSON.stringify(events.map((_, nth) => nth % 4))}, \
'specialeventsvalue': ${JSON.stringify(events.map((_, nth) => 1 + (nth % 10)))}, \
'specialeventsStrings': [${events.map((nth) => `'${nth}'`).join(', ')}], 'timex': ${list(times)}, 'temp1': ${list(air)}, \
'temp2': ${list(bean)}, 'extradevices': [29], 'extraname1': ['Exhaust'], 'extraname2': ['Inlet'], \
'extratimex': [${list(times)}], 'extratemp1': [${list(air)}], 'extratemp2': [${list(bean)}], \
'computed': {'CHARGE_BT': 200.1, 'totaltime': 1298.0}}`;
}

/** What the rate of rise is taken of while a roast is watched. */
export function liveLog(): Pick<RoastLog, 'time' | 'bean' | 'marks'> {
  const time = Array.from({ length: LIVE_READINGS }, (_, at) => at / 10);
  const none = { TP: null, DRY: null, FCs: null, FCe: null, SCs: null, SCe: null, DROP: null, COOL: null };
  return { time, bean: time.map(beanAt), marks: { ...none, CHARGE: { s: 0, isEstimated: false } } };
}
