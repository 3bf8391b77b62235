import { type Row, roundTo } from '@hanjan/core';

/** The mean of the scores that were given, with one decimal; null when none was. */
export function meanOf(row: Row, names: readonly string[]): string | null {
  const given = names.map((name) => row[name]).filter((score) => typeof score === 'number');
  const sum = given.reduce((all, score) => all + score, 0);
  return given.length > 0 ? roundTo(sum / given.length, 10).toFixed(1) : null;
}
