import { checkRecord } from '@hanjan/core';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import { BEGIN, givenOf, isRadarWork, SAMPLE } from './radarWork.ts';

describe('work at the radar', () => {
  it('is taken up when it is what this page keeps', () => {
    for (const work of [BEGIN, SAMPLE, { scores: { cupnote_body_point: null }, other: {} }])
      expect(isRadarWork(JSON.parse(JSON.stringify(work)))).toBe(true);
  });

  it.each([
    null,
    7,
    'radar',
    [],
    {},
    { scores: null, other: null },
    { scores: [], other: null },
    { scores: {} },
    { scores: {}, other: 3 },
    { scores: { cupnote_body_point: 11 }, other: null },
    { scores: { cupnote_body_point: 7.5 }, other: null },
    { scores: { cupnote_body_point: '7' }, other: null },
    { scores: { foreign: 7 }, other: null },
    { scores: {}, other: { cupnote_body_point: -1 } },
  ])('is dropped when it is %j', (value) => expect(isRadarWork(value)).toBe(false));

  it('becomes the scores of a note, those alone that were given', () => {
    expect(givenOf({ cupnote_body_point: 0, cupnote_aroma_point: null })).toEqual({ cupnote_body_point: 0 });
    expect(Object.keys(givenOf(SAMPLE.scores))).toEqual([...POINTS]);
    expect(checkRecord(userCupnote, givenOf(SAMPLE.scores), [...POINTS], 'ko')).toEqual([]);
  });
});
