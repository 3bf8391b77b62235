import { showTerm } from '@hanjan/core';

/** A clock in parts: whole seconds, the tenth after them, and how much room it needs. */
export interface ClockParts {
  readonly whole: string;
  readonly tenth: string;
  readonly length: '' | 'minutes' | 'hours';
}

const MINUTES = 600_000;
const HOURS = 3_600_000;

/** A time as a clock shows it: 1:24 and .3. */
export const clockParts = (ms: number): ClockParts => ({
  whole: showTerm(toSecond(ms)),
  tenth: `.${Math.floor((ms % 1000) / 100)}`,
  length: ms < MINUTES ? '' : ms < HOURS ? 'minutes' : 'hours',
});

/** The second that has begun, in ms. */
export const toSecond = (ms: number): number => Math.floor(ms / 1000) * 1000;
