import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/actor.ts';
import { isClosed, may } from '../access/may.ts';
import { atLeast, type Role } from '../access/roles.ts';
import { code } from '../kind/code.ts';
import { count } from '../kind/count.ts';
import { flag } from '../kind/flag.ts';
import { serial } from '../kind/serial.ts';
import { text } from '../kind/text.ts';
import { defineEntity } from './entity.ts';
import { defineScreen } from './screen.ts';
import { seenBy } from './seen.ts';
import { writable } from './writable.ts';

const fields = {
  lot_seq: serial({}),
  lot_name: text({ required: true, max: 30 }),
  price: count({}),
  mass: count({}),
  worth: count({ readonly: true }),
  place: code({ group: 'NTPLC', etc: 'place_etc' }),
  place_etc: text({ max: 30 }),
  main: flag({}),
  open: flag({ initial: true }),
};
const lot = defineEntity({
  name: 'lot',
  scope: 'cafe',
  key: 'lot_seq',
  label: 'lot_name',
  fields,
  derive: {
    worth: {
      from: ['price', 'mass'],
      to: ({ price, mass }) => (price === null || mass === null ? null : price * mass),
    },
  },
  react: { mass: ({ mass }) => ({ main: mass !== null, price: null, lot_name: 'much' }) },
});
const ALL = atLeast('cafe', 'BARISTA');
const MANAGERS = atLeast('cafe', 'MNG');
const SCREEN = {
  name: 'lots',
  path: '/api/lot',
  access: { list: ALL, read: ALL, write: ALL, edit: ALL, remove: MANAGERS },
  fields: { price: { read: [...MANAGERS, 'SADMIN'] satisfies Role[] }, main: { write: ['OWN'] satisfies Role[] } },
  editCheck: 'open',
  list: {
    columns: ['lot_name', 'price', 'worth'],
    search: ['price', 'main'],
    title: ['lot_name'],
    sort: ['lot_name', 'price'],
    order: 'lot_name.asc',
  },
  form: [
    { key: 'what', fields: ['lot_name', 'mass', 'main'] },
    { key: 'money', fields: ['price'] },
    { key: 'ways', view: 'ways', fields: [] },
  ],
} as const;
const screen = defineScreen(lot, SCREEN);
const member = (user_auth: 'BARISTA' | 'MNG' | 'OWN', user_type: Actor['user_type'] = 'USER'): Actor => ({
  user_seq: 1,
  user_type,
  cafe: { auth_seq: 1, user_auth },
});

describe('what is hidden', () => {
  const seen = seenBy(member('BARISTA'), screen);
  it('is in no list, filter, order, look-up and form, and groups that it leaves empty go', () => {
    expect(seen.list).toMatchObject({ columns: ['lot_name', 'worth'], search: ['main'], sort: ['lot_name'] });
    expect(seen.code.filters).toEqual(['main']);
    expect(seen.form).toEqual([
      { key: 'what', fields: ['lot_name', 'mass', 'main'] },
      { key: 'ways', view: 'ways', fields: [] },
    ]);
  });
  it('is no field of the record, and what follows from it is not calculated again', () => {
    expect(Object.keys(seen.entity.fields)).not.toContain('price');
    expect(seen.entity.derive).toEqual([]);
    expect(seen.entity.fields.worth).toBe(fields.worth);
  });
  it('is never touched by a reaction, nor is what is read-only', () => {
    expect(seen.entity.react.mass?.({ mass: 1 }, null, { was: {}, chosen: [] })).toEqual({ lot_name: 'much' });
  });
});

describe('who sees and fills a field', () => {
  it.each([
    ['BARISTA', 'USER', false, false],
    ['BARISTA', 'SADMIN', true, false],
    ['MNG', 'USER', true, false],
    ['OWN', 'USER', true, true],
  ] as const)('%s who is %s', (rank, type, price, main) => {
    const { entity } = seenBy(member(rank, type), screen);
    expect(['price' in entity.fields, writable(entity).includes('main')]).toEqual([price, main]);
    expect('main' in entity.fields).toBe(true);
  });
  it('members of an organisation whose plan has it fill it too, and see no more for that', () => {
    const planned = defineScreen(lot, {
      ...SCREEN,
      fields: {
        price: { ...SCREEN.fields.price, write: ['OWN'], plan: 'more' },
        main: { write: ['OWN'], plan: 'more' },
      },
    });
    const fills = (rank: 'BARISTA' | 'MNG', has: readonly string[]) => {
      const actor = member(rank);
      const seen = seenBy({ ...actor, cafe: { auth_seq: 1, user_auth: rank, has } }, planned);
      return writable(seen.entity).filter((name) => ['price', 'main'].includes(name));
    };
    expect([fills('MNG', []), fills('MNG', ['other'])]).toEqual([[], []]);
    expect([fills('MNG', ['more']), fills('BARISTA', ['more'])]).toEqual([['price', 'main'], ['main']]);
  });
  it('a plan widens who writes records of an organisation, and is said of nothing else', () => {
    const refused = /a plan widens/;
    expect(() => defineScreen(lot, { ...SCREEN, fields: { main: { plan: 'more' } } })).toThrow(refused);
  });
  it('is the screen itself for whoever has every right', () => {
    expect(seenBy(member('OWN'), screen)).toBe(screen);
  });
});

describe('a record whose flag is off', () => {
  it('is edited by nobody, and removed by those alone who may remove what others wrote', () => {
    const record = { rgst_by: 1, open: false };
    expect(isClosed(screen, record)).toBe(true);
    for (const rank of ['BARISTA', 'MNG', 'OWN'] as const)
      expect(may(member(rank), screen, 'edit', record)).toBe(false);
    expect(may(member('BARISTA'), screen, 'remove', record)).toBe(false);
    expect(may(member('BARISTA'), screen, 'remove', { ...record, open: true })).toBe(true);
    expect(may(member('MNG'), screen, 'remove', record)).toBe(true);
  });
});

describe('rules that cannot work stop the start', () => {
  it.each([
    [{ fields: { lot_name: { read: MANAGERS } } }, 'lots.lot_name: everybody must see it'],
    [{ fields: { lot_name: { write: MANAGERS } } }, 'lots.lot_name: must be given'],
    [{ fields: { price: { read: ['ROASTER'] } } }, 'lots.price: ROASTER is no role'],
    [{ fields: { place: { read: MANAGERS } } }, 'lots.place: its own words place_etc'],
    [{ editCheck: 'main' }, 'lots.main: an edit check'],
    [{ merged: { inner: ['mass', 'mass'] } }, 'lots.mass: cannot be merged'],
    [{ merged: { mass: ['price'] } }, 'lots.mass: is the name of a field'],
  ] as const)('%j', (wrong, why) => {
    expect(() => defineScreen(lot, { ...SCREEN, ...wrong })).toThrow(why);
  });
});
