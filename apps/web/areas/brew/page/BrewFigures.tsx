import { brewRatio, type Row, showTerm } from '@hanjan/core';
import { units } from '../../../base/session/preferences.ts';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { doseGauge, short } from '../masses.ts';
import { isShot, type Plan, totalOf } from '../plan.ts';
import { numberOf } from '../work/fields.ts';
import { meanFlow, yieldOf } from './figures.ts';
import './figures.css';

interface Props {
  readonly fields: Row;
  readonly plan: Plan;
  /** How it went, once it was brewed. */
  readonly actual: Plan | null;
}

/** The numbers of a brew, large: those of the plan, and afterwards those that it became. */
export function BrewFigures({ fields, plan, actual }: Props) {
  const gauge = doseGauge(useStore(units));
  const shown = actual ?? plan;
  const coffee = numberOf(fields, 'brewing_bean_mass');
  const mass = (value: number) => short(gauge.text(value));
  const ratio = (of: Plan) => brewRatio(totalOf(of), coffee);
  const extraction = yieldOf(fields);
  return (
    <dl className="brewpage-figures" aria-label={t('brewpage_figures')}>
      <Figure
        name={t('brewpage_figure_ratio')}
        now={ratio(shown)}
        planned={actual && ratio(plan)}
        text={(one) => `1:${one}`}
      />
      <Figure
        name={t(isShot(fields) ? 'brewpage_figure_yield' : 'brewpage_figure_water')}
        now={totalOf(shown)}
        planned={actual && totalOf(plan)}
        text={mass}
        unit={gauge.unit}
      />
      <Figure name={t('brew_time')} now={shown.end} planned={actual && plan.end} text={showTerm} />
      {extraction === null ? (
        <Figure
          name={t('brewpage_figure_flow')}
          now={meanFlow(shown)}
          planned={actual && meanFlow(plan)}
          text={tenths}
          unit="g/s"
        />
      ) : (
        <Figure
          name={t('brewpage_figure_extraction')}
          now={extraction}
          planned={null}
          text={(one) => one.toFixed(1)}
          unit="%"
        />
      )}
    </dl>
  );
}

const tenths = (value: number) => (value / 10).toFixed(1);

interface FigureProps {
  readonly name: string;
  readonly now: number | null;
  readonly planned: number | null;
  text(value: number): string;
  readonly unit?: string | undefined;
}

const Figure = ({ name, now, planned, text, unit }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {now === null ? <span className="brewpage-none">–</span> : text(now)}
      {now !== null && unit && <small>{unit}</small>}
    </dd>
    {planned !== null && planned !== now && (
      <dd className="brewpage-planned">{t('brewdiff_plan', { value: text(planned) })}</dd>
    )}
  </div>
);
