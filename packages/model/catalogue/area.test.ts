import { expect, it } from 'vitest';
import { entities } from '../catalogue.ts';
import { PLACES } from '../menu.ts';
import { AREAS, type Area, type AreaName, areaOf } from './area.ts';
import { cafe } from './cafe.ts';
import { roaster } from './roaster.ts';
import { user } from './user.ts';

const areas: Readonly<Record<AreaName, Area>> = { user, cafe, roaster };
const at = (area: AreaName | undefined) => (area ? areas[area] : undefined);

it('an area holds what its name begins', () => {
  for (const name of AREAS) {
    const held = [...areas[name].entities, ...areas[name].screens, ...areas[name].screens.map(({ entity }) => entity)];
    expect(held.length).toBeGreaterThan(0);
    for (const one of held) expect([one.name, areaOf(one.name)]).toEqual([one.name, name]);
  }
});

it('every page of records is found in the area that its name says', () => {
  const opened = PLACES.flatMap(({ tab }) => tab.screen ?? []);
  expect(opened.length).toBeGreaterThan(0);
  for (const name of opened) {
    expect([name, at(areaOf(name))?.screens.map((screen) => screen.name)]).toEqual([
      name,
      expect.arrayContaining([name]),
    ]);
  }
});

it('what is referred to is found in the area that its name says, or is for everybody', () => {
  const targets = entities.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => ('to' in field ? [field.to] : [])),
  );
  expect(targets.length).toBeGreaterThan(0);
  for (const to of targets) {
    const held = at(areaOf(to))?.entities ?? entities;
    expect([to, held.some(({ name }) => name === to)]).toEqual([to, true]);
  }
});
