import { PLACES } from '@hanjan/model/menu.ts';
import { expect, it } from 'vitest';
import { mayHaveAds } from './ads.ts';

const paths = (isForm: boolean) => PLACES.filter(({ tab }) => mayHaveAds(tab, isForm)).map(({ tab }) => tab.path);

it('advertising may stand on pages that are read', () => {
  expect(paths(false)).toEqual(expect.arrayContaining(['/info/intro', '/info/guide', '/info/chart/flavorwheel']));
});

it('and on nothing that people work with, sign in at or read of their data, and on no form at all', () => {
  const isAdmins = (roles: readonly string[]) => roles.every((role) => role.endsWith('ADMIN'));
  const isQuiet = (key: string) => key === 'sign' || key === 'privacy';
  const work = PLACES.filter(({ tab, group }) => tab.screen || tab.org || isAdmins(tab.roles) || isQuiet(group.key));
  expect(work.length).toBeGreaterThan(50);
  expect(work.filter(({ tab }) => paths(false).includes(tab.path))).toEqual([]);
  expect(paths(true)).toEqual([]);
});

it('nor on an address that is not there', () => {
  expect(mayHaveAds(undefined, false)).toBe(false);
});
