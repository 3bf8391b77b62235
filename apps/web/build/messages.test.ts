import { join } from 'node:path';
import type { Screen } from '@hanjan/core';
import { needsOf } from '@hanjan/model/catalogue/area.ts';
import { screens } from '@hanjan/model/catalogue.ts';
import { PLACES } from '@hanjan/model/menu.ts';
import { ko, parts } from '@hanjan/model/messages/ko.ts';
import { expect, it } from 'vitest';
import { topicsIn } from './messages.ts';

/** The texts that are there when somebody sees a screen. */
const seenWith = (screen: Screen): ReadonlySet<string> =>
  new Set((['every', 'work', ...needsOf(screen).texts] as const).flatMap((part) => Object.keys(parts[part])));

/** The texts of a screen: what it and its groups are called, and all about its fields. */
function needed({ name, access, form, entity }: Screen): string[] {
  const lists = ['title', 'empty_title', 'empty_text'].map((end) => `list_${name}_${end}`);
  const made = access.write ? [`${name}_write`, `list_${name}_new`] : [];
  const fields = Object.entries(entity.fields).flatMap(([field, one]) =>
    one.kind === 'rows' ? [field, ...Object.keys(one.of)] : [field],
  );
  const about = fields.flatMap((field) => [`list_${field}`, `${field}_off`, `${field}_field_required`, field]);
  const called = Object.values(entity.fields).flatMap((field) => field.called ?? []);
  return [...made, ...lists, ...form.map(({ key }) => key), ...about.filter((key) => key in ko), ...called];
}

const opened = PLACES.flatMap(({ tab }) => tab.screen ?? []);

function named(name: string): Screen {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`${name} is no screen`);
  return screen;
}

it.each(opened.map((name) => [name]))('a page is loaded with its own texts: %s', (name) => {
  const keys = needed(named(name));
  expect(keys.length).toBeGreaterThan(10);
  const there = seenWith(named(name));
  expect(keys.filter((key) => !there.has(key))).toEqual([]);
});

it('and without those of other areas', () => {
  const some = ['roasting_batch_no', 'brewing_type', 'received_mass'];
  const seen = (screen: string) => some.filter((key) => seenWith(named(screen)).has(key));
  expect(seen('user_cupnote')).toEqual([]);
  expect(seen('user_brewing_result')).toEqual(['brewing_type']);
  expect(seen('cafe_received')).toEqual(['received_mass']);
  expect(seen('roaster_roasting_result')).toEqual(['roasting_batch_no']);
});

it('of every part the files in its folder are the texts that it has', async () => {
  const folder = join(import.meta.dirname, '../../../packages/model/messages');
  for (const [part, texts] of Object.entries(parts)) {
    const topics = await Promise.all(topicsIn(folder, 'ko', part).map((file) => import(file)));
    const keys = topics.flatMap((topic: object) => Object.values(topic).flatMap((one: object) => Object.keys(one)));
    expect([part, keys.toSorted()]).toEqual([part, Object.keys(texts).toSorted()]);
  }
});
