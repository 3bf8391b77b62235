import { globSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Screen } from '@hanjan/core';
import { screens } from '@hanjan/model/catalogue.ts';
import { PLACES } from '@hanjan/model/menu.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import { SCREEN_TEXTS, textsOf } from '@hanjan/model/messages/parts.ts';
import { expect, it } from 'vitest';
import { belongs } from './messages.ts';

const FOLDER = join(import.meta.dirname, '../../../packages/model/messages/ko');
const topics = await Promise.all(
  globSync('*.ts', { cwd: FOLDER }).map(async (file) => {
    const held: Record<string, object> = await import(join(FOLDER, file));
    return { topic: parse(file).name, keys: Object.values(held).flatMap(Object.keys) };
  }),
);

/** The texts that are there when somebody sees a screen. */
const seenWith = (screen: string): ReadonlySet<string> =>
  new Set(
    [undefined, SCREEN_TEXTS, ...textsOf(screen)].flatMap((part) =>
      topics.filter(({ topic }) => belongs(topic, part)).flatMap(({ keys }) => keys),
    ),
  );

/** The texts of a screen: what it and its groups are called, and all about its fields. */
function needed({ name, access, form, entity }: Screen): string[] {
  const lists = ['title', 'empty_title', 'empty_text'].map((end) => `list_${name}_${end}`);
  const made = access.write ? [`${name}_write`, `list_${name}_new`] : [];
  const fields = Object.entries(entity.fields).flatMap(([field, one]) =>
    one.kind === 'rows' ? [field, ...Object.keys(one.of)] : [field],
  );
  const about = fields.flatMap((field) => [`list_${field}`, `${field}_off`, `${field}_field_required`, field]);
  return [...made, ...lists, ...form.map(({ key }) => key), ...about.filter((key) => key in ko)];
}

const opened = PLACES.flatMap(({ tab }) => tab.screen ?? []);

it.each(opened.map((name) => [name]))('a page is loaded with its own texts: %s', (name) => {
  const screen = screens.find((one) => one.name === name);
  const keys = screen ? needed(screen) : [];
  expect(keys.length).toBeGreaterThan(10);
  const there = seenWith(name);
  expect(keys.filter((key) => !there.has(key))).toEqual([]);
});

it('and without those of other areas', () => {
  const some = ['roasting_batch_no', 'brewing_type', 'received_mass'];
  const seen = (screen: string) => some.filter((key) => seenWith(screen).has(key));
  expect(seen('user_cupnote')).toEqual([]);
  expect(seen('user_brewing_result')).toEqual(['brewing_type']);
  expect(seen('cafe_received')).toEqual(['received_mass']);
  expect(seen('roaster_roasting_result')).toEqual(['roasting_batch_no']);
});
