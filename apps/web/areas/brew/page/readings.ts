import { brewRatio, type Row, showTerm } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import type { Reading } from '../../chart/chart.ts';
import { massText } from '../masses.ts';
import { isShot, type Plan, pourName, totalOf } from '../plan.ts';
import { numberOf } from '../work/fields.ts';

/** A brew in words, for paper: its numbers, then each pour with its time and mass, and the plan beside it. */
export function brewReadings(fields: Row, plan: Plan, actual: Plan | null): Reading[] {
  const shown = actual ?? plan;
  const mass = (tenths: number | null | undefined) => (typeof tenths === 'number' ? massText(tenths) : '–');
  const coffee = numberOf(fields, 'brewing_bean_mass');
  const total = totalOf(shown);
  const ratio = brewRatio(total, coffee);
  const planned = (value: string | null) => (actual && value !== null ? ` (${t('brewdiff_plan', { value })})` : '');
  const told = (at: number) => {
    const { term, mass: poured } = plan.pours[at] ?? {};
    return planned(term === undefined ? null : `${showTerm(term)} · ${mass(poured)}`);
  };
  return [
    { name: t('brewing_bean_mass'), value: mass(coffee) },
    {
      name: t(isShot(fields) ? 'brewpage_figure_yield' : 'brewpage_figure_water'),
      value: `${mass(total)}${ratio === null ? '' : ` · 1:${ratio}`}`,
    },
    ...shown.pours.map(({ term, mass: poured }, nth) => ({
      name: pourName(nth, isShot(fields), shown.pours.length),
      value: `${showTerm(term)} · ${mass(poured)}${told(nth)}`,
    })),
    ...(shown.end === null
      ? []
      : [{ name: t('brew_end'), value: showTerm(shown.end) + planned(plan.end === null ? null : showTerm(plan.end)) }]),
  ];
}
