import type { Names } from '@hanjan/core';
import { type Aim, gaugeOf, type Turn } from '@hanjan/core';
import { dose } from '@hanjan/model/presets.ts';
import { t } from '../../../base/texts/index.ts';
import { seconds } from './changes.ts';

/** What to do before the next shot, and why. */
export interface Advice {
  readonly do: string;
  readonly why: string;
}

/** A turn in words. */
export function adviceOf(turn: Turn, aim: Aim, { units }: Pick<Names, 'units'>): Advice {
  const gauge = gaugeOf(dose, units);
  const grams = (tenths: number) => `${gauge.text(tenths)}\u00a0${gauge.unit}`;
  const aimed = { mass: grams(aim.mass), from: seconds(aim.from), to: seconds(aim.to) };
  switch (turn.turn) {
    case 'finer':
      return { do: t('dial_finer'), why: t('dial_finer_why', { ...aimed, at: seconds(turn.at) }) };
    case 'coarser':
      return { do: t('dial_coarser'), why: t('dial_coarser_why', { ...aimed, at: seconds(turn.at) }) };
    case 'yield':
      return {
        do: t('dial_yield', aimed),
        why: t(turn.by > 0 ? 'dial_yield_more' : 'dial_yield_less', { ...aimed, by: grams(Math.abs(turn.by)) }),
      };
    case 'keep':
      return { do: t('dial_keep'), why: t('dial_keep_why', { ...aimed, at: seconds(turn.at) }) };
    default:
      return { do: t('dial_unknown'), why: t(turn.missing === 'mass' ? 'dial_no_mass' : 'dial_no_term') };
  }
}
