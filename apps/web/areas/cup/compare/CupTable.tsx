import { tagText } from '@hanjan/charts/radar/compare.ts';
import { scoreText, signed } from '@hanjan/charts/radar/score.ts';
import { kindOf, type Names, roundTo, type Screen } from '@hanjan/core';
import { meanOf } from '@hanjan/core/calc/taste/mean.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';
import type { ReactNode } from 'react';
import { t } from '../../../base/texts/index.ts';
import { FieldCell } from '../../../records/field/FieldCell.tsx';
import { labelWith } from '../../../records/field/field_label.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { type ComparedNote, endOf, factsOf, numberOf, spreadOf } from './compare.ts';

interface Props {
  readonly screen: Screen;
  readonly names: Names;
  readonly compared: readonly ComparedNote[];
}

interface Line {
  readonly key: string;
  readonly label: string;
  /** The numbers that are compared; none where the line has words. */
  readonly values?: readonly (number | null)[];
  /** How far each is from the first one, in words. */
  apart?(value: number, first: number): string;
  text(value: number): string;
  cell(nth: number): ReactNode;
}

/** A column for each note, a row for each figure; the highest and the lowest are seen, and how far they are apart. */
export function CupTable({ screen, names, compared }: Props) {
  const lines = linesOf({ screen, names, compared });
  return (
    <section className="cups-figures">
      <h2>{t('qc_compare_figures')}</h2>
      <p>{t('qc_compare_ends')}</p>
      <div className="cups-scroll">
        <table className="cups-table">
          <thead>
            <tr>
              <th scope="col">{t('radar_axis')}</th>
              {compared.map(({ key, nth, name }) => (
                <th key={key} scope="col">
                  {tagText(nth)}{' '}
                  <RecordLink screen={screen.name} id={key}>
                    {name}
                  </RecordLink>
                </th>
              ))}
              <th scope="col">{t('qc_compare_spread')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, label, values = [], text, apart, cell }) => {
              const [first = null] = values;
              return (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {compared.map((one, nth) => {
                    const value = values[nth] ?? null;
                    const isOther = nth > 0 && value !== null && first !== null && value !== first;
                    return (
                      <td key={one.key} data-end={endOf(value, values)}>
                        {cell(nth)}
                        {apart && isOther && <small>{apart(value, first)}</small>}
                      </td>
                    );
                  })}
                  <td>{spreadOf(values)?.map(text).join(' – ')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A mean is read with its decimal everywhere. */
const meanText = (mean: number | null): string => mean?.toFixed(1) ?? scoreText(null);

function linesOf({ screen, names, compared }: Props): Line[] {
  const { entity } = screen;
  const scored = (key: string, label: string, values: readonly (number | null)[], text = scoreText): Line => ({
    ...{ key, label, values, text, apart: signed },
    cell: (nth) => text(values[nth] ?? null),
  });
  const points = POINTS.map((name) =>
    scored(
      name,
      t(name),
      compared.map(({ note }) => numberOf(entity, note, name)),
    ),
  );
  const means = compared.map((_, nth) => {
    const mean = meanOf(points.map(({ values = [] }) => values[nth] ?? null));
    return mean === null ? null : roundTo(mean, 10);
  });
  const notes = compared.flatMap(({ note }) => note ?? []);
  const facts = factsOf(screen, notes).flatMap((name): Line[] => {
    const field = entity.fields[name];
    if (!field) return [];
    const values = compared.map(({ note }) => numberOf(entity, note, name));
    return [
      {
        ...{ key: name, label: labelWith(name, field), values },
        ...(field.kind === 'count' && { apart: signed }),
        text: (value) => kindOf(field).show(value, field, names),
        cell: (nth) => (
          // A number is enough here: what is drawn of it takes the room of the others.
          <FieldCell
            {...{ name, field, names }}
            dense={(values[nth] ?? null) !== null}
            value={compared[nth]?.note?.[name] ?? null}
          />
        ),
      },
    ];
  });
  const author: Line = {
    ...{ key: 'rgst_user', label: t('calibration_taster'), text: String },
    cell: (nth) => compared[nth]?.note?.rgst_user ?? '–',
  };
  return [...points, scored('mean', t('mean'), means, meanText), author, ...facts];
}
