import type { Screen } from '@hanjan/core';
import { expect, it } from 'vitest';
import { provideDefinitions } from '../../../test/harness/areas.ts';
import { findScreen, loadScreen } from './catalogue.ts';

provideDefinitions();

const named = (name: string) => (screen: Screen) => screen.name === name;

it('a screen comes with its area alone, and another area when it is asked for', async () => {
  const [lots, notes] = [named('cafe_received'), named('user_cupnote')];
  expect([findScreen(lots), findScreen(notes)]).toEqual([undefined, undefined]);
  await loadScreen('cafe_received');
  const before = findScreen(lots);
  expect(before?.entity.name).toBe('cafe_received');
  expect(findScreen(notes)).toBe(undefined);
  await Promise.all([loadScreen('user_cupnote'), loadScreen('cafe_coffeebean')]);
  expect(findScreen(notes)?.entity.name).toBe('user_cupnote');
  expect(findScreen(lots)).toBe(before);
});

it('what is in no area is no screen, and nothing fails for it', async () => {
  for (const name of ['region', 'cafe_nowhere', '']) {
    await loadScreen(name);
    expect(findScreen(named(name))).toBe(undefined);
  }
});
