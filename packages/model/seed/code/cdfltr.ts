import type { CodeRow } from '../row.ts';

/** Countries that grow coffee and countries that only drink it. */
export const CDFLTR: CodeRow[] = [
  ['CFPRDC', 'Coffee-producing', '커피 생산국'],
  ['CNSM', 'Consuming', '소비국'],
];
