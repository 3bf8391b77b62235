import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayHere, dayIn, today } from './day.ts';

const asked = vi.hoisted(() => ({ memberships: {}, chosen: {} }));
vi.mock('./org.ts', async (original) => ({
  ...(await original<typeof import('./org.ts')>()),
  currentOrgs: () => asked,
}));

const at = (pathname: string) => vi.stubGlobal('location', { pathname });
const orgs = (zone: string) => {
  const org = { auth_seq: 3, org_zone: zone };
  Object.assign(asked, { memberships: { cafe: [org], roaster: [] }, chosen: { cafe: 3 } });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('TZ', 'Europe/Berlin');
  orgs('Asia/Seoul');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it.each([
  ['Asia/Seoul', '2026-11-20T14:59:59Z', '2026-11-20'],
  ['Asia/Seoul', '2026-11-20T15:00:00Z', '2026-11-21'],
  // Clocks go forward on 8 March 2026 and back on 1 November.
  ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
  ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
  ['America/Los_Angeles', '2026-03-09T07:00:00Z', '2026-03-09'],
  ['America/Los_Angeles', '2026-11-01T06:59:59Z', '2026-10-31'],
  ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
  ['America/Los_Angeles', '2026-11-02T08:00:00Z', '2026-11-02'],
  // There they go back on 5 April and forward on 27 September.
  ['Pacific/Auckland', '2026-04-05T11:59:59Z', '2026-04-05'],
  ['Pacific/Auckland', '2026-04-05T12:00:00Z', '2026-04-06'],
  ['Pacific/Auckland', '2026-09-27T10:59:59Z', '2026-09-27'],
  ['Pacific/Auckland', '2026-09-27T11:00:00Z', '2026-09-28'],
])('in %s at %s it is %s, in a page of an organisation there too', (zone, instant, day) => {
  expect(dayIn(zone, new Date(instant))).toBe(day);
  orgs(zone);
  at('/cafe/coffeebean/received/write');
  expect(dayHere(new Date(instant))).toBe(day);
  vi.setSystemTime(instant);
  expect(today()).toBe(day);
});

it.each(['/en/cafe/coffeebean/received', '/cafe'])('%s is a page of the cafe', (path) => {
  at(path);
  expect(dayHere(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
});

it.each(['/', '/user/brewing/result', '/roaster/roasting/result', '/cafeteria'])('%s is by the reader', (path) => {
  at(path);
  expect(dayHere(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-20');
});

it('a page that stays open has a new day after midnight', () => {
  at('/cafe/coffeebean/received/write');
  vi.setSystemTime('2026-11-20T14:59:59Z');
  expect(today()).toBe('2026-11-20');
  vi.advanceTimersByTime(1000);
  expect(today()).toBe('2026-11-21');
});
