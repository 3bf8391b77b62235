import { expect, it } from 'vitest';
import { type RecentEvent, rememberEvents } from './recent.ts';

const HOUR = 3_600_000;
const event = (at: number): RecentEvent => ({
  at,
  event: 'sign_in',
  outcome: 'denied',
  user_seq: null,
  subnet: null,
  target: null,
});

it('answers the events of the last day, the newest one first', () => {
  const events = rememberEvents();
  for (const at of [0, 10, 30]) events.add(event(at * HOUR));
  expect(events.ofTheDay(31 * HOUR).map(({ at }) => at / HOUR)).toEqual([30, 10]);
});

it('keeps no more than so many, the newest ones', () => {
  const events = rememberEvents(3);
  for (let at = 1; at <= 20; at += 1) events.add(event(at));
  expect(events.ofTheDay(21).map(({ at }) => at)).toEqual([20, 19, 18]);
});
