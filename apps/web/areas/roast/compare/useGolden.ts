import { type Golden, goldenOf } from '@hanjan/roastlog/figures/golden.ts';
import { useMemo, useState } from 'react';
import { bestOf, type Compared } from './compare.ts';

/** Which roasts a golden curve is of. */
export type GoldenOf = 'none' | 'all' | 'best';

/** From so many roasts on their golden curve is drawn without being asked for: the middle of two says little. */
const SEVERAL = 3;

interface UsedGolden {
  /** What can be chosen. */
  readonly choices: readonly GoldenOf[];
  readonly chosen: GoldenOf;
  choose(of: GoldenOf): void;
  readonly golden: Golden | null;
  /** The roasts that it is of. */
  readonly of: readonly Compared[];
}

/** The golden curve of roasts that are compared: of all, or of those with the best scores. */
export function useGolden(roasts: readonly Compared[]): UsedGolden {
  const [picked, setPicked] = useState<GoldenOf | null>(null);
  const curved = useMemo(() => roasts.filter(({ log }) => log?.marks.CHARGE && log.time.length > 0), [roasts]);
  const best = useMemo(() => bestOf(curved), [curved]);
  const choices: readonly GoldenOf[] = [
    'none',
    ...(curved.length > 1 ? (['all'] as const) : []),
    // Where it is all of them it is no other curve.
    ...(best.length > 1 && best.length < curved.length ? (['best'] as const) : []),
  ];
  const usual = curved.length >= SEVERAL ? 'all' : 'none';
  const chosen = picked && choices.includes(picked) ? picked : usual;
  const of = chosen === 'none' ? NOBODY : chosen === 'best' ? best : curved;
  const golden = useMemo(() => goldenOf(of.flatMap(({ log }) => log ?? [])), [of]);
  return { choices, chosen, choose: setPicked, golden, of: golden ? of : NOBODY };
}

const NOBODY: readonly Compared[] = [];
