/** The mean of the scores that are given; null when none is. */
export function meanOf(scores: readonly (number | null)[]): number | null {
  const given = scores.filter((score) => score !== null);
  return given.length === 0 ? null : given.reduce((sum, score) => sum + score, 0) / given.length;
}
