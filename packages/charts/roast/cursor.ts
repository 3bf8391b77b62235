import type { Reading } from '@hanjan/roastlog/log.ts';
import type { RoastInput } from './input.ts';

/** What the curves say at one time. */
export interface RoastValues {
  readonly s: number;
  readonly bean: Reading;
  readonly air: Reading;
  /** °C per minute. */
  readonly ror: Reading;
  /** Of the bean of each other roast, in their order. */
  readonly others: readonly Reading[];
  /** Of each control, in their order; null before its first step and after its end. */
  readonly controls: readonly Reading[];
}

/** The values at a time, between two readings the one between them; null where there is none. */
export function valuesAt({ time, bean, air, ror, others = [], controls }: RoastInput, s: number): RoastValues {
  const nth = time.findIndex((one) => one >= s);
  const at = (values: readonly Reading[]) => values[nth] ?? null;
  return {
    s,
    bean: at(bean),
    air: at(air),
    ror: at(ror),
    others: others.map(() => null),
    controls: controls.map(() => null),
  };
}
