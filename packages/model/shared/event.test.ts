import { pathOf, type Row } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { cafeEvent } from '../cafe/event.ts';
import { roasterEvent } from '../roaster/event.ts';

const react = (name: 'event_start' | 'event_term', values: Row, before: unknown = null) =>
  (cafeEvent.react as Readonly<Record<string, (values: Row, before: unknown) => Row>>)[name]?.(
    { event_start: null, event_end: null, event_term: 3, event_seq: null, ...values },
    before,
  );
const start = '2026-11-23T05:30:00.000Z';
const endOfDay = new Date(new Date(start).setHours(23, 59, 59, 0)).toISOString();

describe('the form of an event', () => {
  it('ends a new one so many days after its start, and says the year', () => {
    expect(react('event_start', { event_start: start })).toEqual({
      event_year: 2026,
      event_end: '2026-11-26T05:30:00.000Z',
    });
    expect(react('event_start', { event_start: start, event_term: 0 })).toMatchObject({
      event_end: endOfDay,
    });
    expect(react('event_start', { event_start: start, event_term: null })).toMatchObject({
      event_end: '2026-11-26T05:30:00.000Z',
    });
  });
  it('clears the end with the start', () => {
    expect(react('event_start', { event_end: start }, start)).toEqual({ event_year: null, event_end: null });
  });
  it('counts the end anew when the term is another one, once there is a start', () => {
    expect(react('event_term', { event_start: start, event_term: 31 })).toEqual({
      event_end: '2026-12-24T05:30:00.000Z',
    });
    expect(react('event_term', {})).toEqual({});
    expect(react('event_term', { event_start: start, event_term: null })).toEqual({});
  });
  it('moves a stored one without changing how long it is, nor its year', () => {
    const stored = { event_term: null, event_seq: 4, event_end: '2026-11-24T05:30:00.000Z' };
    expect(react('event_start', { ...stored, event_start: '2027-01-01T00:00:00.000Z' }, start)).toEqual({
      event_end: '2027-01-02T00:00:00.000Z',
    });
  });
});

it('the kind of an event decides where its code leads', () => {
  const paths = (entity: typeof cafeEvent | typeof roasterEvent) =>
    ['SGNP', 'CSTMR'].map((event_type) => pathOf(entity.fields.event_uuid, { event_type }));
  expect(paths(cafeEvent)).toEqual(['/user/link/cafesignup', undefined]);
  expect(paths(roasterEvent)).toEqual(['/user/link/roastersignup', '/cafe/supplier/roasterregister']);
});
