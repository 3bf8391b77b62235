import type { CodeRow } from '../row.ts';

/** How a drink is served. */
export const DRSV: CodeRow[] = [
  ['HOT', 'Hot', '핫', '따뜻한'],
  ['ICE', 'Iced', '아이스', '차가운'],
];
