import {
  count,
  defineEntity,
  defineScreen,
  type Fields,
  type Items,
  PEOPLE,
  ref,
  refs,
  rows,
  serial,
  text,
} from '@hanjan/core';
import { entities, screens } from '@hanjan/model';
import { describe, expect, it } from 'vitest';
import { type Catalogue, schemaSql } from '../db/schema/ddl.ts';
import { checkCatalogue } from './sound.ts';

function boxOf(more: Fields, table = 'user_box', unique: string[][] = []) {
  const fields: Fields = { box_seq: serial({}), box_name: text({ max: 30 }), ...more };
  return defineEntity({ name: 'user_box', table, scope: 'user', key: 'box_seq', label: 'box_name', fields, unique });
}
const withBox = (more: Fields, table?: string, unique?: string[][]): Catalogue => ({
  entities: [...entities, boxOf(more, table, unique)],
  screens,
});
const listOf = (of: Items) => rows({ of, max: 5 });

describe('a catalogue', () => {
  it('of the product is sound', () => expect(() => checkCatalogue({ entities, screens })).not.toThrow());
  it('may give a list to be read from either end of one column', () => {
    const box = boxOf({ box_size: count({}) });
    const orders = (['box_size.asc', 'box_size.desc'] as const).map((order, nth) =>
      defineScreen(box, {
        name: `user_box_${nth}`,
        path: `/api/user/box/${nth}`,
        access: { list: PEOPLE },
        list: { columns: ['box_name'], search: [], title: ['box_name'], sort: ['box_size'], order },
        form: [{ key: 'box', fields: ['box_name', 'box_size'] }],
      }),
    );
    const catalogue = { entities: [...entities, box], screens: [...screens, ...orders] };
    expect(() => checkCatalogue(catalogue)).not.toThrow();
    expect(
      schemaSql(catalogue)
        .get('user_box')
        ?.match(/INDEX \w+_list/g),
    ).toEqual(['INDEX user_box_box_size_asc_list', 'INDEX user_box_box_size_desc_list']);
  });

  const TABLE = 'b'.repeat(40);
  it.each<[why: string, catalogue: Catalogue, says: string]>([
    [
      'a constraint of a table that is cut',
      withBox({ ['a'.repeat(20)]: count({}) }, TABLE),
      `${TABLE}_${'a'.repeat(20)}_check: longer`,
    ],
    [
      'an index that is cut',
      withBox({ ['a'.repeat(18)]: ref({ to: 'user_equip' }) }, TABLE),
      `${TABLE}_${'a'.repeat(18)}_check: longer`,
    ],
    [
      'constraints that are alike once they are cut',
      withBox({ aaaaaaaaaa: count({}), bbbbbbbbbb: count({}), cccccccccc: count({}) }, TABLE, [
        ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'],
        ['aaaaaaaaaa', 'bbbbbbbbbb', 'box_name'],
      ]),
      'two things of',
    ],
    [
      'rows whose table has the name of another',
      withBox({ equip: listOf({ one: count({}) }) }, 'user'),
      'user_equip: two tables',
    ],
    [
      'a column of names that is cut',
      withBox({ ['l'.repeat(26)]: listOf({ ['i'.repeat(30)]: ref({ to: 'region' }) }) }, 'b'),
      `b_${'l'.repeat(26)}_${'i'.repeat(30)}_check: longer`,
    ],
    [
      'names of two entities by one name',
      withBox({ thing: ref({ to: 'region' }), box_list: listOf({ thing: ref({ to: 'farm' }) }) }),
      'user_box.thing: refers to region in one place and to farm in another',
    ],
    [
      'a list that refers to what can be removed',
      withBox({ things: refs({ to: 'user_equip', max: 5 }) }),
      'user_box.things: a list can refer',
    ],
  ])('is refused with %s', (_, catalogue, says) => expect(() => checkCatalogue(catalogue)).toThrow(says));
});
