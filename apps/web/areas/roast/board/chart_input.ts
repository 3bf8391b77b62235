import type { RoastControl, RoastInput, RoastOther } from '@hanjan/charts/roast/layout.ts';
import type { RoastWords } from '@hanjan/charts/roast/View.tsx';
import { checksOf } from '@hanjan/roastlog/curve/profile.ts';
import type { Figures } from '@hanjan/roastlog/figures/figures.ts';
import type { Control, Mark, Reading, RoastLog } from '@hanjan/roastlog/log.ts';
import { t, textOf } from '../../../base/texts/index.ts';
import type { RoastOptions, RoastWork } from '../work.ts';

/** A roast as its page shows it: the log, what was calculated of it, and its rate of rise as it was asked for. */
export interface ShownRoast {
  readonly log: RoastLog;
  readonly figures: Figures;
  readonly ror: readonly Reading[];
  readonly options: RoastOptions;
  /** Its curves are straight lines between what somebody typed. */
  readonly isTyped: boolean;
}

/** What the chart draws of a roast, but for its size. */
export function chartInput(
  { log, figures, ror, options }: Omit<ShownRoast, 'isTyped'>,
  typed: RoastWork['typed'],
): RoastInput {
  const { time, bean, air, controls } = log;
  const { unit, per, checkLine, hidden } = options;
  const until = log.marks.DROP?.s ?? time.at(-1) ?? 0;
  const isShown = (line: (typeof hidden)[number]) => !hidden.includes(line);
  return {
    ...{ time, bean, air, ror, unit, rorPer: per, checkLine },
    marks: figures.marks.map(({ mark, s, bean, isEstimated }) => {
      return { key: mark, label: t(`roast_mark_${mark}`), s, bean, isEstimated };
    }),
    phases: figures.phases.map((phase) => ({
      ...phase,
      label: t(`roast_phase_${phase.key}`),
      isEstimated: figures.estimated.includes(`phases_percent.${phase.key}`),
    })),
    // What was set after the drop alone has no place beside the roast.
    controls: controls
      .map((control, nth) => controlOf(control, nth, until))
      .filter(({ steps: [first] }) => first && first.s < until),
    checks: checksOf(typed, log).map(({ key, ...check }, nth) => ({ ...check, key, label: String(nth + 1) })),
    shown: { bean: isShown('bean'), air: isShown('air'), ror: isShown('ror'), others: isShown('others') },
  };
}

const controlOf = ({ kind, name, unit, steps }: Control, nth: number, until: number): RoastControl => ({
  key: `${kind} ${nth}`,
  kind,
  // The trade's word where the log's own says no more than that.
  label: kind === 'other' ? name || t('roast_other') : t(`roast_${kind}`),
  unit,
  steps,
  until,
});

/** A log beneath another one, moved so that a mark of both lies at one place; at the charge where one lacks the mark. */
export function otherOf(log: RoastLog, below: RoastLog, align: Mark, name: string): RoastOther {
  const here = log.marks[align];
  const there = below.marks[align];
  const { time, bean, air } = below;
  const shift = here && there ? here.s - there.s : 0;
  return { key: 'background', name, time, bean, air, shift };
}

/** What the chart says of a roast in words. */
export const chartWords = (name: string, { unit, per }: RoastOptions): RoastWords => ({
  label: t('roast_label', { name }),
  help: t('roast_help'),
  minutes: t('roast_minutes'),
  rate: rateUnit(unit, per),
  estimated: t('roast_estimated'),
  bean: t('roast_bean'),
  air: t('roast_air'),
  ror: t('roast_ror'),
});

export const rateUnit = (unit: RoastOptions['unit'], per: RoastOptions['per']): string =>
  textOf('roast_rate', { unit, per });
