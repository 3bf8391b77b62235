import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  code,
  count,
  defineEntity,
  defineScreen,
  type Field,
  type Fields,
  flag,
  kindOf,
  ref,
  rowFaults,
  rows,
  rowTablesOf,
  scaled,
  serial,
  sharesOf,
  sumOf,
  text,
  totalOf,
} from '../index.ts';

const blend = rows({
  of: {
    order: count({ min: 1 }),
    bean: ref({ to: 'bean', required: true }),
    process: code({ group: 'PRCS' }),
    mass: scaled({ scale: 10, min: 0, required: true }),
    percent: scaled({ scale: 10, min: 0, max: 100 }),
    is_fresh: flag({}),
    title: text({ max: 30, required: 'plain' }),
    title_locale: text({ max: 30, required: 'locale' }),
  },
  min: 2,
  max: 4,
  order: 'order',
  shares: { percent: 'mass' },
  totals: ['mass'],
});
const { clean, check, settle, points, json } = kindOf(blend);
const row = (items: object = {}) => ({ bean: 1, mass: 10, title: 'a', ...items });
const settled = (list: unknown) => settle?.(clean(list, blend), blend);
const placesOf = (list: unknown, locale = 'en') =>
  rowFaults(clean(list, blend), blend, locale).map(({ key, at }) => `${at?.row}.${at?.item} ${key}`);

describe('shares', () => {
  const parts = fc.array(fc.option(fc.integer({ min: 0, max: 2 ** 31 - 1 })), { maxLength: 20 });
  it('sum to the whole and are never a unit off', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(100, 1000, 10_000), (given, whole) => {
        const shares = sharesOf(given, whole);
        const total = sumOf(given) ?? 0;
        expect(shares.map((share) => share === null)).toEqual(given.map((part) => part === null || total === 0));
        if (total === 0) return;
        expect(sumOf(shares)).toBe(whole);
        for (const [at, part] of given.entries()) {
          if (part !== null) expect(Math.abs(Number(shares[at]) - (part * whole) / total)).toBeLessThan(1);
        }
      }),
    );
  });
  it('are the same for the same parts but for what is left over, which the first of them get', () => {
    expect(sharesOf([1, 1, 1], 1000)).toEqual([334, 333, 333]);
    expect(sharesOf([1, null, 2], 1000)).toEqual([333, null, 667]);
    expect(sharesOf([0, 0], 1000)).toEqual([null, null]);
    expect(sharesOf([0, 5], 1000)).toEqual([0, 1000]);
    expect(sharesOf([], 1000)).toEqual([]);
  });
});

describe('rows', () => {
  it('are counted and get their shares, whatever is still being typed in them', () => {
    const list = [row({ order: 9, mass: 30 }), row({ mass: 'thirty' }), row({ mass: 10, percent: 1 })];
    expect(settled(list)).toMatchObject([
      { order: 1, percent: 750 },
      { order: 2, mass: 'thirty', percent: null },
      { order: 3, percent: 250 },
    ]);
    expect(totalOf(list, 'mass')).toBe(40);
    expect([null, [], [row({ mass: null })], 'rows', [null]].map((value) => totalOf(value, 'mass'))).toEqual(
      Array(5).fill(null),
    );
  });
  it('are settled once and for all', () => {
    const once = settled([row({ mass: 1 }), row({ mass: 2 }), row({ mass: 4 })]);
    expect(settled(once)).toEqual(once);
  });
  it('lose nothing when they are cleaned, but what is empty', () => {
    const odd = { ...row({ title: '', mass: 'x' }), more: [1] };
    expect(clean([odd, null, 'x'], blend)).toEqual([
      { order: null, process: null, percent: null, is_fresh: false, title_locale: null, ...odd, title: null },
      null,
      'x',
    ]);
    expect([clean([], blend), clean(undefined, blend)]).toEqual([null, null]);
  });
  it('fail in every item that fails, each at its place', () => {
    expect(placesOf([row(), {}, row({ mass: -1, process: 'wrong', title: null })])).toEqual([
      '1.bean field_required',
      '1.mass field_required',
      '1.title field_required',
      '2.process field_code',
      '2.mass field_minValue',
      '2.title field_required',
    ]);
    expect(check(clean([row(), {}], blend), blend, 'en')).toEqual({
      key: 'field_required',
      args: {},
      at: { row: 1, item: 'bean' },
    });
  });
  it('want of two names the one in the language of whoever writes', () => {
    const list = [row(), row()];
    expect(placesOf(list, 'en')).toEqual([]);
    expect(placesOf(list, 'ko')).toEqual(['0.title_locale field_required', '1.title_locale field_required']);
  });
  it('are as many as they may be', () => {
    const many = (length: number) => rowFaults(Array(length).fill(row()), blend, 'en').map(({ key }) => key);
    expect([1, 2, 4, 5].map(many)).toEqual([['sublist_minLength'], [], [], ['sublist_maxLength']]);
  });
  it('take no item that is not theirs, not even one that objects are born with', () => {
    const odd = JSON.parse('{"bean": 1, "mass": 10, "title": "a", "__proto__": {"mass": 1}}');
    expect(placesOf([row(), odd])).toEqual(['1.__proto__ field_rows']);
    expect(placesOf([row(), row({ constructor: 1 })])).toEqual(['1.constructor field_rows']);
    expect(placesOf([row(), row({ toString: null })])).toEqual(['1.toString field_rows']);
  });
  it('point at codes and records, each from its place', () => {
    expect(points?.(clean([row({ process: 'WSHD' }), row({ bean: 7 })], blend), blend)).toEqual([
      { entity: 'bean', keys: [1], at: { row: 0, item: 'bean' } },
      { group: 'PRCS', ids: ['WSHD'], at: { row: 0, item: 'process' } },
      { entity: 'bean', keys: [7], at: { row: 1, item: 'bean' } },
    ]);
  });
  it('say in their schema how many they are and which of their items may be empty', () => {
    expect(json(blend)).toMatchObject({
      minItems: 2,
      maxItems: 4,
      items: { properties: { mass: { nullable: true }, is_fresh: { nullable: false } }, additionalProperties: false },
    });
  });
});

describe('a definition of rows', () => {
  const of = { mass: scaled({ scale: 10 }) };
  it.each([
    ['a sum of nothing', () => rows({ of, max: 3, totals: ['masses'] }), 'masses'],
    ['an order by nothing', () => rows({ of, max: 3, order: 'toString' }), 'toString'],
    ['shares of nothing', () => rows({ of, max: 3, shares: { mass: 'total' } }), 'total'],
    ['a name that is no column', () => rows({ of: { 'mass g': count({}) }, max: 3 }), 'mass g'],
    ['the name of the place', () => rows({ of: { nth: count({}) }, max: 3 }), 'nth'],
  ])('fails with the item in its message: %s', (_, define, item) => expect(define).toThrow(item));

  const fields: Record<string, Field> = { box_seq: serial({}), box_name: text({ max: 9 }), box_list: blend };
  const box = defineEntity({ name: 'box', table: 'boxes', scope: 'cafe', key: 'box_seq', label: 'box_name', fields });
  it('fails where records would be told apart, narrowed or ordered by rows', () => {
    const plain = { name: 'box', scope: 'cafe', key: 'box_seq', label: 'box_name', fields } as const;
    expect(() => defineEntity({ ...plain, label: 'box_list' })).toThrow('box.box_list');
    expect(() => defineEntity({ ...plain, unique: [['box_list']] })).toThrow('box.box_list');
    const others = { ...fields, box_list: rows({ of: { box_seq: count({}) }, max: 3 }) } as Fields;
    expect(() => defineEntity({ ...plain, fields: others })).toThrow('box_seq');
    const list = { columns: ['box_list'], search: [], title: [], sort: ['box_name'], order: 'box_name.asc' } as const;
    const screen = (other: object) =>
      defineScreen(box, {
        name: 'box',
        path: '/box',
        access: { list: ['OWN'] },
        form: [],
        list: { ...list, ...other },
      });
    expect(() => screen({})).not.toThrow();
    expect(() => screen({ search: ['box_list'] })).toThrow('box.box_list');
    expect(() => screen({ sort: ['box_name', 'box_list'] })).toThrow('box.box_list');
  });
  it('has a table of its own beside that of its record', () => {
    expect(rowTablesOf(box)).toEqual([
      {
        name: 'box',
        field: 'box_list',
        parent: 'boxes',
        table: 'boxes_box_list',
        scope: 'cafe',
        key: 'box_seq',
        fields: blend.of,
        max: 4,
      },
    ]);
  });
});

describe('rows that are told apart by some of their items', () => {
  const distinct = { items: ['bean', 'process'], title: 'a', text: 'b' };
  const told = { ...blend, distinct };
  const faults = (list: object[]) => rowFaults(clean(list, told), told, 'en').map(({ key, at }) => [key, at]);
  const washed = row({ process: 'WSHD' });

  it('fail at the later one of two that are the same in all of them', () => {
    expect(faults([washed, row({ process: 'NTRL' }), washed])).toEqual([['field_twice', { row: 2, item: 'process' }]]);
  });
  it('are not compared where one of them is empty', () => {
    expect(faults([row(), row()])).toEqual([]);
  });
});
