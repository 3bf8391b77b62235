import { expect, it } from 'vitest';
import { straight } from './curve/straight.ts';
import { finish } from './finish/finish.ts';
import { sampleRoast } from './sample.ts';
import { summaryOf } from './summary.ts';

it('figures that rest on an estimate are named', () => {
  // The dry end is proposed, so that drying and Maillard are no more exact than it is.
  expect(summaryOf(sampleRoast()).estimated).toEqual(['phases_percent.drying', 'phases_percent.maillard']);
  const marked = { CHARGE: 0, DRY: 250, FCs: 420, DROP: 540 };
  const corners: [number, number][] = [
    [-60, 200],
    [0, 200],
    [60, 90],
    [540, 210],
  ];
  expect(summaryOf(finish(straight(corners, marked))).estimated).toEqual([]);
  const { CHARGE: _, ...uncharged } = marked;
  expect(summaryOf(finish(straight(corners, uncharged))).estimated).toEqual([
    ...['total_s', 'dtr_percent'],
    ...['phases_percent.drying', 'phases_percent.maillard', 'phases_percent.development'],
  ]);
});
