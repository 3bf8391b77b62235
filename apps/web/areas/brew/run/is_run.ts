import { isObject } from '../../../base/store/storage.ts';
import type { Closed, Run } from './run.ts';

/** The last moment that a date can be, in ms since 1970; no time is longer either. */
const LAST = 8.64e15;
/** More taps than any brew has. */
const MOST = 100;
const MASS = 1_100_000;

const isMoment = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= LAST;

/** Whether a scale can have shown so many tenths of a gram. */
export const isMass = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= MASS;

const isClosed = (value: unknown): value is Closed =>
  isObject(value) &&
  isMoment(value.term) &&
  (value.sum === null || (typeof value.sum === 'number' && isMass(value.sum)));

/** Whether stored data, of this or another version of the program, is a brew that can be gone on with. */
export function isRun(value: unknown): value is Run {
  if (!isObject(value)) return false;
  const { id, home, owner, draft, title, fields, began, start, pausedAt, begun, end, isHours } = value;
  return (
    [id, home, title, owner ?? '', draft ?? ''].every((text) => typeof text === 'string') &&
    isObject(fields) &&
    [began, start].every(isMoment) &&
    (pausedAt === null || isMoment(pausedAt)) &&
    (end === null || isMoment(end)) &&
    typeof isHours === 'boolean' &&
    isBegun(begun)
  );
}

/** Pours that began one after the other, the first one at 0:00. */
const isBegun = (begun: unknown): boolean =>
  Array.isArray(begun) &&
  begun.length > 0 &&
  begun.length <= MOST &&
  begun.every(isClosed) &&
  begun.every(({ term }, nth) => (nth === 0 ? term === 0 : term >= (begun[nth - 1] as Closed).term));
