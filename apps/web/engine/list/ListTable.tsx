import { type Field, kindOf, type Names, type Screen } from '@hanjan/core';
import { useMemo, useRef } from 'react';
import { t, textOf } from '../../i18n/index.ts';
import { grouped } from '../../i18n/numbers.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useWidth } from '../../parts/useWidth.ts';
import { type Column, columnsOf, fitColumns, widened } from './columns.ts';
import { headText, nextOrder, parseOrder } from './order.ts';
import { keyOf, moveBetweenRows, type RowsProps, RowValue } from './rows.tsx';
import type { ListAddress } from './useListState.ts';

/** The rows at a desk: one line each; what does not fit the width is left out. A day is printed once. */
export function ListTable({ screen, rows, names, list, returned, isBusy }: RowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const all = useMemo(() => columnsOf(screen, names.locale, headText), [screen, names.locale]);
  const longest = (name: string) =>
    Math.max(...rows.map((row) => lengthOf(screen.entity.fields[name], row[name], names)));
  const columns = fitColumns(widened(all, longest), width);
  const order = parseOrder(list.state.orderType);
  const isRepeated = ({ name, shape }: Column, at: number) =>
    at > 0 && shape === 'date' && name === order.name && rows[at]?.[name] === rows[at - 1]?.[name];
  return (
    <div ref={frame}>
      <table className="list-table" aria-label={textOf(`list_${screen.name}_title`)} aria-busy={isBusy}>
        <colgroup>
          {columns.map(({ column, width: px }) => (
            <col key={idOf(column)} style={{ width: px }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ column }) => (
              <Head key={idOf(column)} screen={screen} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {rows.map((row, at) => {
            const key = keyOf(screen, row);
            return (
              <tr key={key} data-key={key} data-returned={key === returned || undefined}>
                {columns.map(({ column }) => (
                  <td
                    key={idOf(column)}
                    data-shape={lookOf(column)}
                    data-repeated={isRepeated(column, at) || undefined}
                  >
                    <RowValue screen={screen} column={column} row={row} names={names} list={list} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  readonly screen: Screen;
  readonly column: Column;
  readonly list: ListAddress;
}

/** The head of a column; a click orders by it, another one turns the order around. */
function Head({ screen, column, list }: HeadProps) {
  const { name, mean } = column;
  const { orderType } = list.state;
  const order = parseOrder(orderType);
  const text = mean ? t('mean') : headText(name);
  if (mean || !screen.list.sort.includes(name)) {
    return (
      <th scope="col" data-shape={lookOf(column)}>
        {text}
      </th>
    );
  }
  const direction = order.name === name ? order.direction : undefined;
  return (
    <th scope="col" data-shape={lookOf(column)} aria-sort={direction && `${direction}ending`}>
      <button type="button" onClick={() => list.change({ orderType: nextOrder(screen, orderType, name) })}>
        {text}
        {direction && <Icon name="down" size={16} />}
      </button>
    </th>
  );
}

/** How many signs a number has as it stands in its cell. Views of their own know their room. */
function lengthOf(field: Field | undefined, value: unknown, names: Names): number {
  const isPlain = field && !field.view && typeof value === 'number';
  return isPlain ? grouped(kindOf(field).show(value, field, names)).length : 0;
}

const idOf = ({ name, mean }: Column) => (mean ? 'mean' : name);
const lookOf = ({ shape, isLabel, mean }: Column) => (mean ? 'mean' : isLabel ? 'label' : shape);
