import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, Screen } from '@hanjan/core';
import { VIEWED, viewsOf } from '@hanjan/model/catalogue/area.ts';
import { screens } from '@hanjan/model/catalogue.ts';
import { expect, it } from 'vitest';

/** The names of the views that a file hands in, read from its text because pages cannot be drawn here. */
function namesIn(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const [, fields = '', groups = ''] = text.split(/^ {2}(?:fields|groups): \{$/m);
  return [...namesOf('field', fields), ...namesOf('group', groups)];
}

const namesOf = (of: string, text: string) =>
  [...text.matchAll(/^ {4}(\w+): \w+/gm)].map(([, name]) => `${of} ${name}`);

const ofField = (field: Field): string[] => [
  ...(field.view ? [`field ${field.view}`] : []),
  ...(field.kind === 'rows' ? Object.values<Field>(field.of).flatMap(ofField) : []),
];
const askedBy = ({ entity, form }: Screen): string[] => [
  ...Object.values(entity.fields).flatMap(ofField),
  ...form.flatMap(({ view }) => (view ? [`group ${view}`] : [])),
];

const FILES: Readonly<Record<(typeof VIEWED)[number], string>> = {
  user_brewing: '../areas/brew/views.ts',
  roaster: '../areas/roast/views.ts',
};
const every = namesIn('views.ts');
const parts = Object.fromEntries(VIEWED.map((part) => [part, namesIn(FILES[part])]));

it.each(screens.map((screen) => [screen.name, screen]))('%s has the views that it asks for', (name, screen) => {
  const there = [...every, ...viewsOf(name).flatMap((part) => parts[part] ?? [])];
  expect(askedBy(screen).filter((view) => !there.includes(view))).toEqual([]);
});

it('views come with lists and forms that ask for them', () => {
  const idle = (names: readonly string[] = [], among: readonly Screen[]) =>
    names.filter((name) => !among.some((screen) => askedBy(screen).includes(name)));
  expect(every.length).toBeGreaterThan(0);
  expect(idle(every, screens)).toEqual([]);
  for (const part of VIEWED) {
    const own = screens.filter(({ name }) => viewsOf(name).includes(part));
    expect([part, parts[part]?.length !== 0, idle(parts[part], own)]).toEqual([part, true, []]);
  }
});
