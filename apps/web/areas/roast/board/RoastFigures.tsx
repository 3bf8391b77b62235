import { clockText } from '@hanjan/charts/timeline/words.ts';
import type { Figures, Why } from '@hanjan/roastlog/figures/figures.ts';
import { hasText, t, textOf } from '../../../base/texts/index.ts';
import type { ShownRoast } from './chart_input.ts';
import './figures.css';

/** The figures of a roast, the number largest. One that cannot be shown is a dash and says what is missing. */
export function RoastFigures({ figures, log }: ShownRoast) {
  const { total_s, development_s, dtr_percent, auc, loss_percent, organic_loss_percent, estimated, why } = figures;
  const all: readonly Figure[] = [
    { name: 'total_s', value: total_s, text: clockText },
    { name: 'development_s', value: development_s, text: clockText },
    { name: 'dtr_percent', value: dtr_percent, text: fixed(1), unit: '%' },
    { name: 'auc', value: auc, text: fixed(0), unit: t('roast_auc_unit') },
    { name: 'loss_percent', value: loss_percent, text: fixed(1), unit: '%' },
    { name: 'organic_loss_percent', value: organic_loss_percent, text: fixed(2), unit: '%' },
    { name: 'green_g', value: log.green_g, ...weight(log.green_g) },
    { name: 'roasted_g', value: log.roasted_g, ...weight(log.roasted_g) },
  ];
  return (
    <dl className="roast-figures" aria-label={t('roast_figures')}>
      {all.map(({ name, value, text, unit }) => (
        <div key={name}>
          <dt>
            {textOf(`roast_${name}`)}
            {isEstimated(estimated, name) && <small>{t('roast_estimated')}</small>}
          </dt>
          <dd>
            {value === null ? '–' : text(value)}
            {value !== null && unit && <small>{unit}</small>}
          </dd>
          {value === null && <dd className="roast-why">{missingText(why, name)}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface Figure {
  readonly name: string;
  readonly value: number | null;
  text(value: number): string;
  readonly unit?: string;
}

const isEstimated = (estimated: Figures['estimated'], name: string) => estimated.some((one) => one === name);

const fixed = (decimals: number) => (value: number) => value.toFixed(decimals).replace('-', '−');

/** Grams, or kilograms of whoever roasts more than a sample. */
const weight = (grams: number | null) =>
  grams !== null && grams >= 1000
    ? { text: (value: number) => (value / 1000).toFixed(2), unit: 'kg' }
    : { text: (value: number) => value.toFixed(1).replace(/\.0$/, ''), unit: 'g' };

/** What a figure lacks, in words. */
function missingText(why: readonly Why[], figure: string): string {
  const missing = why.find((one) => one.figure === figure)?.missing ?? [];
  const names = missing.map((what) =>
    textOf(hasText(`roast_mark_${what}`) ? `roast_mark_${what}` : `roast_missing_${what}`),
  );
  return names.length > 0 ? t('roast_why', { missing: names.join(', ') }) : '';
}
