import { type Row, roundTo } from '@hanjan/core';

const term = (row: Row, name: string): number | null => (typeof row[name] === 'number' ? row[name] : null);

/** The share of a roast from the start of first crack to the drop, ×10 percent; null where that was not noted. */
export function developedOf(row: Row): number | null {
  const charge = term(row, 'roasting_start_term') ?? 0;
  const crack = term(row, 'first_start_term');
  const drop = term(row, 'end_term') ?? term(row, 'roasting_end_term');
  if (crack === null || drop === null || crack < charge || drop < crack || drop <= charge) return null;
  return roundTo(((drop - crack) / (drop - charge)) * 1000, 1);
}
