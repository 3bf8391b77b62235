/** The timer of a brew and the main timer. */
export const brewTimer = {
  pour_bloom: '뜸 들이기',
  pour_nth: '{nth}차 푸어',
  pour_espresso: '추출',
  pour_espresso_nth: '추출 {nth}',
} as const satisfies Record<string, string>;
