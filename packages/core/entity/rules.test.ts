import { describe, expect, it } from 'vitest';
import { checkRecord, cleaned, code, count, date, defineEntity, minAndMax, seenBy, serial, text } from '../index.ts';
import { defineScreen } from './screen.ts';

const lot = defineEntity({
  name: 'lot',
  scope: 'roaster',
  key: 'lot_seq',
  label: 'lot_name',
  fields: {
    lot_seq: serial({}),
    lot_name: text({ max: 30 }),
    height_min: count({ min: 0, max: 9000 }),
    height_max: count({ min: 0, max: 9000 }),
    harvest_min: date({ unit: 'month' }),
    harvest_max: date({ unit: 'month' }),
    lot_auth: code({ group: 'RAUTH', among: ['ROASTER', 'OWN'] }),
  },
  rules: [minAndMax('height'), minAndMax('harvest')],
  guard: 'lot_auth',
});
const faultsOf = (values: object, names?: string[]) =>
  checkRecord(lot, cleaned(lot, values as Record<string, unknown>), names).map(({ name, key }) => `${name} ${key}`);

describe('rules across fields', () => {
  it('fail at their field, once what they read is good', () => {
    expect(faultsOf({ height_min: 1900, height_max: 1800 })).toEqual(['height_max field_below']);
    expect(faultsOf({ height_min: 1900, height_max: 1900 })).toEqual([]);
    expect(faultsOf({ height_min: 1900 })).toEqual([]);
    expect(faultsOf({ height_min: 9001, height_max: 1 })).toEqual(['height_min field_maxValue']);
    expect(faultsOf({ harvest_min: '2026-02-01', harvest_max: '2025-10-01' })).toEqual(['harvest_max field_below']);
  });

  it('are asked when one of their fields is saved', () => {
    const values = { height_min: 1900, height_max: 1800 };
    expect(faultsOf(values, ['height_min'])).toEqual(['height_max field_below']);
    expect(faultsOf(values, ['lot_name'])).toEqual([]);
  });

  it('are gone for whoever does not see a field of theirs', () => {
    const screen = defineScreen(lot, {
      name: 'lot',
      path: '/api/lot',
      access: { list: ['ROASTER', 'OWN'] },
      fields: { height_min: { read: ['OWN'] } },
      list: { columns: ['lot_name'], search: [], title: [], sort: ['rgst_at'], order: 'rgst_at.desc' },
      form: [],
    });
    const actor = { user_seq: 1, user_type: 'USER', roaster: { auth_seq: 1, user_auth: 'ROASTER' } } as const;
    expect(seenBy(actor, screen).entity.rules.map(({ at }) => at)).toEqual(['harvest_max']);
  });

  it('must name fields that are there, and a guard is a code of an organisation', () => {
    const define = (scope: 'user' | 'roaster', guard: 'lot_name' | 'lot_auth') => () =>
      defineEntity({ name: 'lot', scope, key: 'lot_seq', label: 'lot_name', fields: lot.fields, guard });
    expect(define('roaster', 'lot_auth')).not.toThrow();
    expect(define('user', 'lot_auth')).toThrow('lot.lot_auth: a guard');
    expect(define('roaster', 'lot_name')).toThrow('lot.lot_name: a guard');
  });
});
