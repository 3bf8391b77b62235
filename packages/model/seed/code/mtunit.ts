import type { CodeRow } from '../row.ts';

/** What a material is counted, weighed or measured in. */
export const MTUNIT: CodeRow[] = [
  ['PC', 'pieces', '개', '낱개,장,매'],
  ['G', 'grams', '그램', 'g'],
  ['ML', 'millilitres', '밀리리터', 'ml'],
];
