import { codes, count, defineEntity, serial, text } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { createForm } from '../form/store.ts';
import { disputed, merge } from './conflict.ts';
import { payloadOf } from './saving.ts';

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
const edited = () => {
  const form = createForm({ entity: cup, begin: stored, isNew: false });
  form.set('score', 7);
  form.set('place', '집');
  return form;
};

describe('what is sent', () => {
  it('is every given field of a new record', () => {
    const form = createForm({ entity: cup, begin: {}, isNew: true });
    form.set('cup_name', '케냐');
    expect(payloadOf(form, null)).toEqual({ cup_name: '케냐' });
  });
  it('is what changed of a known one, emptied fields included', () => {
    const form = edited();
    form.set('countries', null);
    expect(payloadOf(form, { key: 7, version: 3 })).toEqual({
      cup_seq: 7,
      version: 3,
      UPList: ['place', 'score', 'countries'],
      place: '집',
      score: 7,
      countries: null,
    });
  });
});

describe('a record that was saved elsewhere', () => {
  const conflict = {
    version: 4,
    edit_at: null,
    edit_user: null,
    changes: [
      { field: 'score', mine: 7, theirs: 9, theirs_changed: true },
      { field: 'place', mine: '집', theirs: '커핑룸', theirs_changed: false },
      { field: 'countries', mine: ['KEN'], theirs: ['ETH'], theirs_changed: true },
    ],
  };

  it('asks only about what both changed differently', () => {
    expect(disputed(conflict, edited()).map(({ field }) => field)).toEqual(['score']);
    const same = { ...conflict, changes: [{ field: 'score', mine: 7, theirs: 7, theirs_changed: true }] };
    expect(disputed(same, edited())).toEqual([]);
  });
  it('is taken over except where this side stays', () => {
    const form = edited();
    merge(conflict, form, new Set());
    expect(form.values()).toMatchObject({ score: 7, place: '집', countries: ['ETH'] });
    expect(form.changed()).toEqual(['place', 'score']);
  });
  it('wins where this side yields', () => {
    const form = edited();
    merge(conflict, form, new Set(['score']));
    expect(form.values()).toMatchObject({ score: 9, place: '집', countries: ['ETH'] });
    expect(form.changed()).toEqual(['place']);
  });
});
