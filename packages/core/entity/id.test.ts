import { describe, expect, it } from 'vitest';
import { count } from '../kind/count.ts';
import { serial } from '../kind/serial.ts';
import { text } from '../kind/text.ts';
import { defineEntity } from './entity.ts';
import { hasPublicId, idOf, readId } from './id.ts';
import { flattened, nested } from './merged.ts';
import { defineScreen } from './screen.ts';

const part = count({ required: true, locked: true, min: 1 });
const fields = {
  cup_seq: serial({}),
  year: part,
  number: part,
  name: text({ max: 30 }),
  first: count({}),
  next: count({}),
};
const plain = defineEntity({ name: 'cup', scope: 'user', key: 'cup_seq', label: 'name', fields });
const numbered = defineEntity({
  name: 'cup',
  scope: 'user',
  key: 'cup_seq',
  id: ['year', 'number'],
  label: 'name',
  fields,
});
const record = { cup_seq: 7, year: 2026, number: 12 };

describe('the id of a record in an address', () => {
  it('is its key, or its numbers', () => {
    expect([idOf(plain, record), idOf(numbered, record)]).toEqual(['7', '2026-12']);
    expect([hasPublicId(plain), hasPublicId(numbered)]).toEqual([false, true]);
  });
  it('is read back; a single number is the key', () => {
    expect(readId(numbered, '2026-12')).toEqual({ year: 2026, number: 12 });
    expect(readId(numbered, '7')).toEqual({ cup_seq: 7 });
    expect(readId(plain, '7')).toEqual({ cup_seq: 7 });
  });
  it.each(['', '-', '2026-', '-12', '2026-12-1', '2026-x', '2026-012', '0-1', 'write', '2026 - 12', '1e3-1'])(
    'is not %j',
    (typed) => {
      expect([readId(numbered, typed), readId(plain, typed)]).toEqual([undefined, undefined]);
    },
  );
  it('is no other record’s of the same owner', () => {
    expect([plain.unique, numbered.unique]).toEqual([[], [['year', 'number']]]);
  });
  it.each([
    [['year'], 'cup.id: a single number'],
    [['year', 'first'], 'cup.first: a part of the id must be a count that is always given'],
    [['year', 'name'], 'cup.name: a part of the id must be a count'],
  ] as const)('%j cannot be one', (id, why) => {
    expect(() => defineEntity({ name: 'cup', scope: 'user', key: 'cup_seq', id, label: 'name', fields })).toThrow(why);
  });
  it('never changes', () => {
    const loose = { ...fields, number: count({ required: true }) };
    const define = () =>
      defineEntity({
        name: 'cup',
        scope: 'user',
        key: 'cup_seq',
        id: ['year', 'number'],
        label: 'name',
        fields: loose,
      });
    expect(define).toThrow('cup.number: a part of the id must never change');
  });
});

describe('objects merged into a record', () => {
  const screen = defineScreen(plain, {
    name: 'cups',
    path: '/api/cup',
    access: { list: ['USER'] },
    merged: { steps: ['first', 'next'] },
    list: { columns: ['name'], search: [], title: ['name'], sort: ['name'], order: 'name.asc' },
    form: [],
  });
  it('lie inside of what is answered, without what is not seen, and come out again under their own names', () => {
    const row = { cup_seq: 7, name: '케냐', first: 1, next: null, version: 2 };
    const answer = { cup_seq: 7, name: '케냐', version: 2, steps: { first: 1, next: null } };
    expect(nested(screen, row)).toEqual(answer);
    expect(flattened(screen, answer)).toEqual(row);
    expect(nested(screen, { cup_seq: 7, next: 1 })).toEqual({ cup_seq: 7, steps: { next: 1 } });
  });
  it('may be missing', () => {
    expect(flattened(screen, { cup_seq: 7 })).toEqual({ cup_seq: 7 });
  });
});
