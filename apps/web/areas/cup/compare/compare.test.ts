import type { Row } from '@hanjan/core';
import { roasterQcBlendingResultScreen as screen } from '@hanjan/model/qc/qc_blending_result.ts';
import { describe, expect, it } from 'vitest';
import { compareHref } from '../../../records/screen/compare_address.ts';
import { askedIn } from './asked.ts';
import { endOf, factsOf, namesTogether, numberOf, sharedOf, spreadOf, wordFields } from './compare.ts';

const { entity } = screen;

describe('an address', () => {
  it('names a list and some of its notes, each once', () => {
    expect(askedIn('?of=roaster_qc_roasting&with=3,4,3,x,-1,1-2,0,%3Cb%3E')).toEqual({
      of: 'roaster_qc_roasting',
      keys: [3, 4],
    });
    expect(askedIn('')).toEqual({ of: '', keys: [] });
  });

  it('is read as it was written', () => {
    const href = compareHref('/roaster/qc/compare', screen.name, [7, 9]);
    expect(askedIn(href.slice(href.indexOf('?')))).toEqual({ of: screen.name, keys: [7, 9] });
  });
});

describe('figures', () => {
  it('are those of the form in which one of the notes says something, without names, words and switches', () => {
    const notes: Row[] = [
      {
        cupnote_name: 'a',
        cupnote_satis: 7,
        cupnote_date: '2026-11-20',
        cupnote_desc: 'long',
        brewing_result_use: true,
      },
      { cupnote_satis: null, outside_air: 2100, cupnote_flavor_list: ['JASMINE'], cupnote_aroma_point: 3 },
    ];
    expect(factsOf(screen, notes)).toEqual(['cupnote_date', 'cupnote_satis', 'outside_air']);
    expect(factsOf(screen, [])).toEqual([]);
  });

  it('have a highest and a lowest where they differ', () => {
    const values = [7, null, 9, 7];
    expect(values.map((value) => endOf(value, values))).toEqual(['low', undefined, 'high', 'low']);
    expect([7, 7].map((value) => endOf(value, [7, 7]))).toEqual([undefined, undefined]);
    expect([spreadOf(values), spreadOf([7, 7]), spreadOf([7, null]), spreadOf([])]).toEqual([[7, 9], null, null, null]);
  });

  it('are numbers alone: no days, keys and flags', () => {
    const note = { cupnote_satis: 0, cupnote_date: '2026-11-20', brewing_seq: 4, cupnote_main: true, inside_air: 2150 };
    const numbers = Object.keys(note).map((name) => numberOf(entity, note, name));
    expect(numbers).toEqual([0, null, null, null, 2150]);
    expect(numberOf(entity, null, 'cupnote_satis')).toBeNull();
  });
});

describe('words', () => {
  it('are those of flavors, feelings and one’s own', () => {
    expect(wordFields(entity)).toEqual([
      ...['cupnote_flavor_list', 'cupnote_aftertaste_list', 'cupnote_texture_list', 'cupnote_feeling_list'],
      'cupnote_etc_list',
    ]);
  });

  it('are of all, of some, or of one alone', () => {
    expect(
      sharedOf([
        ['a', 'b', 'c'],
        ['a', 'b'],
        ['a', 'd'],
      ]),
    ).toEqual({
      all: ['a'],
      some: [{ word: 'b', at: [0, 1] }],
      only: [['c'], [], ['d']],
    });
    expect(sharedOf([['a']])).toEqual({ all: [], some: [], only: [['a']] });
    expect(sharedOf([])).toEqual({ all: [], some: [], only: [] });
  });

  it('of names that came with several answers none is lost', () => {
    const name = (cupnote_name: string) => ({ cupnote_name });
    expect(
      namesTogether([{ a: { 1: name('one') } }, undefined, { a: { 2: name('two') }, b: { 3: name('three') } }]),
    ).toEqual({ a: { 1: name('one'), 2: name('two') }, b: { 3: name('three') } });
  });
});
