import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import { askedFor, onCall } from './call.ts';
import { orgOf, screenIn, withOrg } from './org_call.ts';

const cafe = (auth_seq: number | null) => ({ kind: 'cafe', auth_seq }) as const;

describe('a call about an organisation', () => {
  it('carries it in the query of a GET and in the body of a POST', () => {
    const asked = (method: string, path: string, body?: unknown) => withOrg(method, path, body, cafe(7));
    expect(asked('GET', '/api/cafe/event/detail/3')).toEqual({
      path: '/api/cafe/event/detail/3?cafe_seq=7',
      body: undefined,
    });
    expect(asked('GET', '/api/cafe/event/detail/3?mode=edit').path).toBe(
      '/api/cafe/event/detail/3?mode=edit&cafe_seq=7',
    );
    expect(asked('POST', '/api/cafe/event/edit', { event_seq: 3 })).toEqual({
      path: '/api/cafe/event/edit',
      body: { event_seq: 3, cafe_seq: 7 },
    });
    expect(asked('POST', '/api/cafe/event/code')).toEqual({ path: '/api/cafe/event/code', body: { cafe_seq: 7 } });
    expect(withOrg('POST', '/api/roaster/qc/blr/list', {}, { kind: 'roaster', auth_seq: 9 }).body).toEqual({
      roaster_seq: 9,
    });
  });

  it('carries the one that the page works in where it names none, and none where there is none', () => {
    onCall({
      user: () => 1,
      org: (kind) => (kind === 'cafe' ? 7 : null),
      calls: () => undefined,
      refused: async () => undefined,
      mustAgree: () => undefined,
    });
    const path = '/api/x';
    expect(askedFor('POST', path, { a: 1 }, cafe(null)).body).toEqual({ a: 1, cafe_seq: 7 });
    expect(askedFor('POST', path, { a: 1 }, cafe(12)).body).toEqual({ a: 1, cafe_seq: 12 });
    expect(askedFor('POST', path, { a: 1 }, { kind: 'roaster', auth_seq: null })).toEqual({ path, body: { a: 1 } });
    expect(askedFor('GET', path, undefined, undefined)).toEqual({ path, body: undefined });
  });
});

it('a screen of an organisation works in the one that it was given, and that of a person in none', () => {
  expect(orgOf(cafeCoffeebeanScreen)).toEqual(cafe(null));
  expect(orgOf(screenIn(cafeCoffeebeanScreen, 12))).toEqual(cafe(12));
  expect(screenIn(cafeCoffeebeanScreen, 12).path).toBe(cafeCoffeebeanScreen.path);
  expect(orgOf(userCupnoteScreen)).toBeUndefined();
  expect(orgOf(screenIn(userCupnoteScreen, 12))).toBeUndefined();
});
