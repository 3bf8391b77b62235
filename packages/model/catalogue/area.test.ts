import type { Entity, Field } from '@hanjan/core';
import { expect, it } from 'vitest';
import { entities, screens } from '../catalogue.ts';
import { PLACES } from '../menu.ts';
import { VIEWS } from '../views.ts';
import { AREAS, type Area, type AreaName, areaOf, needsOf } from './area.ts';
import { cafe } from './cafe.ts';
import { reference } from './reference.ts';
import { roaster } from './roaster.ts';
import { setting } from './setting.ts';
import { system } from './system.ts';
import { user } from './user.ts';

const areas: Readonly<Record<AreaName, Area>> = { user, cafe, roaster, setting, system };
const isForAll = ({ name }: Entity) => reference.entities.some((one) => one.name === name);
const at = (area: AreaName | undefined) => (area ? areas[area] : undefined);

it('an area holds what its name begins', () => {
  for (const name of Object.keys(AREAS) as AreaName[]) {
    const shown = areas[name].screens.map(({ entity }) => entity);
    // What everybody refers to is kept by administrators, and named without an area.
    const own = shown.filter((entity) => name !== 'setting' || !isForAll(entity));
    const held = [...areas[name].entities, ...areas[name].screens, ...own];
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

it('every view that is listed is asked for by a list or form', () => {
  const ofField = (field: Field): string[] => [
    ...(field.view ? [field.view] : []),
    ...(field.kind === 'rows' ? Object.values<Field>(field.of).flatMap(ofField) : []),
  ];
  const fields = screens.flatMap(({ entity }) => Object.values(entity.fields).flatMap(ofField));
  const groups = screens.flatMap(({ form }) => form.flatMap(({ view }) => view ?? []));
  for (const [name, views] of Object.entries(VIEWS)) {
    const named = [...views.cells, ...views.inputs];
    expect([name, named.filter((one) => !fields.includes(one))]).toEqual([name, []]);
    expect([name, views.groups.filter((one) => !groups.includes(one))]).toEqual([name, []]);
  }
});

it('a list or form needs the views that it names, and the texts of those and of its area', () => {
  const needed = (name: string) => screens.filter((one) => one.name === name).map(needsOf);
  expect(needed('user_cupnote')).toEqual([{ texts: [], cells: [], views: ['receive'] }]);
  expect(needed('user_brewing_result')).toEqual([{ texts: ['brew'], cells: [], views: ['brew'] }]);
  expect(needed('roaster_qc_brewing_default')).toEqual([
    { texts: ['roaster', 'stock', 'supply', 'brew'], cells: [], views: ['brew'] },
  ]);
  expect(needed('cafe_received')).toEqual([
    { texts: ['cafe', 'stock', 'supply'], cells: ['link'], views: ['link', 'stock'] },
  ]);
  expect(needed('roaster_roasting_result')).toEqual([
    { texts: ['roaster', 'stock', 'supply', 'roasted'], cells: ['roast', 'stock'], views: ['roast', 'stock'] },
  ]);
  expect(needed('roaster_greenbean_year')).toEqual([
    { texts: ['roaster', 'stock', 'supply'], cells: [], views: ['stock'] },
  ]);
});
