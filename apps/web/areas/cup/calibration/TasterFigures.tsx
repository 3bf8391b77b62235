import { scoreText } from '@hanjan/charts/radar/score.ts';
import { roundTo } from '@hanjan/core';
import { LEAST_SHARED } from '@hanjan/core/calc/taste/calibration.ts';
import type { Taster } from '@hanjan/model/qc/calibration.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { useId } from 'react';
import { isolated, t } from '../../../base/texts/index.ts';
import { DeviationTable } from './DeviationTable.tsx';
import { saidOf } from './deviation.ts';

interface Props extends Pick<Taster, 'total' | 'points'> {
  readonly name: string;
  /** The same on the page, which says who of them is its reader. */
  readonly title: string;
}

/** One taster: in a sentence how they score, and each attribute. */
export function TasterFigures({ name, title, total, points }: Props) {
  const id = useId();
  const said = sentence(name, { total, points });
  return (
    <section className="calibration-taster" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{said}</p>
      {total.bias !== null && (
        <DeviationTable
          head={t('radar_axis')}
          rows={POINTS.map((key) => ({ key, label: t(key), deviation: points[key] }))}
        />
      )}
    </section>
  );
}

function sentence(name: string, figures: Pick<Taster, 'total' | 'points'>): string {
  const said = saidOf(figures);
  if (said.is === 'few') return t('calibration_few', { count: figures.total.cups, least: LEAST_SHARED });
  if (said.is === 'even') return t('calibration_even', { name: isolated(name) });
  const what = t(said.what === 'total' ? 'calibration_total' : said.what);
  return t(said.is === 'high' ? 'calibration_high' : 'calibration_low', {
    ...{ name: isolated(name), what },
    points: scoreText(roundTo(said.by, 10)),
  });
}
