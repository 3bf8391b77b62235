import { clockText } from '@hanjan/charts/timeline/words.ts';
import { rateAt } from '@hanjan/roastlog/figures/figures.ts';
import { signalsOf } from '@hanjan/roastlog/figures/signals.ts';
import { t } from '../../../base/texts/index.ts';
import { rateText, temperatureText } from '../numbers.ts';
import { rateUnit, type ShownRoast } from './chart_input.ts';
import './figures.css';

/** The points of a roast with their times and temperatures. */
export function RoastMarks({ figures, log, ror, options: { unit, per } }: ShownRoast) {
  if (figures.marks.length === 0) return null;
  return (
    <table className="roast-table">
      <caption className="spoken">{t('roast_marks')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('roast_point')}</th>
          <th scope="col">{t('roast_time')}</th>
          <th scope="col">{t('roast_bean')}</th>
          <th scope="col">{t('roast_air')}</th>
          <th scope="col" title={rateUnit(unit, per)}>
            {t('roast_ror')}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.marks.map(({ mark, s, bean, air, isEstimated }) => (
          <tr key={mark}>
            <th scope="row">
              {t(`roast_mark_${mark}`)}
              {isEstimated && <small>{t('roast_estimated')}</small>}
            </th>
            <td>{clockText(s)}</td>
            <td data-line="bean">{temperatureText(bean, unit)}</td>
            <td>{temperatureText(air, unit)}</td>
            <td>{rateText(rateAt(log, ror, mark, s), unit, per)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The phases of a roast: how long each is, its share, how fast the beans rose and by how much. */
export function RoastPhases({ figures, options: { unit, per } }: ShownRoast) {
  if (figures.phases.length === 0) return null;
  return (
    <table className="roast-table">
      <caption className="spoken">{t('roast_phases')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('roast_phase')}</th>
          <th scope="col">{t('roast_length')}</th>
          <th scope="col">{t('roast_share')}</th>
          <th scope="col">{t('roast_mean_ror')}</th>
          <th scope="col">{t('roast_gain')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.phases.map(({ key, from, to, percent, ror, gain }) => (
          <tr key={key}>
            <th scope="row">
              {t(`roast_phase_${key}`)}
              {figures.estimated.includes(`phases_percent.${key}`) && <small>{t('roast_estimated')}</small>}
            </th>
            <td>{clockText(to - from)}</td>
            <td>{percent.toFixed(1)} %</td>
            <td>{rateText(ror, unit, per)}</td>
            {/* A gain has no zero of a scale: it is a rate without time. */}
            <td>{rateText(gain, unit, 60)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SIGNALS = ['crash', 'flick', 'stall'] as const;

/**
 * What the rate of rise shows that a roaster looks for: a signal with its time, and no verdict. Of a roast that was typed
 * nothing can be said: where two straight lines meet, every rate falls.
 */
export function RoastSignals({ log, ror, figures, isTyped }: ShownRoast) {
  const signals = isTyped ? [] : signalsOf(log, ror);
  const unknown = figures.why.map(({ figure }) => figure);
  const text = (key: (typeof SIGNALS)[number]) => {
    const times = signals.filter((signal) => signal.key === key).map(({ s }) => clockText(s));
    if (times.length > 0) return times.join(', ');
    return t(isTyped || unknown.includes(key) ? 'roast_signal_unknown' : 'roast_signal_none');
  };
  return (
    <dl className="roast-signals" aria-label={t('roast_signals')}>
      {SIGNALS.map((key) => (
        <div key={key}>
          <dt>{t(`roast_signal_${key}`)}</dt>
          <dd>{text(key)}</dd>
        </div>
      ))}
    </dl>
  );
}
