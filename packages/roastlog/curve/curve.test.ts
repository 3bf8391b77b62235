import { expect, it } from 'vitest';
import { chartLogOf } from '../chart_log.ts';
import { curveOf } from './curve.ts';
import { columnsOf } from './lines.ts';

it.each(['', '{}', '[]', 'x', '{"a":1}', `{"0":{"bean":${'9'.repeat(30)}}}`])('%j is no curve', (text) =>
  expect(curveOf(text)).toBeNull(),
);

it('a curve is measured where there are many readings and most of them follow one another quickly', () => {
  const every = (step: number, count: number) => {
    const readings = Array.from({ length: count }, (_, nth) => ({ s: nth * step, bean: 100 + nth, air: null }));
    return curveOf(chartLogOf({ ...columnsOf(readings), marks: {} }).text);
  };
  expect(every(30, 20)).toMatchObject({ isMeasured: false, readings: { length: 20 } });
  expect([every(2, 20)?.isMeasured, every(2, 10)?.isMeasured, every(10, 20)?.isMeasured]).toEqual([true, false, false]);
});
