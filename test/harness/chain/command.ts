import fc from 'fast-check';

const STEPS = ['DONE', 'DONE', 'RSRV', 'PRHT', 'RSTG', 'COOL', 'CNCL'];

const mass = fc.integer({ min: 1, max: 3000 });
const one = fc.nat(9);
/** What somebody does next; which lot or record it is about follows from `one` and `other` once it is known what there is. */
export const command = fc.record({
  what: fc.constantFrom(
    ...(['arrive', 'arrive', 'arrival_mass', 'arrival_date', 'arrival_gone'] as const),
    ...(['roast', 'roast', 'roast', 'roast_green', 'roast_step', 'roast_mass', 'roast_gone'] as const),
    ...(['blend', 'blend', 'blend', 'blend_parts', 'blend_taking', 'blend_gone', 'blend_gone'] as const),
    ...(['PACK', 'DELIVER', 'back', 'COUNT', 'COUNT', 'count_late', 'WASTE', 'RECEIVE'] as const),
  ),
  who: fc.constantFrom(0, 1),
  one,
  other: one,
  step: fc.constantFrom(...STEPS),
  mass,
  more: mass,
  isYes: fc.boolean(),
});
export type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;
const first = { who: 0, one: 0, other: 0, step: 'DONE', mass: 4000, more: 1, isYes: true } as const;

/** What a roastery begins with: two arrivals, two roasts and a blend of one of them. */
export const BEGINNING: readonly Command[] = [
  { ...first, what: 'arrive', other: 7 },
  { ...first, what: 'arrive', other: 3 },
  { ...first, what: 'roast' },
  { ...first, what: 'roast', mass: 2999 },
  { ...first, what: 'blend', one: 1, other: 1, mass: 2001 },
];

/** Sequences that told the model and the product apart once. */
export const EXAMPLES: readonly Command[][] = [
  // What is taken back belongs to no other move, which may be taken back in turn.
  [
    { ...first, what: 'RECEIVE', mass: 872 },
    { ...first, what: 'WASTE', mass: 485 },
    { ...first, what: 'back' },
    { ...first, what: 'back', one: 1 },
    { ...first, what: 'COUNT', mass: 1229 },
  ],
];
