import { shownDegrees } from '@hanjan/charts/roast/frame.ts';
import { clockText, tenths } from '@hanjan/charts/timeline/words.ts';
import { type Gauge, numberOrNull } from '@hanjan/core';
import { percent as percentField } from '@hanjan/model/presets.ts';
import { type Golden, strayIsEstimated, strayOf } from '@hanjan/roastlog/figures/golden.ts';
import type { Phase } from '@hanjan/roastlog/figures/phases.ts';
import type { Mark } from '@hanjan/roastlog/log.ts';
import { t, textOf } from '../../../base/texts/index.ts';
import { exact } from '../../stock/masses.ts';
import { rateText } from '../numbers.ts';
import { numberIn } from '../points/points.ts';
import type { RoastOptions } from '../work.ts';
import { type Compared, markIn } from './compare.ts';

/** A figure of all roasts: what it is of each, and how it is read. */
export interface Line {
  readonly label: string;
  value(roast: Compared): number | null;
  text(value: number): string;
  /** How far two of them are apart. */
  apart(difference: number): string;
  /** Whether it rests on a mark that nobody set. */
  isEstimated?(roast: Compared): boolean;
  /** Higher is better. */
  readonly isScore?: boolean;
}

const PHASES = ['drying', 'maillard', 'development'] as const satisfies readonly Phase['key'][];

/** What roasts are compared by: what went in and came out, when and how hot their marks were, their phases and scores. */
export function linesOf(unit: RoastOptions['unit'], gauge: Gauge): Line[] {
  const degrees = {
    text: (celsius: number) => `${tenths(shownDegrees(celsius, unit))} °${unit}`,
    apart: (by: number) => rateText(by, unit),
  };
  const percent = { text: (value: number) => `${tenths(value)} %`, apart: tenths };
  // A mean lies between whole grams.
  const mass = (held: number) => exact(gauge, Math.round(held));
  const massOf = (name: string): Line => ({
    label: textOf(name),
    value: ({ row }) => numberOrNull(row?.[name]),
    ...{ text: mass, apart: mass },
  });
  const time = (mark: Mark): Line => ({
    label: t('roast_compare_time', { mark: t(`roast_mark_${mark}`) }),
    value: ({ figures }) => (figures ? (markIn(figures, mark)?.s ?? null) : null),
    text: clockText,
    apart: clockText,
    // Seconds count from the charge.
    isEstimated: ({ figures }) =>
      [mark, 'CHARGE' as const].some((one) => figures && markIn(figures, one)?.isEstimated === true),
  });
  const bean = (mark: Mark, label = t('roast_compare_bean', { mark: t(`roast_mark_${mark}`) })): Line => ({
    label,
    value: ({ figures }) => (figures ? (markIn(figures, mark)?.bean ?? null) : null),
    ...degrees,
    isEstimated: ({ figures }) => figures !== null && markIn(figures, mark)?.isEstimated === true,
  });
  const phase = (key: Phase['key']): Line => ({
    label: t(`roast_phase_${key}`),
    value: ({ figures }) => figures?.phases.find((one) => one.key === key)?.percent ?? null,
    ...percent,
    isEstimated: ({ figures }) => figures?.estimated.includes(`phases_percent.${key}`) === true,
  });
  return [
    massOf('greenbean_total_mass'),
    massOf('roasting_mass'),
    {
      label: textOf('list_roasting_loss'),
      value: ({ row }) => (typeof row?.roasting_loss === 'number' ? numberIn(percentField, row.roasting_loss) : null),
      ...percent,
    },
    bean('CHARGE', t('roast_compare_charge')),
    ...[time('TP'), bean('TP'), time('DRY'), time('FCs'), bean('FCs'), time('DROP'), bean('DROP')],
    ...PHASES.map(phase),
    {
      label: 'DTR',
      value: ({ figures }) => figures?.dtr_percent ?? null,
      ...percent,
      isEstimated: ({ figures }) => figures?.estimated.includes('dtr_percent') === true,
    },
    { label: textOf('roasting_score'), value: ({ score }) => score, text: tenths, apart: tenths, isScore: true },
  ];
}

/** How far each roast was from the golden curve, phase by phase. */
export const strayLines = (unit: RoastOptions['unit'], golden: Golden): Line[] =>
  PHASES.map((key) => ({
    label: t('roast_golden_stray', { phase: t(`roast_phase_${key}`) }),
    value: ({ log }) => log && strayOf(log, golden)[key],
    text: (by) => `${rateText(by, unit)} °${unit}`,
    apart: (by) => rateText(by, unit),
    isEstimated: ({ log }) => log !== null && strayIsEstimated(log, golden, key),
  }));
