import type { Golden } from '@hanjan/roastlog/figures/golden.ts';
import { spreadOf } from '@hanjan/roastlog/figures/spread.ts';
import { useMemo } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { useStockGauge } from '../../stock/masses.ts';
import type { RoastOptions } from '../work.ts';
import { type Compared, endIn } from './compare.ts';
import { type Line, linesOf, strayLines } from './lines.ts';

interface Props {
  readonly roasts: readonly Compared[];
  readonly golden: Golden | null;
  readonly unit: RoastOptions['unit'];
}

/** How all lie in the first columns, then one column for each roast. */
export function CompareTable({ roasts, golden, unit }: Props) {
  const gauge = useStockGauge();
  const locale = currentLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels are those of the language that is shown
  const lines = useMemo(
    () => [...linesOf(unit, gauge), ...(golden ? strayLines(unit, golden) : [])],
    [unit, gauge, golden, locale],
  );
  return (
    <div className="compare-scroll">
      <table className="roast-table compare-table">
        <thead>
          <tr>
            <th scope="col">{t('roast_compare_item')}</th>
            <th scope="col">{t('roast_compare_mean')}</th>
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
          {lines.map((line) => (
            <LineRow key={line.label} line={line} roasts={roasts} />
          ))}
          <tr>
            <th scope="row">{t('rgst_user')}</th>
            <td>–</td>
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

function LineRow({ line, roasts }: { readonly line: Line; readonly roasts: readonly Compared[] }) {
  const { label, value, text, apart, isEstimated, isScore } = line;
  const values = roasts.map(value);
  const estimated = roasts.map((roast, nth) => values[nth] !== null && isEstimated?.(roast) === true);
  const spread = spreadOf(values);
  const isSpreadEstimated = spread !== null && estimated.includes(true);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {spread ? `${text(spread.mean)} ± ${apart(spread.deviation)}` : '–'}
        {isSpreadEstimated && <Estimated />}
      </td>
      <td>
        {spread ? `${text(spread.least)} – ${text(spread.most)}` : '–'}
        {isSpreadEstimated && <Estimated />}
      </td>
      {roasts.map(({ id }, nth) => {
        const one = values[nth] ?? null;
        const end = isScore ? endIn(one, values) : null;
        return (
          <td key={id} data-end={end ?? undefined}>
            {one === null ? '–' : text(one)}
            {end && <Note text={t(end === 'most' ? 'roast_compare_best' : 'roast_compare_worst')} />}
            {estimated[nth] && <Estimated />}
          </td>
        );
      })}
    </tr>
  );
}

const Note = ({ text }: { readonly text: string }) => <small className="compare-note">{text}</small>;

const Estimated = () => <Note text={t('roast_estimated')} />;
