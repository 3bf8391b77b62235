import {
  code,
  codes,
  count,
  date,
  defineEntity,
  defineScreen,
  flag,
  ref,
  scaled,
  serial,
  text,
  words,
} from '@hanjan/core';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changed,
  isNarrowed,
  type ListState,
  PAGE_SIZES,
  readAddress,
  startState,
  toRequest,
  viewQuery,
  writeAddress,
} from './address.ts';
import type { Layout } from './layout.ts';

const screen = defineScreen(
  defineEntity({
    name: 'thing',
    scope: 'none',
    key: 'seq',
    label: 'title',
    fields: {
      seq: serial({}),
      title: text({ required: true, min: 3, max: 30 }),
      day: date({}),
      heat: scaled({ scale: 10, min: -50, max: 50 }),
      score: count({ min: 0, max: 10 }),
      place: code({ group: 'NTPLC' }),
      tastes: codes({ group: 'FLVR', max: 300 }),
      own: words({ max: 300 }),
      origin: ref({ to: 'region' }),
      main: flag({}),
    },
  }),
  {
    name: 'thing',
    path: '/api/thing',
    access: { list: ['USER'] },
    list: {
      columns: ['title'],
      search: ['title', 'day', 'heat', 'score', 'place', 'tastes', 'own', 'origin', 'main'],
      title: ['title'],
      sort: ['day', 'title', 'rgst_at'],
      order: 'day.desc',
    },
    form: [{ key: 'what', fields: ['title', 'day', 'heat', 'score', 'place', 'tastes', 'own', 'origin', 'main'] }],
  },
);

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
const codeId = fc.stringMatching(/^[A-Z0-9_]{1,12}$/);
const clean = (value: string) => value !== '' && !value.includes('\u0000');
const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter(clean);
const nasty = fc.string({
  unit: fc.constantFrom('%', ',', ':', '|', '.', '2', 'C', '&', '=', '+', ' ', '가'),
  minLength: 1,
});

const rangeOf = <T extends string | number>(end: fc.Arbitrary<T>) =>
  fc
    .tuple(fc.option(end), fc.option(end))
    .filter(([a, b]) => a !== null || b !== null)
    .map(([a, b]) => {
      const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
      return { ...(from !== null && { from }), ...(to !== null && { to }) };
    });

const states: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  list_count: fc.constantFrom(...PAGE_SIZES.desk),
  orderType: fc.constantFrom('day.desc', 'day.asc', 'title.asc', 'rgst_at.desc'),
  searchType: fc.constantFrom(null, 'title'),
  searchTitle: fc
    .oneof(fc.constant(''), nasty, anyText)
    .map((typed) => typed.normalize('NFC').trim().slice(0, 40).toWellFormed()),
  filters: fc.record(
    {
      title: fc.oneof(nasty, anyText),
      day: rangeOf(day.map((instant) => instant.toISOString().slice(0, 10))),
      heat: rangeOf(fc.integer({ min: -500, max: 500 })),
      score: rangeOf(fc.integer({ min: 0, max: 10 })),
      place: fc.uniqueArray(codeId, { minLength: 1, maxLength: 5 }),
      tastes: fc.uniqueArray(codeId, { minLength: 1, maxLength: 5 }),
      own: fc.uniqueArray(
        fc.oneof(nasty, anyText).filter((word) => !word.includes(',')),
        { minLength: 1, maxLength: 3 },
      ),
      origin: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 49 }), { minLength: 1, maxLength: 3 }),
      main: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  columns: fc.shuffledSubarray(['day', 'heat', 'main', 'edit_at']).map((others) => [...others, 'title']),
  density: fc.constantFrom('roomy', 'dense'),
  view: fc.constantFrom(null, '0', '12', 'o12'),
});
const layouts: fc.Arbitrary<Layout> = fc.record(
  {
    columns: fc.constantFrom(['title'], ['day', 'title'], ['gone'], []),
    density: fc.constantFrom('roomy', 'dense'),
  },
  { requiredKeys: [] },
);

describe('the address of a list', () => {
  it('says nothing when everything is as usual', () => {
    expect(writeAddress(startState(userCupnoteScreen, 'desk'), userCupnoteScreen, 'desk')).toBe('');
    expect(readAddress('', userCupnoteScreen, 'phone').list_count).toBe(20);
  });

  it('reads like a sentence', () => {
    const state: ListState = {
      ...startState(userCupnoteScreen, 'desk'),
      page: 3,
      filters: {
        cupnote_place: ['HOME', 'CAFE'],
        cupnote_date: { from: '2026-11-01', to: '2026-11-20' },
        cupnote_main: true,
      },
    };
    expect(writeAddress(state, userCupnoteScreen, 'desk')).toBe(
      '?page=3&searchSelect=cupnote_date:2026-11-01..2026-11-20,cupnote_place:HOME|CAFE,cupnote_main:true',
    );
  });

  it('brings back whatever it was written from', () => {
    fc.assert(
      fc.property(states, layouts, (state, kept) => {
        expect(readAddress(writeAddress(state, screen, 'desk', kept), screen, 'desk', kept)).toEqual(state);
      }),
    );
  });

  it('shows the same to whoever is sent it, whatever either of them has chosen on their device', () => {
    fc.assert(
      fc.property(states, layouts, fc.constantFrom({}, { columns: ['main', 'title'] }), (state, kept, theirs) => {
        const sent = writeAddress({ ...state, columns: ['day', 'title'] }, screen, 'desk', kept);
        expect(readAddress(sent, screen, 'desk', theirs).columns).toEqual(['day', 'title']);
      }),
    );
  });

  it('is the same after reading any address and writing it again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          nasty.map((value) => `searchSelect=${value}`),
        ),
        (search) => {
          const state = readAddress(search, screen, 'desk');
          expect(readAddress(writeAddress(state, screen, 'desk'), screen, 'desk')).toEqual(state);
        },
      ),
    );
  });

  it.each([
    ['page=0&list_count=7&orderType=heat.desc'],
    ['page=1.5&list_count=-10&orderType=day'],
    ['page=x&list_count=&orderType=day.desc.asc'],
    ['page=1e9&searchType=main&searchSelect=day:2026-02-30..,score:11..,main:maybe,place:home,origin:0'],
    ['searchSelect=seq:1,nothing:1,day,:,day:..,tastes:|,title:&searchTitle=%20%00%20'],
    ['searchSelect=%25%25%2&page=%E0%A4%A'],
    ['page=-1&page=2&columns[]=day&columns=gone,,seq&density=tiny&view=-1'],
    ['page=1000000000&list_count=1e3&columns=&view=o0&view=7'],
    ['page[]=2&orderType[$gt]=&columns=constructor,__proto__&view=1;drop'],
  ])('falls back where it makes no sense: %s', (search) => {
    expect(readAddress(search, screen, 'desk')).toEqual(startState(screen, 'desk'));
  });

  it('keeps the good half of a bad filter and turns a range around', () => {
    const { filters } = readAddress(
      'searchSelect=tastes:PEACH|peach|PEACH,heat:300..-5,day:2026-11-01..never',
      screen,
      'desk',
    );
    expect(filters).toEqual({ tastes: ['PEACH'], heat: { from: -5, to: 300 }, day: { from: '2026-11-01' } });
  });

  it('has the columns of the person where it names none, and always the label', () => {
    const kept = { columns: ['main', 'gone', 'day'], density: 'dense' } as const;
    expect(readAddress('', screen, 'desk', kept)).toMatchObject({
      columns: ['title', 'main', 'day'],
      density: 'dense',
    });
    expect(readAddress('columns=heat,gone,heat&density=roomy', screen, 'desk', kept)).toMatchObject({
      columns: ['title', 'heat'],
      density: 'roomy',
    });
    expect(writeAddress(startState(screen, 'desk', kept), screen, 'desk', kept)).toBe('?columns=title,main,day');
    const own = { ...startState(screen, 'desk', kept), columns: ['title'] };
    expect(writeAddress(own, screen, 'desk', kept)).toBe('?columns=title');
  });

  it('never says a view alone, which would mean the view as it is kept', () => {
    const start = startState(screen, 'desk');
    expect(writeAddress({ ...start, view: '12' }, screen, 'desk')).toBe('?orderType=day.desc&view=12');
    expect(writeAddress({ ...start, view: '0' }, screen, 'desk')).toBe('?view=0');
  });

  it('of a view is whole, so that it is the same for everybody, and the same again after it was opened', () => {
    const query = viewQuery({ ...startState(screen, 'desk'), page: 3, view: '7' }, screen, 'desk');
    expect(query).toBe('orderType=day.desc&columns=title&density=roomy');
    fc.assert(
      fc.property(states, layouts, (state, kept) => {
        const said = viewQuery(state, screen, 'desk');
        expect(viewQuery(readAddress(said, screen, 'desk', kept), screen, 'desk')).toBe(said);
      }),
    );
  });

  it('starts again at the first page when the list becomes another', () => {
    const third = { ...startState(screen, 'desk'), page: 3 };
    expect(changed(third, { searchTitle: '케냐' }).page).toBe(1);
    expect(changed(third, { page: 4 }).page).toBe(4);
  });

  it('asks the server only for what narrows', () => {
    const start = startState(screen, 'desk');
    expect(toRequest({ ...start, searchType: 'title' })).toEqual({ page: 1, list_count: 10, orderType: 'day.desc' });
    expect(toRequest({ ...start, searchType: 'title', searchTitle: '케냐', filters: { main: true } })).toEqual({
      page: 1,
      list_count: 10,
      orderType: 'day.desc',
      searchType: 'title',
      searchTitle: '케냐',
      filters: { main: true },
    });
    expect([isNarrowed(start), isNarrowed({ ...start, filters: { main: false } })]).toEqual([false, true]);
  });
});
