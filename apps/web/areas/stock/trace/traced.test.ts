import type { Trace, TraceGone, TraceLot } from '@hanjan/model/roaster/trace/trace.ts';
import { describe, expect, it } from 'vitest';
import { chainOf } from './chain.ts';
import { tracedOf, wentOf } from './traced.ts';

const sums = { opening: 0, received: 0, produced: 0, used: 0, left: 0, waste: 0, counted: 0, closing: 0 };
const lot = (kind: TraceLot['kind'], more: Partial<TraceLot>): TraceLot => ({
  ...{ kind, lot: 1, id: '1', name: kind, name_locale: kind, year: null, roasted_on: null, batch: null, mark: null },
  ...{ whole: 0, share: null, ...sums },
  ...more,
});
const gone = (part: number, name: string | null, more: Partial<TraceGone> = {}): TraceGone => ({
  ...{ kind: 'roasting', lot: 1, mass: part * 2, part, reason: 'DELIVER', rgst_at: '2026-11-20T00:00:00Z' },
  ...{ customer: name === null ? null : { key: null, name, name_locale: name }, contact: null, bags: null },
  ...more,
});
const green = lot('greenbean', { share: 1, received: 600, used: 400, waste: 20, counted: -30, closing: 150 });
const trace: Trace = {
  start: { kind: 'greenbean', lot: 1 },
  lots: [green, lot('roasting', { share: 0.5, whole: 800, produced: 680, left: 200, closing: 480 })],
  edges: [{ from: { kind: 'greenbean', lot: 1 }, to: { kind: 'roasting', lot: 1 }, mass: 400 }],
  gone: [
    gone(60, '여백', { bags: { mass: 20, count: 2 } }),
    gone(30, '여백', { bags: { mass: 20, count: 1 } }),
    gone(10, null),
  ],
  cafes: [],
  delivered: [],
  notes: 3,
};

describe('a trace', () => {
  it('says what is left, what went out, how far it was followed, and what nothing explains', () => {
    expect(tracedOf(trace)).toMatchObject({
      whole: 600,
      gone: 420,
      customers: 1,
      elsewhere: 240,
      unexplained: -30,
      notes: 3,
    });
    expect(tracedOf(trace)?.made).toEqual({ greenbean: 0, roasting: 1, blending: 0 });
    expect(tracedOf({ ...trace, lots: [] })).toBeUndefined();
  });

  it('tells customers once, with their bags and the last day', () => {
    const later = gone(5, '여백', { rgst_at: '2026-11-22T00:00:00Z', contact: '010' });
    expect(wentOf({ ...trace, gone: [...trace.gone, later] })).toMatchObject([
      { part: 95, mass: 190, bags: [{ mass: 20, count: 3 }], last: later.rgst_at, contact: '010' },
      { customer: null, part: 10 },
    ]);
  });

  it('is drawn by what is of the lot: all that was used, left, is there or was thrown away', () => {
    const names = { lot: () => '', customer: () => '', href: () => '', stock: '', waste: '' };
    const { flows } = chainOf(trace, names);
    const out = (from: string) => flows.filter((flow) => flow.from === from).reduce((sum, { mass }) => sum + mass, 0);
    expect([out('greenbean 1'), out('roasting 1')]).toEqual([400 + 150 + 20, 100 + 240]);
  });
});
