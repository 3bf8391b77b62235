import { MAX } from '@hanjan/charts/radar/score.ts';
import { POINTS, type Point } from '@hanjan/model/shared/points.ts';
import { isObject } from '../../../base/store/storage.ts';

/** Scores of one cup; a score that is not there is not given. */
export type Scores = { readonly [P in Point]?: number | null };

/** What one does at the radar chart. */
export interface RadarWork {
  readonly scores: Scores;
  /** Another cup to compare with. */
  readonly other: Scores | null;
}

/** No score, and no cup beside it. */
export const BEGIN: RadarWork = { scores: {}, other: null };

/** Values to try the chart with: a cup, and one to compare it with. */
export const SAMPLE: RadarWork = {
  scores: sampleOf(9, 9, 8, 7, 9, 8),
  other: sampleOf(7, 8, 8, 8, 7, 9),
};

function sampleOf(...scores: readonly number[]): Scores {
  return Object.fromEntries(POINTS.map((point, i) => [point, scores[i] ?? null]));
}

/** Whether stored data, of this or another version of the program, can be worked on. */
export function isRadarWork(value: unknown): value is RadarWork {
  if (!isObject(value)) return false;
  const { scores, other } = value;
  return areScores(scores) && (other === null || areScores(other));
}

const isScore = (value: unknown) =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX);

const areScores = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(([name, score]) => (POINTS as readonly string[]).includes(name) && isScore(score));

/** The scores that were given, as fields of a note. */
export const givenOf = (scores: Scores): Record<string, number> =>
  Object.fromEntries(
    POINTS.flatMap((point) => {
      const score = scores[point] ?? null;
      return score === null ? [] : [[point, score]];
    }),
  );
