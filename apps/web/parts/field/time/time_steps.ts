import { secondsOf, timeOf } from '@hanjan/core';
import type { Direction } from '../step.ts';

const DAY = 86_400;
const STEP = 10;

/** What is turned one up by a place in `HH:mm:ss`, in seconds. */
const unitAt = (place: number): number => (place <= 2 ? 3600 : place <= 5 ? 60 : 1);

/** A time with the part at a place one up (1) or down (−1), round the clock. */
export const turned = (time: string, place: number, direction: Direction): string =>
  timeOf((secondsOf(time) + unitAt(place) * direction + DAY) % DAY);

/** A time on the grid of steps in seconds, not after it. */
export const floored = (time: string, step = STEP): string => timeOf(secondsOf(time) - (secondsOf(time) % step));

/** The seconds that are offered: by steps until a time is picked, then each. */
export const offeredSeconds = (value: string | null, step = STEP): number[] =>
  Array.from({ length: 60 }, (_, second) => second).filter((second) => value !== null || second % step === 0);
