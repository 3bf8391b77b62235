import { describe, expect, it } from 'vitest';
import { isMass, isRun } from './is_run.ts';

const GOOD = {
  ...{ id: '1', home: '/info/chart/brewingrecord', title: '', fields: { brewing_term: 1 }, began: 1, start: 1 },
  ...{ pausedAt: null, begun: [{ term: 0, sum: null }], end: null, isHours: false },
};

describe('a brew that was kept', () => {
  it.each<[string, object]>([
    ['as it began', {}],
    ['paused', { pausedAt: 5 }],
    ['over', { end: 90_000 }],
    ['of a new record', { draft: 'a1' }],
    ['of none', { draft: null }],
    [
      'with pours',
      {
        begun: [
          { term: 0, sum: 400 },
          { term: 30_000, sum: null },
          { term: 30_000, sum: 0 },
        ],
      },
    ],
    ['with more than this program knows', { later: true }],
  ])('is gone on with: %s', (_, part) => {
    expect(isRun(JSON.parse(JSON.stringify({ ...GOOD, ...part })))).toBe(true);
  });

  it.each<[string, object]>([
    ['no id', { id: 1 }],
    ['no place', { home: null }],
    ['no title', { title: undefined }],
    ['a draft that is none', { draft: 7 }],
    ['no fields', { fields: null }],
    ['fields that are a list', { fields: [] }],
    ['no beginning', { began: null }],
    ['a moment that is a text', { start: '2026-11-20' }],
    ['a moment that no date can be', { start: 9e15 }],
    ['a moment before 1970', { began: -1 }],
    ['a pause that is none', { pausedAt: false }],
    ['an end below zero', { end: -1 }],
    ['no pours', { begun: [] }],
    ['pours that are none', { begun: [null] }],
    ['a first pour that is not at 0:00', { begun: [{ term: 5, sum: null }] }],
    [
      'pours the wrong way round',
      {
        begun: [
          { term: 0, sum: null },
          { term: 9, sum: null },
          { term: 5, sum: null },
        ],
      },
    ],
    ['a mass below zero', { begun: [{ term: 0, sum: -1 }] }],
    ['a mass that no scale shows', { begun: [{ term: 0, sum: 1e12 }] }],
    ['pours without end', { begun: Array.from({ length: 101 }, () => ({ term: 0, sum: null })) }],
    ['a limit that is none', { isHours: 1 }],
  ])('is dropped: %s', (_, part) => {
    expect(isRun({ ...GOOD, ...part })).toBe(false);
  });
  it.each([null, undefined, 1, 'text', [], [GOOD], true])('is dropped: %j', (value) => {
    expect(isRun(value)).toBe(false);
  });
});

it.each([
  [0, true],
  [1_100_000, true],
  [1_100_001, false],
  [-1, false],
  [Number.NaN, false],
])('%d tenths of a gram: %s', (mass, isIt) => {
  expect(isMass(mass)).toBe(isIt);
});
