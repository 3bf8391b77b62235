import type { FoundRoast } from './found.ts';

/**
 * What a roast is beside others: in the book already, one that came before among these, perhaps one of them or of those in
 * the book, a row that says what one above it says, or new.
 */
export type Double = 'known' | 'twice' | 'alike' | 'again' | null;

/** How near the figures of one roast lie in the logs of two programs, in seconds and °C: some keep whole seconds. */
const APART_S = 2;
const APART_C = 1;

/**
 * Which roasts are there already or came before among the others, by the hashes of their curves; and which look like one
 * that another program recorded: of the same day, as long, dropped as hot.
 */
export function doublesOf(roasts: readonly FoundRoast[], known: ReadonlySet<string>): Double[] {
  const firsts = new Set<string>();
  const days = new Map<string, FoundRoast[]>();
  return roasts.map((roast): Double => {
    const { hash } = roast;
    if (hash !== null && known.has(hash)) return 'known';
    if (hash !== null && firsts.has(hash)) return 'twice';
    if (hash !== null) firsts.add(hash);
    const day = roast.roasted_at?.slice(0, 10) ?? '';
    const same = days.get(day) ?? [];
    days.set(day, [...same, roast]);
    if (day !== '' && same.some((one) => isAlike(one, roast))) return 'alike';
    return roast.isAgain ? 'again' : null;
  });
}

/** Whether two logs of different programs tell the same figures. */
function isAlike(one: FoundRoast, other: FoundRoast): boolean {
  if (one.source === other.source) return false;
  const isNear = (a: number | null, b: number | null, apart: number) =>
    a !== null && b !== null && Math.abs(a - b) <= apart;
  return isNear(one.total_s, other.total_s, APART_S) && isNear(one.end_c, other.end_c, APART_C);
}
