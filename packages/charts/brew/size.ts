/** Ms of the longest brew that is drawn. */
export const LONGEST = 2 * 86_400_000;
