const MONTHS = 12;
const LEAST = 2.5;
const MOST = 9;
/** A month of so many notes has the largest dot. */
const MANY = 12;

/** The last twelve months up to the one of a day, as `2026-11`. */
export const lastMonths = (today: Date): readonly string[] =>
  Array.from({ length: MONTHS }, (_, nth) => {
    const at = new Date(today.getFullYear(), today.getMonth() - (MONTHS - 1) + nth, 1);
    return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`;
  });

/** How many notes each month has, and the radius of its dot, whose area grows with them. */
export const dotsOf = (counts: Readonly<Record<string, number>>, months: readonly string[]) =>
  months.map((month) => {
    const count = counts[month] ?? 0;
    const share = Math.sqrt(Math.min(count, MANY) / MANY);
    return { month, count, radius: count === 0 ? 0 : LEAST + (MOST - LEAST) * share };
  });
