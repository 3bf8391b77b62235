import { expect, it } from 'vitest';
import { clockOf, isZone, offsetAt } from './zone.ts';

it.each([
  ['Asia/Seoul', '2026-11-20T05:28:05.000Z', { day: '2026-11-20', time: '14:28:05', offset: '+09:00' }],
  ['UTC', '2026-12-31T23:59:59.000Z', { day: '2026-12-31', time: '23:59:59', offset: '+00:00' }],
  ['America/New_York', '2026-11-01T05:30:00.000Z', { day: '2026-11-01', time: '01:30:00', offset: '-04:00' }],
  ['America/New_York', '2026-11-01T06:30:00.000Z', { day: '2026-11-01', time: '01:30:00', offset: '-05:00' }],
  ['Asia/Kolkata', '2026-11-20T00:00:00.000Z', { day: '2026-11-20', time: '05:30:00', offset: '+05:30' }],
  // By the sun, 8 h 27 min 52 s ahead.
  ['Asia/Seoul', '1900-01-01T00:00:00.000Z', { day: '1900-01-01', time: '00:00:00', offset: 'Z' }],
])('clocks in %s at %s', (zone, instant, local) => {
  const { day, time, offset } = clockOf(zone)(instant);
  expect({ day, time, offset }).toEqual(local);
  expect(new Date(`${day}T${time}${offset}`).toISOString()).toBe(instant);
});

it.each(['000', '499', '500', '999'])('clocks show seconds, whatever is between them: .%s', (ms) =>
  expect(clockOf('Asia/Seoul')(`2026-11-20T20:28:05.${ms}Z`)).toEqual({
    day: '2026-11-21',
    time: '05:28:05',
    offset: '+09:00',
  }),
);

it.each([
  ['Asia/Seoul', '2026-11-20', '14:30:00', '+09:00'],
  ['America/New_York', '2026-07-01', '12:00:00', '-04:00'],
  ['America/New_York', '2026-03-08', '03:00:00', '-04:00'],
  ['America/New_York', '2026-03-08', '01:59:59', '-05:00'],
  ['America/New_York', '2026-11-01', '03:00:00', '-05:00'],
])('%s is ahead on %s at %s by %s', (zone, day, time, offset) => expect(offsetAt(zone, day, time)).toBe(offset));

it('a zone has a name', () => {
  expect(['Asia/Seoul', 'Mars/Base', '', 9].map(isZone)).toEqual([true, false, false, false]);
});
