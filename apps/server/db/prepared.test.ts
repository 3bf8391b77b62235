import { expect, it } from 'vitest';
import { preparedNames } from './prepared.ts';

const HOUR = 3_600_000;

/** Asks for a statement so many times; answers what the last one was given. */
function often(prepared: ReturnType<typeof preparedNames>, text: string, times: number, now = 0) {
  let name: string | undefined;
  for (let nth = 0; nth < times; nth += 1) name = prepared(text, now);
  return name;
}

it('what comes often has a name, and the same one every time', () => {
  const prepared = preparedNames();
  expect(often(prepared, 'a', 10)).toBeUndefined();
  const name = prepared('a');
  expect(name).toMatch(/^s\d+$/);
  expect(often(prepared, 'b', 11)).not.toBe(name);
  expect(prepared('a')).toBe(name);
});

it('what came seldom makes room for others', () => {
  const prepared = preparedNames(3);
  for (const text of ['a', 'b', 'c']) often(prepared, text, 10);
  expect(often(prepared, 'd', 11)).toBeDefined();
});

it('odd statements that came often lose their places once nobody asks for them, and only then', () => {
  const prepared = preparedNames(3);
  const ours = often(prepared, 'ours', 11);
  for (const text of ['odd', 'odder']) often(prepared, text, 11);
  expect(often(prepared, 'new', 30, HOUR)).toBeUndefined();
  expect(prepared('ours', HOUR)).toBe(ours);
  expect(often(prepared, 'new', 11, HOUR + 1)).toBeDefined();
  expect(prepared('ours', HOUR + 2)).toBe(ours);
});
