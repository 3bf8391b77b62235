import { describe, expect, it } from 'vitest';
import { dueSignal } from './signals_due.ts';

const pour = (term: number | null) => ({ nth: 1, isEnd: false, term, target: null });

describe('what is told of a brew', () => {
  it.each([
    ['long before', 36_800, 36_900, null],
    ['three seconds before', 36_900, 37_000, 'soon'],
    ['once', 37_000, 37_100, null],
    ['at its time', 39_950, 40_050, 'step'],
    ['once, too', 40_050, 40_150, null],
    ['after a sleep of a second', 39_500, 40_500, 'step'],
    ['after a long sleep', 10_000, 60_000, null],
    ['that warning after a short one', 36_000, 38_500, 'soon'],
    ['when time goes back', 41_000, 39_000, null],
  ])('%s', (_, from, to, told) => {
    expect(dueSignal(pour(40_000), from, to)).toBe(told);
  });
  it('is the end at last', () => {
    expect(dueSignal({ ...pour(170_000), isEnd: true }, 169_990, 170_090)).toBe('over');
  });
  it('is nothing where nobody said when, and no warning of what begins at once', () => {
    expect(dueSignal(pour(null), 0, 1e9)).toBeNull();
    expect(dueSignal(pour(2_000), -1_100, -1_000)).toBeNull();
    expect(dueSignal(pour(2_000), 1_990, 2_090)).toBe('step');
  });
});
