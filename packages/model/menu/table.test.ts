import type { Actor } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { cafe, header, otherwise, people, roaster, site } from '../../../test/matrix/menu_expected.ts';
import { entranceOf, menuOf, PLACES } from '../menu.ts';

/** What the table and the menu say alike: an address, who stands before it, and what comes of it. */
type Says = (path: string, who: string) => string;

const tables = { site, cafe, roaster };
const lines = { ...site, ...cafe, ...roaster };
const paths = PLACES.map(({ tab }) => tab.path);

const kindOf = (path: string) => (path in site ? 'site' : path in cafe ? 'cafe' : 'roaster');

const table: Says = (path, who) => {
  const person = people[who] ?? expect.fail(who);
  const kind = kindOf(path);
  const [page, opens, listed] = tables[kind][path] ?? expect.fail(path);
  const names = (roles: string) => roles.split(' ').includes(person[kind] ?? 'of none');
  const isGuest = person.site === 'GUEST';
  const closed = kind === 'site' ? otherwise.site : person[kind] ? otherwise.member : otherwise.stranger;
  const meets = names(opens) ? 'open' : isGuest ? otherwise.guest : closed;
  return `${page} ${meets} ${names(listed) ? 'listed' : 'not listed'}`;
};

const actorOf = (who: string): Actor => {
  const person = people[who] ?? expect.fail(who);
  return {
    user_seq: person.site === 'GUEST' ? null : 1,
    user_type: person.site,
    ...(person.cafe && { cafe: { auth_seq: 7, user_auth: person.cafe } }),
    ...(person.roaster && { roaster: { auth_seq: 8, user_auth: person.roaster } }),
  };
};

const listed = new Map(
  Object.keys(people).map((who) => {
    const tabs = menuOf(actorOf(who)).flatMap(({ groups }) => groups.flatMap((group) => group.tabs));
    return [who, new Set(tabs.map(({ path }) => path))] as const;
  }),
);

const menu: Says = (path, who) => {
  const { tab } = PLACES.find((place) => place.tab.path === path) ?? expect.fail(path);
  return `${tab.name} ${entranceOf(actorOf(who), tab)} ${listed.get(who)?.has(path) ? 'listed' : 'not listed'}`;
};

const differences = (who: string, asWhom = who) =>
  paths.flatMap((path) => {
    const [wanted, found] = [table(path, who), menu(path, asWhom)];
    return wanted === found ? [] : [`${path} for ${who}: ${found} instead of ${wanted}`];
  });

describe('the hand-written table', () => {
  it('has every address, and none that is not there, in the order of the menu', () => {
    expect(paths.toSorted()).toEqual(Object.keys(lines).toSorted());
    for (const entries of Object.values(tables))
      expect(paths.filter((path) => path in entries)).toEqual(Object.keys(entries));
  });

  it.each(Object.keys(people))('says what the menu does for %s', (who) => expect(differences(who)).toEqual([]));

  it.each(Object.keys(people))('says what the header is for %s', (who) => {
    const words = menuOf(actorOf(who)).map(({ key }) => key);
    expect(words.join(' ')).toBe(who === 'GUEST' ? header.guest : header.anybody);
  });

  it('tells apart who has other rights', () => {
    const alike = [
      ['USER', 'PAID', 'TESTER'],
      ['BARISTA of a cafe', 'SAST of a cafe'],
      ['SMNG of a cafe', 'OWN of a cafe'],
      ['SMNG of a roastery', 'OWN of a roastery'],
    ];
    const names = Object.keys(people);
    for (const who of names) {
      const same = names.filter((other) => differences(who, other).length === 0);
      expect(same).toEqual(alike.find((group) => group.includes(who)) ?? [who]);
    }
  });
});
