import { describe, expect, it } from 'vitest';
import {
  atLeast,
  count,
  defineEntity,
  defineScreen,
  narrowedField,
  narrowingOf,
  PEOPLE,
  ref,
  rows,
  seenBy,
  serial,
  text,
} from '../index.ts';

const roast = defineEntity({
  name: 'roast',
  scope: 'roaster',
  key: 'roast_seq',
  label: 'roast_name',
  fields: {
    roast_seq: serial({}),
    roast_name: text({ required: true, max: 30 }),
    beans: rows({ of: { lot_seq: ref({ to: 'lot' }), mass: count({}) }, max: 3 }),
  },
});
const ALL = atLeast('roaster', 'ROASTER');
const screenOf = (search: readonly ('roast_name' | 'beans.lot_seq' | 'beans.mass')[]) =>
  defineScreen(roast, {
    name: 'roasts',
    path: '/api/roast',
    access: { list: ALL, read: ALL, write: ALL, edit: ALL },
    fields: { beans: { read: ['OWN'] } },
    list: { columns: ['roast_name'], search, title: ['roast_name'], sort: ['roast_name'], order: 'roast_name.asc' },
    form: [{ key: 'what', fields: ['roast_name', 'beans'] }],
  });

describe('what a list is narrowed by', () => {
  it('is a field of the record, or an item of its rows', () => {
    expect(narrowingOf(roast, 'roast_name')).toEqual({ name: 'roast_name', field: roast.fields.roast_name });
    const lot = narrowingOf(roast, 'beans.lot_seq');
    expect(lot).toMatchObject({ name: 'lot_seq', field: { kind: 'ref', to: 'lot' }, rows: { table: 'roast_beans' } });
    expect(['roast_name', 'beans.lot_seq'].map(narrowedField)).toEqual(['roast_name', 'beans']);
  });

  it.each([
    '',
    '.',
    'nothing',
    'beans.',
    'beans.nothing',
    'beans.nth',
    'beans.toString',
    'beans.lot_seq.',
    'roast_name.x',
    'x.mass',
  ])('is not %s', (name) => expect(narrowingOf(roast, name)).toBeUndefined());

  it('is whoever wrote it, where it belongs to an organisation', () => {
    expect(narrowingOf(roast, 'rgst_user')).toMatchObject({ name: 'rgst_user', field: { kind: 'text' } });
    const note = defineEntity({
      name: 'note',
      scope: 'user',
      key: 'roast_seq',
      label: 'roast_name',
      fields: roast.fields,
    });
    const list = { columns: [], search: ['rgst_user'], title: [], sort: ['rgst_at'], order: 'rgst_at.desc' } as const;
    const screen = { name: 'notes', path: '/api/note', access: { list: PEOPLE }, list, form: [] };
    expect(() => defineScreen(note, screen)).toThrow('notes.rgst_user');
  });

  it('is there: a misspelt name is refused at the start and does not compile', () => {
    // @ts-expect-error There is no such item.
    expect(() => screenOf(['beans.bean_seq'])).toThrow('roasts.beans.bean_seq');
    // @ts-expect-error Rows have no value of their own.
    expect(() => screenOf(['beans'])).toThrow('roasts.beans');
  });

  it('goes with the rows for whoever does not see them, and is not what look-ups are narrowed by', () => {
    const screen = screenOf(['roast_name', 'beans.lot_seq']);
    expect(screen.code.filters).toEqual(['roast_name']);
    const seen = (user_auth: 'OWN' | 'MNG') =>
      seenBy({ user_seq: 1, user_type: 'USER', roaster: { auth_seq: 1, user_auth } } as never, screen).list.search;
    expect([seen('OWN'), seen('MNG')]).toEqual([['roast_name', 'beans.lot_seq'], ['roast_name']]);
  });
});
