import { finish } from './finish/finish.ts';
import type { Control, ControlStep, Meta, RoastLog } from './log.ts';

type Knot = ControlStep;

/** Second and °C of what the curves run through. */
const BEAN = knotsOf(
  '-45 192, -22 198.4, 0 201.6, 18 163, 36 118, 54 95.4, 75 88.4, 96 94.2, 150 112.2, 210 131.8, 276 150.8, ' +
    '345 167.9, 420 183.1, 510 198.3, 570 206.4, 615 210.4',
);
const AIR = knotsOf(
  '-45 237.6, 0 234.3, 24 210, 45 192, 60 189.3, 75 190.4, 120 200, 180 211, 276 221, 384 226.6, 480 229.4, ' +
    '510 228.9, 570 226.8, 615 227',
);
const REFERENCE = knotsOf(
  '0 200.2, 18 160.4, 36 115.2, 54 93.4, 72 87.1, 96 93, 150 110.2, 210 128.4, 276 147.4, 345 164.4, 420 180.2, ' +
    '510 196.2, 570 205.6, 618 211.2',
);

const META: Partial<Meta> = {
  title: 'Colombia Huila Pink Bourbon',
  roasted_at: '2026-11-18T14:06:00',
  batch: '3',
  green_g: 6000,
  roasted_g: 5150,
  moisture_green: 10.8,
  moisture_roasted: 1.6,
};

/** A roast to look at: a Colombian coffee of ten minutes, with one mark that nobody set. `words` are the reader's own. */
export function sampleRoast(words: Partial<Meta> = {}): RoastLog {
  const time = secondsOf(BEAN);
  return finish({
    ...{ source: 'hanjan', unit: 'C', time, bean: curve(BEAN, time, 0.12), air: curve(AIR, time, 0.35) },
    marks: { CHARGE: 0, FCs: 510, DROP: 615 },
    controls: [
      control('heat', 'mmH₂O', '-45 60, 48 210, 210 190, 318 160, 426 120, 488 85, 552 55'),
      control('airflow', '%', '-45 40, 75 50, 290 60, 488 70, 552 80'),
    ],
    meta: { ...META, ...words },
  });
}

/** The roast that the sample is laid over. */
export function backgroundRoast(): RoastLog {
  const time = secondsOf(REFERENCE);
  return finish({
    ...{ source: 'hanjan', unit: 'C', time, bean: curve(REFERENCE, time, 0), air: time.map(() => null) },
    marks: { CHARGE: 0, FCs: 516, DROP: 618 },
    meta: { title: 'B-1104' },
  });
}

/** Every second from the first knot to the last. */
function secondsOf(knots: readonly Knot[]): number[] {
  const [from, until] = [knots[0] as Knot, knots.at(-1) as Knot];
  return Array.from({ length: until.s - from.s + 1 }, (_, index) => from.s + index);
}

/** A smooth line through the knots (cubic Hermite), which trembles a little as the reading of a probe does. */
function curve(knots: readonly Knot[], time: readonly number[], tremble: number): number[] {
  const last = knots.length - 1;
  const knot = (at: number) => knots[Math.min(Math.max(at, 0), last)] as Knot;
  const slope = (at: number) => (knot(at + 1).value - knot(at - 1).value) / (knot(at + 1).s - knot(at - 1).s);
  let at = 0;
  return time.map((s) => {
    while (at < last - 1 && s >= knot(at + 1).s) at++;
    const [from, to] = [knot(at), knot(at + 1)];
    const size = to.s - from.s;
    const t = (s - from.s) / size;
    const line = from.value + (to.value - from.value) * t * t * (3 - 2 * t);
    const bent = t * (1 - t) * size * ((1 - t) * slope(at) - t * slope(at + 1));
    const shaken = tremble * Math.sin(s * 0.9) * Math.sin(s * 0.23) * Math.sin(s * 0.041);
    return Math.round((line + bent + shaken) * 10) / 10;
  });
}

function control(kind: Control['kind'], unit: string, steps: string): Control {
  return { kind, name: '', unit, steps: knotsOf(steps) };
}

function knotsOf(text: string): Knot[] {
  return text.split(', ').map((pair) => {
    const [s = 0, value = 0] = pair.split(' ').map(Number);
    return { s, value };
  });
}
