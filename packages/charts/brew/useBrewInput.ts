import { useCursor } from '../timeline/useCursor.ts';
import type { Frame } from './frame.ts';
import type { BrewLine } from './line.ts';

const SECOND = 1000;
/** Ms of a brew that takes hours, in which a second is nothing. */
const LONG = 7_200_000;
const LONG_STEP = 60 * SECOND;

/** The time whose values are shown, in ms, and what moves it: the mouse, a finger, keys. */
export function useBrewInput({ x, plot, width }: Frame, { pours, end }: BrewLine) {
  const marks = [...pours.map(({ term }) => term), ...(end === null ? [] : [end])];
  const whole = { from: 0, to: Math.round(x.to / SECOND) * SECOND };
  return useCursor({ x, plot, width, marks, whole, grain: SECOND, step: x.to > LONG ? LONG_STEP : SECOND });
}
