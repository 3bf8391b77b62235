import { meanOf } from '@hanjan/core/calc/taste/mean.ts';
import type { RadarAxis, RadarSeries } from './layout.ts';
import { scoreOf, scoreText, signed } from './score.ts';
import './table.css';

interface Props {
  readonly axes: readonly RadarAxis[];
  /** What the own scores are called. */
  readonly name: string;
  readonly others?: readonly RadarSeries[];
  readonly words: {
    readonly caption: string;
    readonly axis: string;
    readonly mean: string;
    readonly difference: string;
  };
}

/** The scores of a radar as figures: a row for each axis and their mean, and beside one other series the difference. */
export function RadarTable({ axes, name, others = [], words }: Props) {
  const columns = [axes.map(({ value }) => scoreOf(value)), ...others.map(({ values }) => values.map(scoreOf))];
  const rows = axes.map(({ key, label }, i) => ({ key, label, scores: columns.map((column) => column[i] ?? null) }));
  const isOne = others.length === 1;
  const line = (scores: readonly (number | null)[]) => (
    <>
      {scores.map((score, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they are
        <td key={i}>{scoreText(score)}</td>
      ))}
      {isOne && <td>{signed(scores[0] ?? null, scores[1] ?? null)}</td>}
    </>
  );
  return (
    <table className="radar-table">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.axis}</th>
          <th scope="col">{name}</th>
          {others.map((series) => (
            <th key={series.key} scope="col">
              {series.name}
            </th>
          ))}
          {isOne && <th scope="col">{words.difference}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, scores }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {line(scores)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.mean}</th>
          {line(columns.map(meanOf))}
        </tr>
      </tfoot>
    </table>
  );
}
