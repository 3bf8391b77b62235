import { lossOf, organicLossOf } from '@hanjan/core';
import { MARKS, type Mark, type Reading, type RoastLog } from '../log.ts';
import { placeOf, readingAt } from './at.ts';
import { aucOf } from './auc.ts';
import { type Estimable, estimatedIn } from './estimated.ts';
import { type Phase, phasesOf } from './phases.ts';
import { ROR_DEFAULT, rorOf, spanFor } from './ror.ts';
import { type Why, whyOf } from './why.ts';

export type { Estimable } from './estimated.ts';
export type { Phase } from './phases.ts';
export type { Why } from './why.ts';

/** What was measured at a mark: °C, and °C per minute. */
export interface MarkFigures {
  readonly mark: Mark;
  readonly s: number;
  readonly bean: Reading;
  readonly air: Reading;
  readonly ror: Reading;
  readonly isEstimated: boolean;
}

/** What is calculated of a roast; null where something is missing for it, which `why` names. */
export interface Figures {
  /** Charge to drop. */
  readonly total_s: Reading;
  /** First crack start to drop. */
  readonly development_s: Reading;
  readonly dtr_percent: Reading;
  readonly phases: readonly Phase[];
  /** °C·min over 100 °C, from the turning point to the drop. */
  readonly auc: Reading;
  /** Marks that there are, in the order of their time. */
  readonly marks: readonly MarkFigures[];
  readonly loss_percent: Reading;
  readonly organic_loss_percent: Reading;
  /** Which of these rest on a mark that is estimated. */
  readonly estimated: readonly Estimable[];
  /** Phases and signals that cannot be calculated are named too. */
  readonly why: readonly Why[];
}

/** The figures of a roast, unrounded but for the percents of phases; the rate of rise at marks is taken over the span that suits the log. */
export function figuresOf(log: RoastLog): Figures {
  const { CHARGE, TP, FCs, DROP } = log.marks;
  const { green_g, roasted_g, moisture_green, moisture_roasted } = log;
  const total_s = between(CHARGE, DROP) || null;
  const development_s = between(FCs, DROP);
  const isWhole = total_s !== null && development_s !== null && development_s <= total_s;
  const figures = {
    total_s,
    development_s,
    dtr_percent: isWhole ? (development_s / total_s) * 100 : null,
    auc: !between(TP, DROP) ? null : aucOf(log, TP?.s ?? 0, DROP?.s ?? 0),
    loss_percent: lossIn(lossOf(green_g, roasted_g)),
    organic_loss_percent: lossIn(organicLossOf(green_g, roasted_g, moisture_green, moisture_roasted)),
  };
  const phases = phasesOf(log);
  const known = [
    ...Object.entries(figures).flatMap(([key, value]) => (value === null ? [] : [key])),
    ...phases.map(({ key }) => key),
  ];
  return {
    ...{ ...figures, phases, marks: markFigures(log) },
    estimated: estimatedIn(log, { ...figures, phases }),
    why: whyOf(log, known),
  };
}

/** No roast gains weight: one of the two was written wrong. */
const lossIn = (percent: Reading): Reading => (percent === null || percent < 0 ? null : percent);

/** Seconds between two marks; null when one is missing, or when they come the wrong way round. */
function between(from: RoastLog['marks'][Mark], to: RoastLog['marks'][Mark]): Reading {
  return from === null || to === null || to.s < from.s ? null : to.s - from.s;
}

function markFigures(log: RoastLog): MarkFigures[] {
  const { time, bean, air, marks } = log;
  const ror = rorOf(log, { ...ROR_DEFAULT, span_s: spanFor(log) });
  return MARKS.flatMap((mark) => {
    const at = marks[mark];
    if (at === null) return [];
    const { s, isEstimated } = at;
    return [
      {
        mark,
        s,
        bean: readingAt(time, bean, s),
        air: readingAt(time, air, s),
        ror: rateAt(log, ror, mark, s),
        isEstimated,
      },
    ];
  }).sort((a, b) => a.s - b.s);
}

/**
 * The rate of rise at a mark. A drop between two readings has that of the last one in the drum. At the turning point it
 * is 0: there the beans neither fall nor rise, and a rate of the seconds before it would only tell the fall.
 */
export const rateAt = ({ time }: Pick<RoastLog, 'time'>, ror: readonly Reading[], mark: Mark, s: number): Reading =>
  mark === 'TP' ? 0 : (readingAt(time, ror, s) ?? (mark === 'DROP' ? (ror[placeOf(time, s) - 1] ?? null) : null));
