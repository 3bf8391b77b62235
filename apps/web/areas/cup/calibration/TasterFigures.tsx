import { scoreText, signed } from '@hanjan/charts/radar/score.ts';
import { roundTo } from '@hanjan/core';
import { LEAST_SHARED } from '@hanjan/core/calc/calibration.ts';
import type { Taster } from '@hanjan/model/qc/calibration.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { useId } from 'react';
import { isolated, t } from '../../../base/texts/index.ts';
import { DotLine, DotScale } from './DotLine.tsx';
import { saidOf } from './deviation.ts';

interface Props extends Pick<Taster, 'total' | 'points'> {
  readonly name: string;
  /** The same on the page, which says who of them is its reader. */
  readonly title: string;
}

/** A size of differences as it is read. */
export const spreadText = (spread: number | null): string => scoreText(spread === null ? null : roundTo(spread, 10));

/** One taster: in a sentence how they score, and each attribute. */
export function TasterFigures({ name, title, total, points }: Props) {
  const id = useId();
  const said = sentence(name, { total, points });
  return (
    <section className="calibration-taster" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{said}</p>
      {total.bias !== null && (
        <table className="calibration-table">
          <thead>
            <tr>
              <th scope="col">{t('radar_axis')}</th>
              <DotScale />
              <th scope="col">{t('calibration_bias')}</th>
              <th scope="col">{t('calibration_spread')}</th>
              <th scope="col">{t('calibration_shared')}</th>
            </tr>
          </thead>
          <tbody>
            {POINTS.map((key) => (
              <tr key={key}>
                <th scope="row">{t(key)}</th>
                <td>
                  <DotLine bias={points[key].bias} />
                </td>
                <td>{signed(points[key].bias, 0)}</td>
                <td>{spreadText(points[key].spread)}</td>
                <td>{points[key].cups}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
