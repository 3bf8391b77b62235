/** The timer of a brew and the main timer. */
export const brewTimer = {
  pour_bloom: 'Bloom',
  pour_nth: 'Pour {nth}',
  pour_espresso: 'Extraction',
  pour_espresso_nth: 'Extraction {nth}',
} as const satisfies Record<string, string>;
