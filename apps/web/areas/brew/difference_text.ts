import { showTerm, type Units } from '@hanjan/core';
import { t } from '../../base/texts/index.ts';
import { type Differences, isAsPlanned, isComparable, type Missed, worstOf } from './difference.ts';
import { massText } from './masses.ts';
import { pourName } from './plan.ts';

const MINUTE = 60_000;

/** A length of time that was missed: `8초`, `1.8초`, `1:12`. */
export function missedTime(ms: number): string {
  const off = Math.round(Math.abs(ms) / 100) * 100;
  return off < MINUTE ? t('brewdiff_seconds', { s: off / 1000 }) : showTerm(Math.round(off / 1000) * 1000);
}

/** Less or more, with its sign. */
export const signedText = (by: number, text: (size: number) => string): string =>
  by === 0 ? '0' : `${by < 0 ? '−' : '+'}${text(Math.abs(by))}`;

/** Where a brew differed from its plan, in a few sentences; none where nothing can be compared. */
export function differenceText(found: Differences, units: Units, isEspresso = false): string[] {
  const { steps, total, end } = found;
  if (!isComparable(found)) return [];
  if (isAsPlanned(found)) return [t('brewdiff_same')];
  const worst = worstOf(found);
  const off = worst === null ? null : (steps[worst]?.term.by ?? null);
  return [
    ...said(end, 500, (by) => [by > 0 ? 'brewdiff_late' : 'brewdiff_early', missedTime(by)]),
    ...said(total, 1, (by) => [by > 0 ? 'brewdiff_more' : 'brewdiff_less', massText(Math.abs(by), units)]),
    ...(worst === null || off === null
      ? []
      : [
          t(off > 0 ? 'brewdiff_worst_late' : 'brewdiff_worst_early', {
            ...{ step: pourName(worst, isEspresso), by: missedTime(off) },
          }),
        ]),
  ];
}

type Sentence = 'brewdiff_late' | 'brewdiff_early' | 'brewdiff_more' | 'brewdiff_less';

const said = ({ by }: Missed, least: number, words: (by: number) => readonly [Sentence, string]): string[] => {
  if (by === null || Math.abs(by) < least) return [];
  const [key, text] = words(by);
  return [t(key, { by: text })];
};
