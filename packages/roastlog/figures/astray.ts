import type { Reading, RoastLog } from '../log.ts';
import { placeOf, readingAt } from './at.ts';

type Curve = Pick<RoastLog, 'time' | 'bean'>;

/** How far the beans of a roast were from those of another one at the same time after the charge. */
export interface Astray {
  /** Seconds from charge. */
  readonly s: number;
  /** °C: above zero where they were hotter. */
  readonly by: number;
}

/** How far the bean of a roast is from that of another one at second `s`, in °C; null where either has no reading. */
export function astrayAt(roast: Curve, reference: Curve, s: number): Reading {
  const [here, there] = [roast, reference].map(({ time, bean }) => readingAt(time, bean, s));
  return here == null || there == null ? null : here - there;
}

/**
 * Where a roast strayed most from another one between the charge and the drop of both, the first of equals. Until the
 * turning point the probe is on its way to the beans and says little, so that it counts from there on.
 */
export function mostAstray(roast: RoastLog, reference: RoastLog): Astray | null {
  const [from, to] = [
    Math.max(0, roast.marks.TP?.s ?? 0, reference.marks.TP?.s ?? 0),
    Math.min(roast.marks.DROP?.s ?? Number.POSITIVE_INFINITY, reference.marks.DROP?.s ?? Number.POSITIVE_INFINITY),
  ];
  const { time } = roast;
  let most: Astray | null = null;
  for (let at = placeOf(time, from); at < time.length && (time[at] as number) <= to; at++) {
    const s = time[at] as number;
    const by = astrayAt(roast, reference, s);
    if (by !== null && Math.abs(by) > Math.abs(most?.by ?? 0)) most = { s, by };
  }
  return most;
}
