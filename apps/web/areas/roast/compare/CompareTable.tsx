import { shownDegrees } from '@hanjan/charts/roast/frame.ts';
import { clockText, tenths } from '@hanjan/charts/timeline/words.ts';
import type { Row } from '@hanjan/core';
import { mass, percent as percentField } from '@hanjan/model/presets.ts';
import type { Figures } from '@hanjan/roastlog/figures/figures.ts';
import type { Mark, RoastLog } from '@hanjan/roastlog/log.ts';
import { t, textOf } from '../../../base/texts/index.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { numberIn, type PointField } from '../points/points.ts';
import type { RoastOptions } from '../work.ts';
import { markIn, spreadOf } from './compare.ts';

/** One of the roasts; nulls where it could not be read. */
export interface Compared {
  readonly id: string;
  readonly nth: number;
  readonly name: string;
  readonly row: Row | null;
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

/** One column for each roast, and how far they are apart in the last. */
export function CompareTable({ roasts, unit }: Props) {
  return (
    <div className="compare-scroll">
      <table className="roast-table compare-table">
        <thead>
          <tr>
            <th scope="col">{t('roast_compare_item')}</th>
            {roasts.map(({ id, name }) => (
              <th key={id} scope="col">
                <RecordLink screen="roaster_roasting_result" id={id}>
                  {name}
                </RecordLink>
              </th>
            ))}
            <th scope="col">{t('roast_compare_spread')}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(unit).map(({ label, value, text }) => {
            const values = roasts.map(value);
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((one, nth) => (
                  <td key={roasts[nth]?.id}>{one === null ? '–' : text(one)}</td>
                ))}
                <td>{spreadOf(values)?.map(text).join(' – ') ?? '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function linesOf(unit: RoastOptions['unit']): Line[] {
  const degrees = (celsius: number) => `${tenths(shownDegrees(celsius, unit))} °${unit}`;
  const percent = (value: number) => `${tenths(value)} %`;
  const grams = (value: number) => `${Math.round(value)} g`;
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
  const typed =
    (name: string, field: PointField): Line['value'] =>
    ({ row }) =>
      typeof row?.[name] === 'number' ? numberIn(field, row[name]) : null;
  return [
    { label: textOf('greenbean_total_mass'), value: typed('greenbean_total_mass', mass), text: grams },
    { label: textOf('roasting_mass'), value: typed('roasting_mass', mass), text: grams },
    { label: textOf('list_roasting_loss'), value: typed('roasting_loss', percentField), text: percent },
    bean('CHARGE', t('roast_compare_charge')),
    ...[time('TP'), bean('TP'), time('DRY'), time('FCs'), bean('FCs'), time('DROP'), bean('DROP')],
    ...[phase('drying'), phase('maillard'), phase('development')],
    { label: 'DTR', value: ({ figures }) => figures?.dtr_percent ?? null, text: percent },
  ];
}
