import { codes, count, ref, rows, serial, text } from '@hanjan/core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { reference } from './catalogue/reference.ts';
import { user } from './catalogue/user.ts';
import { whole } from './catalogue/whole.ts';
import type { EntityName, RowOf, ScreenName, SoundRowOf } from './catalogue.ts';
import { defineEntity, defineScreen } from './define.ts';
import { SIGNED_IN, tab } from './menu/define.ts';
import { userEquip, userEquipScreen } from './user/equip.ts';

const named = { scope: 'user', key: 'cup_seq', label: 'cup_seq' } as const;
const cup_seq = serial({});

// Each `@ts-expect-error` is checked by the compiler: it fails where the line below it compiles.
describe('a misspelt name does not compile', () => {
  it('of a view of a field', () => {
    // @ts-expect-error `scroe` is no view
    const made = defineEntity({ ...named, name: 'cup', fields: { cup_seq, point: count({ view: 'scroe' }) } });
    expect(made.fields.point?.view).toBe('scroe');
  });
  it('of a view of an item in rows', () => {
    const cups = rows({ max: 3, of: { cup: text({ max: 3, view: 'wrod' }) } });
    // @ts-expect-error `wrod` is no view
    const made = defineEntity({ ...named, name: 'cup', fields: { cup_seq, cups } });
    expect(made.fields.cups?.of?.cup?.view).toBe('wrod');
  });
  it('of a group of codes', () => {
    const place = codes({ group: 'NTPLCE', max: 30 });
    // @ts-expect-error `NTPLCE` is no group of codes
    const made = defineEntity({ ...named, name: 'cup', fields: { cup_seq, place } });
    expect(made.fields.place?.group).toBe('NTPLCE');
  });
  it('of a view of a group of a form, or of a field in it', () => {
    const { access, list } = userEquipScreen;
    const layout = { name: 'cup', path: '/api/cup', access, list: { ...list, columns: [], search: [], title: [] } };
    const sorted = { ...layout, list: { ...layout.list, sort: ['rgst_at'], order: 'rgst_at.desc', bulk: [] } } as const;
    // @ts-expect-error `qcc` is no view
    expect(defineScreen(userEquip, { ...sorted, form: [{ key: 'what', view: 'qcc', fields: ['equip_name'] }] }));
    // @ts-expect-error `equip_nam` is no field
    expect(defineScreen(userEquip, { ...sorted, form: [{ key: 'what', fields: ['equip_nam'] }] }));
  });
  it('of an entity that is referred to', () => {
    const made = defineEntity({ ...named, name: 'cup', fields: { cup_seq, region: ref({ to: 'regoin' }) } });
    // @ts-expect-error cup.region refers to regoin
    expect(whole([reference, user, { entities: [made], screens: [] }])).toHaveLength(3);
  });
  it('and one that is right does', () => {
    const cups = rows({ max: 3, of: { equip: ref({ to: 'user_equip', view: 'word' }) } });
    const made = defineEntity({ ...named, name: 'cup', fields: { cup_seq, cups, region: ref({ to: 'region' }) } });
    expect(whole([reference, user, { entities: [made], screens: [] }])).toHaveLength(3);
    expect(tab('equip', '/user/equip', 'UserEquip', SIGNED_IN, 'user_equip').screen).toBe('user_equip');
  });
  it('of an entity that rows refer to', () => {
    const cups = rows({ max: 3, of: { equip: ref({ to: 'user_equpi' }) } });
    const made = defineEntity({ ...named, name: 'cup', fields: { cup_seq, cups } });
    // @ts-expect-error cup.cups refers to user_equpi
    expect(whole([reference, user, { entities: [made], screens: [] }])).toHaveLength(3);
  });
  it('of a screen of the menu', () => {
    // @ts-expect-error `user_equpi` is no screen
    expect(tab('equip', '/user/equip', 'UserEquip', SIGNED_IN, 'user_equpi').screen).toBe('user_equpi');
  });
  it('of a field of a record', () => {
    const row: Partial<RowOf<'roaster_roasting_result'>> = {};
    // @ts-expect-error `roasting_mas` is no field
    expect(row.roasting_mas).toBeUndefined();
    // @ts-expect-error `greenbean_yaer` is no item of the rows
    expect(row.roasting_result_greenbean?.[0]?.greenbean_yaer).toBeUndefined();
  });
});

describe('what is known of a record', () => {
  type Roast = RowOf<'roaster_roasting_result'>;
  type Sound = SoundRowOf<'roaster_roasting_result'>;

  it('follows from the kinds of its fields', () => {
    expectTypeOf<Roast['roasting_mass']>().toEqualTypeOf<number | null>();
    expectTypeOf<Roast['roasting_country_list']>().toEqualTypeOf<string[] | null>();
    expectTypeOf<Roast['roasting_profile_use']>().toEqualTypeOf<boolean>();
    expectTypeOf<NonNullable<Roast['roasting_result_greenbean']>[number]['greenbean_moisture']>().toEqualTypeOf<
      number | null
    >();
    expectTypeOf<Roast['turning_bean']>().toEqualTypeOf<number | null>();
    expectTypeOf<RowOf<'cafe_received'>['blending_result_uuid']>().toEqualTypeOf<string | null>();
    expectTypeOf<RowOf<'cafe_received'>['received_uuid_str']>().toEqualTypeOf<string>();
  });
  it('what must be given is never empty', () => {
    expectTypeOf<Roast['roasting_result_date']>().toEqualTypeOf<string>();
    expectTypeOf<Roast['roasting_result_key']>().toEqualTypeOf<number>();
    expectTypeOf<NonNullable<Roast['roasting_result_greenbean']>[number]['greenbean_mass']>().toEqualTypeOf<number>();
  });
  it('what the server gives may be missing before it is stored', () => {
    expectTypeOf<Sound['roasting_result_key']>().toEqualTypeOf<number | null | undefined>();
    expectTypeOf<Sound['roasting_result_date']>().toEqualTypeOf<string>();
    expectTypeOf<Sound['version']>().toEqualTypeOf<number | undefined>();
  });
  it('its names are those of the catalogue', () => {
    expectTypeOf<'user_cupnote'>().toExtend<EntityName & ScreenName>();
    expectTypeOf<'roaster_roasting_inventory'>().toExtend<ScreenName>();
    expectTypeOf<'roaster_roasting_inventory'>().not.toExtend<EntityName>();
  });
});
