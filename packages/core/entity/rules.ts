import type { Rule } from './entity.ts';

/** The most is not below the least, e.g. of `greenbean_moisture_min` and `_max`. Days compare as numbers do. */
export const minAndMax = <const P extends string>(pair: P) => {
  const [min, max] = [`${pair}_min`, `${pair}_max`] as const;
  return {
    at: max,
    from: [min, max],
    check: (values) => (isBelow(values[max], values[min]) ? { key: 'field_below' } : null),
  } satisfies Rule<Readonly<Record<`${P}_min` | `${P}_max`, unknown>>>;
};

const isBelow = (most: unknown, least: unknown): boolean =>
  (typeof most === 'number' && typeof least === 'number' && most < least) ||
  (typeof most === 'string' && typeof least === 'string' && most < least);
