import { findPlace, MENU, menuOf } from '@hanjan/model/menu.ts';
import { describe, expect, it } from 'vitest';
import { nearPaths, pageEntries } from './pages.ts';
import { fitting } from './rank.ts';

const person = { user_seq: 1, user_type: 'USER' } as const;
const barista = { ...person, cafe: { auth_seq: 1, user_auth: 'BARISTA' } } as const;

describe('pages of a menu', () => {
  const found = (typed: string) => fitting(pageEntries(menuOf(barista)), typed).map(({ to }) => to);
  it('are all that the person sees there', () => {
    const paths = pageEntries(menuOf(barista)).map(({ id }) => id);
    const seen = menuOf(barista).flatMap(({ path, groups }) => [
      path,
      ...groups.flatMap(({ tabs }) => tabs.map((tab) => tab.path)),
    ]);
    expect(paths.toSorted()).toEqual(seen.toSorted());
    expect(paths).not.toContain('/cafe/etc/user');
  });
  it.each([
    ['입고 원두', '/cafe/coffeebean/received'],
    ['received', '/cafe/coffeebean/received'],
    ['카페 입고 원두', '/cafe/coffeebean/received'],
    ['ㅋㅍㄴㅌ', '/user/usernote/coffeenote'],
    ['CoffeebeanReceived', '/cafe/coffeebean/received'],
    ['카페 원두', '/cafe/coffeebean/default'],
    ['카페', '/cafe'],
  ])('are found by name, place and the specification: %s', (typed, path) => expect(found(typed)[0]).toBe(path));
});

describe('pages close by', () => {
  const near = (path: string) => nearPaths(menuOf(barista), findPlace(path));
  it('are the other tabs of the group, then what the other groups begin with', () => {
    const paths = near('/cafe/coffeebean/default');
    expect(paths[0]).toBe('/cafe/coffeebean/received');
    expect(paths).toContain('/cafe/brewing/today');
    expect(paths).not.toContain('/cafe/coffeebean/default');
  });
  it('are the list too from one of its records', () => {
    expect(near('/user/usernote/coffeenote/3')[0]).toBe('/user/usernote/coffeenote');
  });
  it('are what every category begins with where nothing of the menu is', () => {
    expect(nearPaths(MENU, null).length).toBeGreaterThan(3);
    expect(near('/create')).toEqual(nearPaths(menuOf(barista), null));
  });
});
