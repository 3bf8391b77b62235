import { describe, expect, it } from 'vitest';
import {
  type Access,
  type Actor,
  atLeast,
  changes,
  checkRecord,
  cleaned,
  code,
  codes,
  count,
  date,
  daysBetween,
  defineEntity,
  defineScreen,
  derived,
  type EntityOf,
  ETC,
  flag,
  isOrgKind,
  may,
  type OrgRole,
  PEOPLE,
  type Row,
  ref,
  refs,
  serial,
  text,
} from '../index.ts';

const cup = defineEntity({
  name: 'cup',
  scope: 'user',
  key: 'cup_seq',
  label: 'cup_name',
  fields: {
    cup_seq: serial({}),
    cup_name: text({ required: true, max: 30 }),
    roasted: date({}),
    brewed: date({ required: true, locked: true }),
    rest: count({ readonly: true }),
    rest_weeks: count({ readonly: true }),
    countries: codes({ group: 'CNTR', max: 100, etc: 'countries_etc' }),
    countries_etc: text({ min: 3, max: 300 }),
    main: flag({}),
  },
  derive: {
    rest_weeks: { from: ['rest'], to: ({ rest }) => (rest === null ? null : Math.floor(rest / 7)) },
    rest: {
      from: ['roasted', 'brewed'],
      to: ({ roasted, brewed }) => (roasted && brewed ? daysBetween(roasted, brewed) : null),
    },
  },
});

const screen = defineScreen(cup, {
  name: 'cup',
  path: '/api/cup',
  access: { list: PEOPLE, edit: ['SADMIN'] },
  list: { columns: ['cup_name'], search: [], title: ['cup_name'], sort: ['brewed'], order: 'brewed.desc' },
  form: [{ key: 'all', fields: ['cup_name', 'brewed'] }],
});

describe('an entity', () => {
  it('derives in the order of need, not of writing', () => {
    expect(derived(cup, { roasted: '2026-11-01', brewed: '2026-11-20' })).toMatchObject({ rest: 19, rest_weeks: 2 });
    expect(derived(cup, { roasted: null, brewed: '2026-11-20', rest: 3 })).toMatchObject({ rest: null });
  });
  it('derives nothing from what is of another type', () => {
    const sent = { roasted: { toString: 1 }, brewed: '2026-11-20' };
    expect(derived(cup, sent)).toMatchObject({ ...sent, rest: null, rest_weeks: null });
  });
  it('refuses definitions that cannot work, naming the field', () => {
    const base = { name: 'x', scope: 'none', key: 'x_seq', label: 'a' } as const;
    const number = count({ readonly: true });
    const fields = { x_seq: serial({}), a: number, b: number };
    const loop = () =>
      defineEntity({ ...base, fields, derive: { a: { from: ['b'], to: () => 1 }, b: { from: ['a'], to: () => 1 } } });
    expect(loop).toThrow(/^x\.a: is derived from itself/);
    expect(() => defineEntity({ ...base, fields: { x_seq: serial({}), A: number } as never })).toThrow(
      /^x\.A: not a col/,
    );
    expect(() => defineEntity({ ...base, key: 'a', fields })).toThrow(/^x\.a: the key/);
    expect(() =>
      defineEntity({ ...base, fields: { ...fields, a: count({}) }, derive: { a: { from: [], to: () => 1 } } }),
    ).toThrow(/^x\.a: a derived field/);
    const etc = { x_seq: serial({}), a: codes({ group: 'CNTR', max: 9, etc: 'nowhere' }) };
    expect(() => defineEntity({ ...base, fields: etc })).toThrow(/^x\.a: there is no field nowhere/);
  });
});

describe('checking a record', () => {
  const check = (values: object, names?: string[]) =>
    checkRecord(cup, cleaned(cup, { ...values }), names).map(({ name, key }) => `${name} ${key}`);

  it('names every fault once, in the order of the fields', () => {
    expect(check({ brewed: 'x', cup_name: '   ', countries_etc: 'a' })).toEqual([
      'cup_name field_required',
      'brewed field_date',
      'countries_etc field_minLength',
    ]);
  });
  it('takes what nobody can see for nothing', () => {
    for (const cup_name of ['\u200b', ' \u3164 ', '\ufeff\u2060']) {
      expect(check({ cup_name, brewed: '2026-11-20' })).toEqual(['cup_name field_required']);
    }
    expect(check({ cup_name: '👨\u200d👩', brewed: '2026-11-20' })).toEqual([]);
  });
  it('wants own words once they were chosen', () => {
    const good = { cup_name: 'a', brewed: '2026-11-20' };
    expect(check({ ...good, countries: ['KEN', 'ETC'] })).toEqual(['countries_etc field_required']);
    expect(check({ ...good, countries: ['ETC'], countries_etc: '달나라' })).toEqual([]);
    expect(check({ ...good, countries: ['ETC'], countries_etc: '' }, ['countries_etc'])).toHaveLength(1);
  });
  it('takes the choice of own words from no reference that has none', () => {
    const fields = { box_seq: serial({}), one: ref({ to: 'box' }), many: refs({ to: 'box', max: 3 }) };
    const box = defineEntity({ name: 'box', scope: 'none', key: 'box_seq', label: 'one', fields });
    expect(checkRecord(box, cleaned(box, { one: ETC, many: [ETC] })).map(({ name, key }) => `${name} ${key}`)).toEqual([
      'one field_ref',
      'many field_ref',
    ]);
  });
  it('refuses what makes a derived value bad', () => {
    const fields = {
      bag_seq: serial({}),
      mass: count({}),
      double: count({ readonly: true, max: 20 }),
      name: text({ max: 9 }),
    };
    const bag = defineEntity({
      name: 'bag',
      scope: 'none',
      key: 'bag_seq',
      label: 'name',
      fields,
      derive: { double: { from: ['mass'], to: ({ mass }) => mass && mass * 2 } },
    });
    const found = (mass: number, names?: string[]) =>
      checkRecord(bag, derived(bag, { mass }), names).map(({ name }) => name);
    expect([found(10), found(11), found(11, ['mass']), found(11, ['name'])]).toEqual([[], ['double'], ['double'], []]);
  });
  it('takes own words for a single choice, and in place of a reference', () => {
    const kit = defineEntity({
      name: 'kit',
      scope: 'none',
      key: 'kit_seq',
      label: 'place_etc',
      fields: {
        kit_seq: serial({}),
        place: code({ group: 'NTPLC', required: true, etc: 'place_etc' }),
        place_etc: text({ min: 3, max: 300 }),
        maker: ref({ to: 'company', required: true, etc: 'maker_etc' }),
        maker_etc: text({ min: 3, max: 300 }),
      },
    });
    const found = (values: object, names?: string[]) =>
      checkRecord(kit, cleaned(kit, { ...values }), names).map(({ name, key }) => `${name} ${key}`);
    expect(found({})).toEqual(['place field_required', 'maker field_required']);
    expect(found({ place: 'HOME', maker: 1 })).toEqual([]);
    expect(found({ place: 'ETC', maker: 1 })).toEqual(['place_etc field_required']);
    expect(found({ place: 'ETC', place_etc: '정원', maker: 'ETC', maker_etc: '우리 집' })).toEqual([]);
    expect(found({ place: 'HOME', maker: null, maker_etc: 'a' })).toEqual(['maker_etc field_minLength']);
    expect(found({ maker: null, maker_etc: '' }, ['maker_etc'])).toEqual(['maker field_required']);
    expect(found({ maker: 'x' }, ['maker_etc'])).toEqual(['maker field_ref']);
    expect(found({ place: 'HOME', maker: ['ETC'], maker_etc: '우리 집' })).toEqual(['maker field_ref']);
    expect(checkRecord(kit, { maker: 'ETC', maker_etc: null }, ['maker'])).toEqual([
      { name: 'maker_etc', key: 'field_required', args: {} },
    ]);
  });
  it('looks at the named fields only', () => {
    expect(check({ cup_name: '', main: 'x' }, ['main'])).toEqual(['main field_flag']);
  });
  it('asks for the name in the language that somebody works in', () => {
    const named = defineEntity({
      name: 'bean',
      scope: 'none',
      key: 'bean_seq',
      label: { plain: 'bean_name', locale: 'bean_name_locale' },
      fields: {
        bean_seq: serial({}),
        bean_name_locale: text({ required: 'locale', min: 3, max: 30 }),
        bean_name: text({ required: 'plain', min: 3, max: 30 }),
        main: flag({}),
      },
    });
    const found = (values: object, locale: string | undefined, names?: string[]) =>
      checkRecord(named, cleaned(named, { ...values }), names, locale).map(({ name, key }) => `${name} ${key}`);
    const korean = { bean_name_locale: '온도' };
    const english = { bean_name: 'Ondo' };
    for (const locale of ['ko', 'ja', undefined]) {
      expect(found(korean, locale)).toEqual([]);
      expect(found(english, locale)).toEqual(['bean_name_locale field_required']);
    }
    expect(found(english, 'en')).toEqual([]);
    expect(found(korean, 'en')).toEqual(['bean_name field_required']);
    expect(found({ ...korean, bean_name: 'O' }, 'ko')).toEqual(['bean_name field_minLength']);
    expect(found(english, 'ko', ['bean_name'])).toEqual(['bean_name_locale field_required']);
    expect(found(english, 'ko', ['main'])).toEqual([]);
  });
  it('sees what changed, lists element by element', () => {
    const before = { cup_name: 'a', countries: ['KEN', 'ETH'], main: false };
    expect(changes(cup, before, { ...before, countries: ['KEN', 'ETH'] })).toEqual([]);
    expect(changes(cup, before, { ...before, countries: ['ETH', 'KEN'], main: true })).toEqual(['countries', 'main']);
  });
});

describe('access', () => {
  const as = (user_type: 'SADMIN' | 'USER' | 'GUEST') => ({ user_seq: 1, user_type });
  it('is denied unless it is given', () => {
    expect([may(as('USER'), screen, 'list'), may(as('GUEST'), screen, 'list')]).toEqual([true, false]);
    expect([may(as('USER'), screen, 'edit'), may(as('SADMIN'), screen, 'edit')]).toEqual([false, true]);
    expect(may(as('SADMIN'), screen, 'remove')).toBe(false);
  });
  const givenTo = (access: Access, entity: EntityOf<typeof cup.fields> = cup) =>
    defineScreen(entity, { name: 'cup', path: '/api/cup', access, list: screen.list as never, form: [] });
  it('must be given to somebody, in roles of the records it is about', () => {
    expect(() => givenTo({ list: [] })).toThrow('cup: nobody may use it');
    expect(() => givenTo({ list: ['BARISTA'] })).toThrow('cup: BARISTA is no role over records of the scope user');
    expect(() => givenTo({ list: PEOPLE }, { ...cup, scope: 'cafe' })).toThrow(
      'cup: SADMIN is no role over records of the scope cafe',
    );
  });
  it('knows the kinds of organisations and nothing else by such a name', () => {
    const names = ['cafe', 'roaster', 'user', 'none', 'toString', '__proto__'];
    expect(names.filter(isOrgKind)).toEqual(['cafe', 'roaster']);
  });
  it('over records of an organisation is given by the role there, and by no other', () => {
    const lots = givenTo({ edit: atLeast('cafe', 'SAST'), remove: atLeast('cafe', 'MNG') }, { ...cup, scope: 'cafe' });
    const at = (user_auth: OrgRole) => ({ ...as('USER'), cafe: { auth_seq: 7, user_auth } });
    const can = (actor: Actor, record?: Row) =>
      (['edit', 'remove'] as const).filter((action) => may(actor, lots, action, record));
    expect([at('BARISTA'), at('SAST'), at('OWN')].map((actor) => can(actor))).toEqual([
      [],
      ['edit'],
      ['edit', 'remove'],
    ]);
    expect(can(as('SADMIN'))).toEqual([]);
    expect(can({ ...as('USER'), roaster: { auth_seq: 7, user_auth: 'OWN' } })).toEqual([]);
    expect(can(at('SAST'), { rgst_by: 1 })).toEqual(['edit', 'remove']);
    expect(can(at('SAST'), { rgst_by: 2 })).toEqual(['edit']);
    expect(can(at('BARISTA'), { rgst_by: 1 })).toEqual([]);
  });
});
