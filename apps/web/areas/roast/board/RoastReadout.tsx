import { type RoastValues, valuesAt } from '@hanjan/charts/roast/cursor.ts';
import type { RoastInput } from '@hanjan/charts/roast/layout.ts';
import { clockText } from '@hanjan/charts/timeline/words.ts';
import type { Reading, Unit } from '@hanjan/roastlog/log.ts';
import { t } from '../../../base/texts/index.ts';
import { rateText, temperatureText } from '../numbers.ts';
import type { RoastOptions } from '../work.ts';
import { rateUnit } from './chart_input.ts';
import './readout.css';

interface Props {
  readonly input: RoastInput;
  readonly options: RoastOptions;
  /** Null where nothing was recorded. */
  readonly s: number | null;
  /** Whether keys have brought the cursor there, so that it is to be told. */
  readonly isTold: boolean;
}

/** What all curves say at one time, above the chart. */
export function RoastReadout({ input, options, s, isTold }: Props) {
  const { unit, per, hidden } = options;
  const values = s === null ? null : valuesAt(input, s);
  const other = input.others?.[0];
  const shown = (line: (typeof hidden)[number]) => !hidden.includes(line);
  return (
    <section className="roast-readout" aria-label={t('roast_readout')}>
      <Value name={t('roast_time')} value={s === null ? '–' : clockText(s)} />
      {shown('bean') && <Value line="bean" name={t('roast_bean')} value={degrees(values?.bean, unit)} />}
      {shown('air') && <Value line="air" name={t('roast_air')} value={degrees(values?.air, unit)} />}
      {shown('ror') && (
        <Value
          line="ror"
          name={t('roast_ror')}
          value={rateText(values?.ror ?? null, unit, per)}
          unit={`${rateUnit(unit, per)} · ${t('roast_span_of', { s: options.span_s })}`}
        />
      )}
      {other && shown('others') && <Value line="other" name={other.name} value={degrees(values?.others[0], unit)} />}
      <output className="spoken">{isTold && values ? spoken(values, options) : ''}</output>
    </section>
  );
}

interface ValueProps {
  readonly line?: string;
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
}

const Value = ({ line, name, value, unit }: ValueProps) => (
  <p data-line={line}>
    {line && <i aria-hidden="true" />}
    <span>{name}</span> <b>{value}</b> {unit && <small>{unit}</small>}
  </p>
);

const degrees = (value: Reading | undefined, unit: Unit) => temperatureText(value ?? null, unit);

/** The values in a few words. */
const spoken = ({ s, bean, air, ror }: RoastValues, { unit, per }: RoastOptions) =>
  [
    clockText(s),
    `${t('roast_bean')} ${degrees(bean, unit)}`,
    `${t('roast_air')} ${degrees(air, unit)}`,
    `${t('roast_ror')} ${rateText(ror, unit, per)}`,
  ].join(', ');
