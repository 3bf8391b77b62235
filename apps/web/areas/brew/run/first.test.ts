import { expect, it, vi } from 'vitest';
import { firstOf } from './first.ts';
import { begin, type Run } from './run.ts';
import { finish, next, pause } from './taps.ts';

vi.mock('../../../base/texts/index.ts', () => ({ t: (key: string) => key }));

const FIELDS = { brewing_step_use: true, brewing_step1_term: 40_000, brewing_step2_term: 90_000 };
const brew = (at: number, fields = FIELDS): Run => begin({ home: '/', title: '', fields }, at);
const early = brew(0);
const late = brew(25_000);

it.each<[string, Run[], Run | null]>([
  ['the one whose step comes first', [late, early], early],
  ['the other one once that was poured', [next(early, 40_000), late], late],
  ['the one that runs while the other one is paused', [pause(early, 20_000), late], late],
  ['the one that runs where the other one is over', [finish(early, 30_000), late], late],
  ['the one of which somebody said when', [brew(0, { ...FIELDS, brewing_step_use: false }), late], late],
  ['the first one of two at once', [early, { ...early, id: 'b' }], early],
  ['none where nothing runs', [pause(early, 20_000), finish(late, 30_000)], null],
  ['none where nobody said when', [brew(0, { ...FIELDS, brewing_step_use: false })], null],
])('is poured first: %s', (_, runs, first) => {
  expect(firstOf(runs)).toBe(first);
});
