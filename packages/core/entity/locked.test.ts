import { describe, expect, it } from 'vitest';
import { count, defineEntity, type Field, flag, isLocked, lockedAmong, serial, text } from '../index.ts';

const fields: Record<string, Field> = {
  cup_seq: serial({}),
  cup_name: text({ max: 30 }),
  cup_year: count({ locked: true }),
  cup_place: text({ max: 30, locked: { from: ['cup_done'], when: ({ cup_done }) => cup_done === true } }),
  cup_done: flag({}),
};
const cup = defineEntity({ name: 'cup', scope: 'user', key: 'cup_seq', label: 'cup_name', fields });

const stored = { cup_seq: 1, cup_name: 'a', cup_year: 2026, cup_place: 'bar', cup_done: false };
const touched = (before: object, change: object) =>
  lockedAmong(cup, Object.keys(change), { ...stored, ...before }, { ...stored, ...before, ...change });

describe('a field that is locked', () => {
  it('always, or in some state of the stored record', () => {
    const at = (name: string, row: object) => isLocked(fields[name] ?? {}, { ...stored, ...row });
    expect([at('cup_name', {}), at('cup_year', {}), at('cup_place', {})]).toEqual([false, true, false]);
    expect(at('cup_place', { cup_done: true })).toBe(true);
  });

  it('stays as it is, whatever a change makes of the state', () => {
    expect(touched({}, { cup_name: 'b', cup_year: 2027, cup_place: 'home' })).toEqual(['cup_year']);
    expect(touched({}, { cup_year: 2026 })).toEqual([]);
    expect(touched({}, { cup_place: 'home', cup_done: true })).toEqual([]);
    expect(touched({ cup_done: true }, { cup_place: 'home' })).toEqual(['cup_place']);
    expect(touched({ cup_done: true }, { cup_place: 'bar', cup_name: 'b' })).toEqual([]);
  });

  it('is free again in the change that leaves the state', () =>
    expect(touched({ cup_done: true }, { cup_place: 'home', cup_done: false })).toEqual([]));

  it('is locked by fields that there are', () => {
    const wrong: Record<string, Field> = {
      ...fields,
      cup_place: text({ max: 30, locked: { from: ['cup_over'], when: () => true } }),
    };
    const define = () => defineEntity({ name: 'cup', scope: 'user', key: 'cup_seq', label: 'cup_name', fields: wrong });
    expect(define).toThrow('cup.cup_place: there is no field cup_over');
  });
});
