import { idOf, type Names, type Row, type Screen } from '@hanjan/core';
import { t, textOf } from '../../../base/texts/index.ts';
import { FieldCell } from '../../../records/field/FieldCell.tsx';
import { useNewest } from '../../../records/store/useNewest.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { isReference } from './reference.ts';
import '../board/figures.css';

/** So many of the last roasts. */
const LAST = 10;

const COLUMNS = ['roasting_result_date', 'roasting_batch_no', 'roasting_loss', 'roasting_dtr', 'end_bean'];

interface Props {
  readonly roasts: Screen;
  /** The recipe. */
  readonly record: Row;
  readonly recipe: number;
  readonly names: Names;
}

/** The last roasts after a recipe, the newest first. */
export function RoastedAfter({ roasts, record, recipe, names }: Props) {
  const { rows } = useNewest(roasts, 'roasting_seq', recipe, LAST, COLUMNS) ?? {};
  if (!rows?.length) return null;
  const { fields } = roasts.entity;
  const cell = (row: Row, name: 'roasting_loss' | 'roasting_dtr' | 'end_bean') => {
    const field = fields[name];
    return (
      field && (
        <td>
          <FieldCell dense {...{ name, field, names }} value={row[name] ?? null} />
        </td>
      )
    );
  };
  return (
    <section className="group roasted-after" aria-label={t('roasted_after')}>
      <h2>{t('roasted_after')}</h2>
      <table className="roast-table">
        <thead>
          <tr>
            <th scope="col">{t('roasted_after_roast')}</th>
            <th scope="col">{textOf('list_roasting_loss')}</th>
            <th scope="col">{textOf('roasting_dtr')}</th>
            <th scope="col">{textOf('end_bean')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[roasts.entity.key])}>
              <th scope="row">
                <RecordLink screen={roasts.name} id={idOf(roasts.entity, row)}>
                  {String(row.roasting_result_date)}
                  {typeof row.roasting_batch_no === 'number' &&
                    ` · ${t('stock_batch', { batch: row.roasting_batch_no })}`}
                </RecordLink>
                {isReference(record, row) && <small>{t('roast_reference')}</small>}
              </th>
              {cell(row, 'roasting_loss')}
              {cell(row, 'roasting_dtr')}
              {cell(row, 'end_bean')}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
