import { type Field, kindOf, type Names, type Row, type Screen } from '@hanjan/core';
import { useMemo, useRef } from 'react';
import { t, textOf } from '../../base/texts/index.ts';
import { grouped } from '../../base/texts/numbers.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useWidth } from '../../parts/size/useWidth.ts';
import { RowPick, rowMarks, useEvents } from '../rows/row_parts.tsx';
import { keyOf, type RowsProps, RowValue } from '../rows/rows.tsx';
import { type Column, columnsOf, fitColumns, roomOf, widened } from '../state/columns.ts';
import { columnHead } from '../state/head.ts';
import { nextOrder, parseOrder } from '../state/order.ts';
import type { ListAddress } from '../state/useListState.ts';

const PICK_ROOM = 36;
const NO_ROWS: readonly Row[] = [];

/**
 * The rows at a desk: one line each. What does not fit the width is left out, unless somebody chose it: then the table
 * is as wide as it must be. A day is printed once.
 */
export function ListTable(props: RowsProps) {
  const { screen, rows, names, list, isBusy, choosing, around } = props;
  const frame = useRef<HTMLDivElement>(null);
  const events = useEvents(frame, props);
  const isPicked = choosing.selecting !== null;
  const width = useWidth(frame, around) - (isPicked ? PICK_ROOM : 0);
  const all = useMemo(
    () => columnsOf(screen, names.locale, (name) => columnHead(screen, name)),
    [screen, names.locale],
  );
  const longest = (name: string) =>
    Math.max(...rows.map((row) => lengthOf(screen.entity.fields[name], row[name], names)));
  const wanted = widened(all, longest);
  // Rows are drawn once it is known how wide they may be.
  const shown = width > 0 ? rows : NO_ROWS;
  const isWide = list.isChosen && roomOf(wanted) > width;
  const columns = fitColumns(wanted, isWide ? roomOf(wanted) : width);
  const order = parseOrder(list.state.orderType);
  const isRepeated = ({ name, shape }: Column, at: number) =>
    at > 0 && shape === 'date' && name === order.name && rows[at]?.[name] === rows[at - 1]?.[name];
  return (
    <div ref={frame} className="list-frame" data-wide={isWide || undefined}>
      <table
        className="list-table"
        aria-label={textOf(`list_${screen.name}_title`)}
        aria-busy={isBusy}
        data-density={list.state.density}
        data-choosing={isPicked || undefined}
        style={isWide ? { width: roomOf(wanted) + (isPicked ? PICK_ROOM : 0) } : undefined}
      >
        <colgroup>
          {isPicked && <col style={{ width: PICK_ROOM }} />}
          {columns.map(({ column, width: px }) => (
            <col key={idOf(column)} style={{ width: px }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {isPicked && <td />}
            {columns.map(({ column }) => (
              <Head key={idOf(column)} screen={screen} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody {...events}>
          {shown.map((row, at) => (
            <tr key={keyOf(screen, row)} {...rowMarks(props, row, at)}>
              {isPicked && (
                <td>
                  <RowPick {...props} row={row} />
                </td>
              )}
              {columns.map(({ column }) => (
                <td key={idOf(column)} data-shape={lookOf(column)} data-repeated={isRepeated(column, at) || undefined}>
                  <RowValue screen={screen} column={column} row={row} names={names} list={list} page={props.first} />
                </td>
              ))}
            </tr>
          ))}
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
  const text = mean ? t('mean') : columnHead(screen, name);
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
