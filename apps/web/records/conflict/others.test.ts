import { codes, count, defineEntity, serial, text } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { createForm } from '../form/store.ts';
import {
  type Conflict,
  decide,
  disputed,
  givenUp,
  heard,
  incoming,
  type Others,
  ownChanges,
  takeOver,
} from './others.ts';

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
    twice: count({ readonly: true }),
    countries: codes({ group: 'CNTR', max: 100 }),
  },
  derive: { twice: { from: ['score'], to: ({ score }) => (score === null ? null : 2 * score) } },
});

/** The score was 8 and is 7, the place was a cupping room and is home. */
const edited = () => {
  const form = createForm({
    entity: cup,
    begin: { cup_seq: 7, cup_name: '케냐', place: '커핑룸', score: 8, countries: ['KEN'] },
    isNew: false,
  });
  form.set('score', 7);
  form.set('place', '집');
  return form;
};
const conflict = (version: number, theirs: object, untouched: object = {}): Conflict => ({
  version,
  edit_at: null,
  edit_user: null,
  changes: [
    ...Object.entries(theirs).map(([field, value]) => ({ field, theirs: value, theirs_changed: true })),
    ...Object.entries(untouched).map(([field, value]) => ({ field, theirs: value, theirs_changed: false })),
  ],
});
const first = heard(null, conflict(4, { score: 9, twice: 18, countries: ['ETH'] }, { place: '커핑룸' }));
const names = (form: ReturnType<typeof edited>, others: Others) => disputed(form, others).map(({ name }) => name);
const yields = (...fields: string[]) => new Set(fields);

describe('what has to be chosen', () => {
  it('is only what both changed, and differently', () => {
    expect(disputed(edited(), first)).toEqual([{ name: 'score', mine: 7, theirs: 9 }]);
    expect(names(edited(), heard(null, conflict(4, { score: 7, place: '집' })))).toEqual([]);
  });
  it('is nothing where the others have put back what was there', () => {
    expect(names(edited(), heard(null, conflict(5, { score: 8 })))).toEqual([]);
  });
  it('is chosen once, as long as neither value changes', () => {
    const form = edited();
    const chosen = decide(form, first, yields('score'));
    expect(names(form, chosen)).toEqual([]);
    expect(names(form, heard(chosen, conflict(5, { cup_name: '케냐 AA' })))).toEqual([]);
    expect(names(form, heard(chosen, conflict(5, { score: 10 })))).toEqual(['score']);
    form.set('score', 6);
    expect(names(form, chosen)).toEqual(['score']);
  });
  it('grows with what is saved while somebody chooses', () => {
    const later = heard(decide(edited(), first, yields()), conflict(5, { place: '로스터리' }));
    expect(names(edited(), later)).toEqual(['place']);
    expect(later).toMatchObject({ version: 5, values: { score: 9, countries: ['ETH'], place: '로스터리' } });
  });
});

describe('what is saved', () => {
  it('is what this side changed, without what it gave up and what both changed alike', () => {
    expect(ownChanges(edited(), null)).toEqual(['place', 'score']);
    expect(ownChanges(edited(), decide(edited(), first, yields()))).toEqual(['place', 'score']);
    expect(ownChanges(edited(), decide(edited(), first, yields('score')))).toEqual(['place']);
    expect(ownChanges(edited(), heard(null, conflict(4, { place: '집' })))).toEqual(['score']);
  });
  it('takes nothing out of the form until it is kept', () => {
    const form = edited();
    const chosen = decide(form, first, yields('score'));
    expect(form.values()).toMatchObject({ score: 7, place: '집', countries: ['KEN'] });
    expect(givenUp(form, chosen)).toEqual({ score: 7 });
  });
});

describe('what comes in', () => {
  it('is counted without what is calculated and what this side keeps', () => {
    expect(incoming(edited(), decide(edited(), first, yields()))).toBe(1);
    expect(incoming(edited(), decide(edited(), first, yields('score')))).toBe(2);
    expect(incoming(edited(), heard(null, conflict(4, { score: 7 })))).toBe(0);
  });
  it('is what the others saved, and for the rest what was typed', () => {
    const form = edited();
    takeOver(form, decide(form, first, yields()), { place: '집', score: 7 });
    expect(form.values()).toMatchObject({ score: 7, twice: 14, place: '집', countries: ['ETH'] });
    expect(form.changed()).toEqual([]);
  });
  it('is the value that was chosen, unless something else has been typed meanwhile', () => {
    const form = edited();
    takeOver(form, decide(form, first, yields('score')), { place: '집' });
    expect(form.values()).toMatchObject({ score: 9, twice: 18, place: '집' });
    expect(form.changed()).toEqual([]);

    const typing = edited();
    const chosen = decide(typing, first, yields('score'));
    typing.set('score', 5);
    takeOver(typing, chosen, { place: '집' });
    expect(typing.field('score').value).toBe(5);
    expect(typing.changed()).toEqual(['score']);
  });
});
