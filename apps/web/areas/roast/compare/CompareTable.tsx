import { shownDegrees } from '@hanjan/charts/roast/frame.ts';
import { clockText, tenths } from '@hanjan/charts/timeline/words.ts';
import { type Gauge, numberOrNull, type Row } from '@hanjan/core';
import { percent as percentField } from '@hanjan/model/presets.ts';
import type { Figures } from '@hanjan/roastlog/figures/figures.ts';
import type { Mark, RoastLog } from '@hanjan/roastlog/log.ts';
import { t, textOf } from '../../../base/texts/index.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { exact, useStockGauge } from '../../stock/masses.ts';
import { numberIn } from '../points/points.ts';
import type { RoastOptions } from '../work.ts';
import { markIn, spreadOf } from './compare.ts';

/** One of the roasts; nulls where it could not be read. */
export interface Compared {
  readonly id: string;
  /** Its look. */
  readonly nth: number;
  /** What was roasted, and when; its id where neither is known. */
  readonly title: string;
  readonly when: string;
  /** Both in one. */
  readonly name: string;
  readonly row: Row | null;
  /** Why there is no row. */
  readonly why: 'roast_compare_missing' | 'roast_compare_unread' | null;
  readonly log: RoastLog | null;
  readonly figures: Figures | null;
}

interface Props {
  readonly roasts: readonly Compared[];
  readonly unit: RoastOptions['unit'];
}

interface Line {
  readonly label: string;
  value(roast: Compared): number | null;
  text(value: number): string;
}

/** How far all are apart in the first column, then one for each roast. */
export function CompareTable({ roasts, unit }: Props) {
  const gauge = useStockGauge();
  return (
    <div className="compare-scroll">
      <table className="roast-table compare-table">
        <thead>
          <tr>
            <th scope="col">{t('roast_compare_item')}</th>
            <th scope="col">{t('roast_compare_spread')}</th>
            {roasts.map(({ id, title, when }) => (
              <th key={id} scope="col">
                <RecordLink screen="roaster_roasting_result" id={id}>
                  {title}
                </RecordLink>
                <small>{when}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(unit, gauge).map(({ label, value, text }) => {
            const values = roasts.map(value);
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{spreadOf(values)?.map(text).join(' – ') ?? '–'}</td>
                {values.map((one, nth) => (
                  <td key={roasts[nth]?.id}>{one === null ? '–' : text(one)}</td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">{t('rgst_user')}</th>
            <td>–</td>
            {roasts.map(({ id, row }) => (
              <td key={id}>{typeof row?.rgst_user === 'string' ? row.rgst_user : '–'}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function linesOf(unit: RoastOptions['unit'], gauge: Gauge): Line[] {
  const degrees = (celsius: number) => `${tenths(shownDegrees(celsius, unit))} °${unit}`;
  const percent = (value: number) => `${tenths(value)} %`;
  const massOf = (name: string): Line => ({
    label: textOf(name),
    value: ({ row }) => numberOrNull(row?.[name]),
    text: (held) => exact(gauge, held),
  });
  const time = (mark: Mark): Line => ({
    label: t('roast_compare_time', { mark: t(`roast_mark_${mark}`) }),
    value: ({ figures }) => (figures ? (markIn(figures, mark)?.s ?? null) : null),
    text: clockText,
  });
  const bean = (mark: Mark, label = t('roast_compare_bean', { mark: t(`roast_mark_${mark}`) })): Line => ({
    label,
    value: ({ figures }) => (figures ? (markIn(figures, mark)?.bean ?? null) : null),
    text: degrees,
  });
  const phase = (key: 'drying' | 'maillard' | 'development'): Line => ({
    label: t(`roast_phase_${key}`),
    value: ({ figures }) => figures?.phases.find((one) => one.key === key)?.percent ?? null,
    text: percent,
  });
  return [
    massOf('greenbean_total_mass'),
    massOf('roasting_mass'),
    {
      label: textOf('list_roasting_loss'),
      value: ({ row }) => (typeof row?.roasting_loss === 'number' ? numberIn(percentField, row.roasting_loss) : null),
      text: percent,
    },
    bean('CHARGE', t('roast_compare_charge')),
    ...[time('TP'), bean('TP'), time('DRY'), time('FCs'), bean('FCs'), time('DROP'), bean('DROP')],
    ...[phase('drying'), phase('maillard'), phase('development')],
    { label: 'DTR', value: ({ figures }) => figures?.dtr_percent ?? null, text: percent },
  ];
}
