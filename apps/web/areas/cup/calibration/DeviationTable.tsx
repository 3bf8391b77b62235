import { scoreText, signed } from '@hanjan/charts/radar/score.ts';
import { roundTo } from '@hanjan/core';
import type { Deviation } from '@hanjan/core/calc/taste/calibration.ts';
import { t } from '../../../base/texts/index.ts';
import { DotLine, DotScale } from './DotLine.tsx';

interface Props {
  /** What the rows are: attributes or tasters. */
  readonly head: string;
  readonly rows: readonly { readonly key: number | string; readonly label: string; readonly deviation: Deviation }[];
}

/** A size of differences as it is read. */
const spreadText = (spread: number | null): string => scoreText(spread === null ? null : roundTo(spread, 10));

/** How far scores are from those of the others, a row for each attribute or taster. */
export const DeviationTable = ({ head, rows }: Props) => (
  <table className="calibration-table">
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <DotScale />
        <th scope="col">{t('calibration_bias')}</th>
        <th scope="col">{t('calibration_spread')}</th>
        <th scope="col">{t('calibration_shared')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label, deviation: { bias, spread, cups } }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td>
            <DotLine bias={bias} />
          </td>
          <td>{signed(bias, 0)}</td>
          <td>{spreadText(spread)}</td>
          <td>{cups}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
