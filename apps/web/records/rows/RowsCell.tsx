import { type Row, totalOf } from '@hanjan/core';
import { useRef } from 'react';
import { t } from '../../base/texts/index.ts';
import { OneLine } from '../../parts/cell/OneLine.tsx';
import { useWidth } from '../../parts/size/useWidth.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { labelWith } from '../field/field_label.ts';
import type { CellProps } from '../field/view.ts';
import { RowHere, readHere } from './here.ts';
import { type ItemColumn, itemsOf, roomFor } from './items.ts';
import '../../parts/rows/read.css';

/** Rows to read: the first item of the first few in a list, a table elsewhere. */
export const RowsCell = (props: CellProps<'rows'>) =>
  props.dense ? <RowNames {...props} /> : <RowsTable {...props} />;

function RowNames({ field, value, names }: CellProps<'rows'>) {
  const [first] = itemsOf(field);
  if (!first) return null;
  const cells = value.map((row: Row, place) => (
    <span key={String(place)}>
      <FieldCell dense name={first.name} field={first.field} value={row[first.name]} names={names} />
    </span>
  ));
  return <OneLine items={cells} />;
}

/** A table on hairlines with sums below; where there is no room for its columns each row is a block. */
function RowsTable({ name, field, value, names }: CellProps<'rows'>) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const columns = itemsOf(field);
  const { totals = [] } = field;
  const cell = (item: ItemColumn, held: unknown) => (
    <td key={item.name} data-shape={item.shape} data-label={labelWith(item.name, item.field)}>
      <FieldCell name={item.name} field={item.field} value={held} names={names} />
    </td>
  );
  return (
    <div ref={frame} className="rows-read" data-narrow={width < roomFor(columns) || undefined}>
      <table aria-label={labelWith(name, field)}>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{t('rows_order')}</span>
            </th>
            {columns.map((item) => (
              <th key={item.name} scope="col" data-shape={item.shape}>
                {labelWith(item.name, item.field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((row: Row, place) => (
            <RowHere key={String(place)} value={readHere(row, value)}>
              <tr>
                <td className="number">{place + 1}</td>
                {columns.map((item) => cell(item, row[item.name]))}
              </tr>
            </RowHere>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{t('rows_sum')}</th>
              {columns.map((item) =>
                totals.includes(item.name) ? cell(item, totalOf(value, item.name)) : <td key={item.name} />,
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
