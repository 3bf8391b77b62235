import { kindOf, type Names, type Row } from '@hanjan/core';
import { profileFields } from '@hanjan/model/roaster/profile.ts';
import { CHECK_KEYS, MARK_OF, POINTS, type Point } from '@hanjan/roastlog/curve/points.ts';
import { t } from '../../../base/texts/index.ts';
import { pointName } from '../points/live_text.ts';
import { INPUTS, type PointValue, VALUES } from '../points/points.ts';
import '../board/figures.css';

interface Line {
  readonly key: string;
  readonly name: string;
}

/** What was noted of a roast and stands in no other table: its preheating, what the machine was set to, and checks. */
export function NotedTable({ row, names }: { readonly row: Row; readonly names: Names }) {
  const held = ({ key }: Line, part: PointValue) => row[`${key}_${part}`] ?? null;
  const parts: readonly PointValue[] = [...VALUES, ...INPUTS];
  const points = POINTS.map((point) => ({ key: point, name: pointName(point) })).filter((line) =>
    (isMark(line.key) ? INPUTS : parts).some((part) => held(line, part) !== null),
  );
  const checks = CHECK_KEYS.map((key, nth) => ({ key, name: t('roast_form_check', { nth: nth + 1 }) })).filter((line) =>
    VALUES.some((part) => held(line, part) !== null),
  );
  const lines: readonly Line[] = [...points, ...checks];
  if (lines.length === 0) return null;
  const shown = parts.filter(
    (part) => VALUES.some((one) => one === part) || lines.some((line) => held(line, part) !== null),
  );
  const text = (line: Line, part: PointValue) => {
    const value = held(line, part);
    const field = profileFields[`${line.key}_${part}` as keyof typeof profileFields];
    return value === null ? '–' : kindOf(field).show(value, field, names);
  };
  return (
    <table className="roast-table" data-wide={shown.length > VALUES.length || undefined}>
      <caption className="spoken">{t('roast_form_noted')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('roast_form_noted')}</th>
          {shown.map((part) => (
            <th key={part} scope="col">
              {t(`roast_points_${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.name}</th>
            {shown.map((part) => (
              <td key={part}>{text(line, part)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isMark = (point: Point) => point in MARK_OF;
