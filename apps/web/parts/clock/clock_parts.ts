import { showTerm } from '@hanjan/core';

/** A clock in parts: whole seconds, the tenth after them, and how much room it needs. */
export interface ClockParts {
  readonly whole: string;
  readonly tenth: string;
  readonly length: '' | 'minutes' | 'hours';
}

const SECOND = 1000;
const MINUTES = 600_000;
const HOURS = 3_600_000;

/** A time as a clock shows it, by the second and the tenth that have begun: 1:24 and .3. */
export const clockParts = (ms: number): ClockParts => ({
  whole: showTerm(Math.floor(ms / SECOND) * SECOND),
  tenth: `.${Math.floor((ms % SECOND) / 100)}`,
  length: ms < MINUTES ? '' : ms < HOURS ? 'minutes' : 'hours',
});
