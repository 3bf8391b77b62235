import { expect, it } from 'vitest';
import { straight } from '../curve/straight.ts';
import { finish } from '../finish/finish.ts';
import { figuresOf } from './figures.ts';

const LINE = [
  [-60, 200],
  [0, 200],
  [60, 90],
  [540, 210],
] as const;
const MARKS = { CHARGE: 0, DRY: 250, FCs: 420, DROP: 540 };
const estimated = (marks: object) => figuresOf(finish(straight(LINE, marks))).estimated;

it('figures rest on the marks that they are counted from', () => {
  expect(estimated(MARKS)).toEqual([]);
  const { DRY: _dry, ...undried } = MARKS;
  expect(estimated(undried)).toEqual(['phases_percent.drying', 'phases_percent.maillard']);
  const { CHARGE: _charge, ...uncharged } = MARKS;
  // The turning point is looked for after the charge.
  expect(estimated(uncharged)).toEqual([
    ...['total_s', 'dtr_percent', 'auc'],
    ...['phases_percent.drying', 'phases_percent.maillard', 'phases_percent.development'],
  ]);
  // What there is not rests on nothing.
  const { DROP: _drop, ...undropped } = uncharged;
  expect(estimated(undropped)).toEqual([]);
});
