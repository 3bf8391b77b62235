import { codes, count, defineEntity, serial, text } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { createForm } from '../engine/form/store.ts';
import { changeOf, payloadOf, pick } from './saving.ts';

const cup = defineEntity({
  name: 'cup',
  scope: 'user',
  key: 'cup_seq',
  label: 'cup_name',
  fields: {
    cup_seq: serial({}),
    cup_name: text({ required: true, max: 30 }),
    place: text({ max: 30 }),
    score: count({}),
    countries: codes({ group: 'CNTR', max: 100 }),
  },
});
const stored = { cup_seq: 7, cup_name: '케냐', place: '커핑룸', score: 8, countries: ['KEN'] };
const known = { key: 7, version: 3 };
const edited = () => {
  const form = createForm({ entity: cup, begin: stored, isNew: false });
  form.set('score', 7);
  form.set('countries', null);
  return form;
};

describe('what is sent', () => {
  it('is every given field of a new record', () => {
    const form = createForm({ entity: cup, begin: {}, isNew: true });
    form.set('cup_name', '케냐');
    expect(payloadOf(form, null, [])).toEqual({ cup_name: '케냐' });
  });
  it('is what changed of a known one, emptied fields included', () => {
    const form = edited();
    expect(payloadOf(form, known, form.changed())).toEqual({
      cup_seq: 7,
      version: 3,
      UPList: ['score', 'countries'],
      score: 7,
      countries: null,
    });
  });
  it('is everything that stands in the form where a record that is gone is kept as a new one', () => {
    expect(payloadOf(edited(), null, [])).toEqual({ cup_name: '케냐', place: '커핑룸', score: 7 });
  });
  it('for an undo is what the fields of that save held before, on the version that it left', () => {
    const form = edited();
    const before = pick(form.start(), form.changed());
    expect(changeOf('cup_seq', { key: 7, version: 4 }, before)).toEqual({
      cup_seq: 7,
      version: 4,
      UPList: ['score', 'countries'],
      score: 8,
      countries: ['KEN'],
    });
  });
});
