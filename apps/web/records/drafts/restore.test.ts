import {
  codes,
  count,
  date,
  daysBetween,
  defineEntity,
  defineScreen,
  flag,
  PEOPLE,
  ref,
  scaled,
  serial,
  text,
  words,
} from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { contentOf } from './content.ts';
import type { Draft } from './draft.ts';
import { openForm } from './restore.ts';

const cup = defineEntity({
  name: 'cup',
  scope: 'user',
  key: 'cup_seq',
  label: 'cup_name',
  fields: {
    cup_seq: serial({}),
    cup_name: text({ required: true, max: 30 }),
    place: text({ max: 30 }),
    heat: scaled({ scale: 100, min: -60, max: 60 }),
    score: count({ min: 0, max: 10 }),
    roasted: date({}),
    tasted: date({ required: true, initial: 'today' }),
    rest: count({ readonly: true }),
    countries: codes({ group: 'CNTR', max: 100, etc: 'countries_etc' }),
    countries_etc: text({ min: 3, max: 300 }),
    maker: ref({ to: 'company' }),
    own: words({ max: 100 }),
    main: flag({}),
  },
  derive: {
    rest: {
      from: ['roasted', 'tasted'],
      to: ({ roasted, tasted }) => (roasted && tasted ? daysBetween(roasted, tasted) : null),
    },
  },
});
const screen = defineScreen(cup, {
  name: 'cups',
  path: '/api/cup',
  access: { list: PEOPLE },
  list: { columns: ['cup_name'], search: [], title: ['cup_name'], sort: ['tasted'], order: 'tasted.desc' },
  form: [],
});

const all = Object.keys(cup.fields);
const stored = {
  cup_seq: 7,
  cup_name: '케냐',
  place: '커핑룸',
  heat: 2150,
  score: 8,
  roasted: '2026-11-11',
  tasted: '2026-11-20',
  rest: 9,
  countries: ['KEN'],
  main: false,
  version: 3,
  can: { fields: all.filter((name) => name !== 'cup_seq' && name !== 'rest') },
};
const draftOf = (some: Partial<Draft>): Draft => ({
  id: 'a',
  owner: 'jiwoo',
  org: null,
  screen: 'cups',
  key: 7,
  page: 'tab',
  version: 3,
  name: '케냐',
  before: {},
  values: {},
  typed: {},
  attempt: null,
  at: '2026-11-20T12:00:00Z',
  ...some,
});

/** What is kept of a form after somebody has worked on it. */
function left(record: typeof stored | null, work: (form: ReturnType<typeof openForm>['form']) => void): Draft {
  const { form } = openForm(screen, record, null);
  work(form);
  return draftOf({ ...contentOf(form, { key: record && 7, version: record?.version ?? null, name: '' }) });
}

describe('a form that was left', () => {
  it('opens as it was, with what is no value yet', () => {
    const draft = left(stored, (form) => {
      form.set('cup_name', '케냐 AA');
      form.set('place', null);
      form.set('countries', ['KEN', 'ETC']);
      form.set('countries_etc', '니에리');
      form.set('roasted', '2026-11-01');
      form.type('heat', '따뜻');
      form.set('main', true);
    });
    expect(draft.before).toMatchObject({ cup_name: '케냐', place: '커핑룸' });
    expect(Object.keys(draft.values)).not.toContain('score');
    const { form, version, isMoved, isPartial, isSpent } = openForm(screen, stored, draft);
    expect({ version, isMoved, isPartial, isSpent }).toEqual({
      version: 3,
      isMoved: false,
      isPartial: false,
      isSpent: false,
    });
    expect(form.values()).toMatchObject({
      cup_name: '케냐 AA',
      place: null,
      score: 8,
      countries: ['KEN', 'ETC'],
      countries_etc: '니에리',
      rest: 19,
      main: true,
    });
    expect(form.field('heat')).toMatchObject({ value: null, typed: '따뜻' });
    expect(form.changed().sort()).toEqual(Object.keys(draft.values).sort());
  });
  it('keeps what was looked for and is no choice, beside what is chosen', () => {
    const draft = left(stored, (form) => {
      form.keep('countries', '에티');
      form.keep('maker', 'ABC');
    });
    const { form, isSpent } = openForm(screen, stored, draft);
    expect(isSpent).toBe(false);
    expect(form.field('countries')).toMatchObject({ value: ['KEN'], typed: '에티' });
    expect(form.field('maker')).toMatchObject({ value: null, typed: 'ABC' });
    expect(form.check().map(({ name }) => name)).toEqual(['countries', 'maker']);
  });
  it('of a new record begins on the day that it began', () => {
    const draft = { ...left(null, (form) => form.set('cup_name', '케냐')), before: { tasted: '2026-11-19' } };
    const { form, version } = openForm(screen, null, draft);
    expect(form.values()).toMatchObject({ cup_name: '케냐', tasted: '2026-11-19' });
    expect(version).toBeNull();
    expect(form.changed()).toEqual(['cup_name']);
  });
  it('of a new record keeps everything that it began with', () => {
    const { before } = left(null, (form) => form.set('cup_name', '케냐'));
    expect(before).toMatchObject({ cup_name: null, main: false });
    expect(before.tasted).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('a record that was saved elsewhere meanwhile', () => {
  const draft = left(stored, (form) => {
    form.set('score', 7);
    form.set('place', '집');
  });
  it('shows what others changed, and what was typed stays typed', () => {
    const moved = { ...stored, cup_name: '케냐 AB', heat: 2000, version: 5 };
    const { form, version, isMoved } = openForm(screen, moved, draft);
    expect(form.values()).toMatchObject({ cup_name: '케냐 AB', heat: 2000, score: 7, place: '집' });
    expect(form.changed()).toEqual(['place', 'score']);
    expect({ version, isMoved }).toEqual({ version: 5, isMoved: true });
  });
  it('is saved from the version that was known when the same field was changed, so that somebody chooses', () => {
    const moved = { ...stored, score: 9, version: 5 };
    const { form, version } = openForm(screen, moved, draft);
    expect(form.field('score').value).toBe(7);
    expect(form.start().score).toBe(8);
    expect(version).toBe(3);
  });
  it('is saved from the version that it has when a restored database is behind the draft', () => {
    const behind = { ...stored, score: 9, version: 2 };
    const { form, version } = openForm(screen, behind, draft);
    expect(form.changed()).toEqual(['place', 'score']);
    expect(version).toBe(2);
  });
  it('needs nothing more when it says the same', () => {
    const moved = { ...stored, score: 7, place: '집', version: 4 };
    const { form, isSpent, version } = openForm(screen, moved, draft);
    expect(form.changed()).toEqual([]);
    expect({ isSpent, version }).toEqual({ isSpent: true, version: 4 });
  });
});

describe('what does not fit any more', () => {
  it('is left out, and the rest is used', () => {
    const values = {
      gone: 'x',
      rest: 5,
      cup_seq: 8,
      place: ['커핑룸'],
      heat: 'warm',
      score: { value: 3 },
      countries: 'KEN',
      own: ['봄', 7],
      main: 'yes',
      maker: '3',
      tasted: 20_261_120,
      cup_name: '에티오피아',
    };
    const { form, isPartial } = openForm(screen, stored, draftOf({ values, typed: { gone: 'x' } }));
    expect(isPartial).toBe(true);
    expect(form.changed()).toEqual(['cup_name']);
    expect(form.values()).toMatchObject({ place: '커핑룸', heat: 2150, countries: ['KEN'], main: false });
  });
  it('is a field that the person may not change now', () => {
    const closed = { ...stored, can: { fields: ['score'] } };
    const { form, isPartial, isSpent } = openForm(screen, closed, draftOf({ values: { cup_name: '에티오피아' } }));
    expect(form.changed()).toEqual([]);
    expect({ isPartial, isSpent }).toEqual({ isPartial: true, isSpent: false });
  });
  it('may still be refused as any value is', () => {
    const { form } = openForm(screen, stored, draftOf({ values: { score: 99 }, before: { score: 8 } }));
    expect(form.check().map(({ name, key }) => `${name} ${key}`)).toEqual(['score field_maxValue']);
  });
});
