import type { Row } from '@hanjan/core';
import { useDeferredValue, useMemo, useRef } from 'react';
import { textOf } from '../../base/texts/index.ts';
import { saysSomething } from '../../records/field/says.ts';
import { RowPick, rowMarks, useEvents } from '../rows/row_parts.tsx';
import { keyOf, pageOf, type RowsProps, RowValue } from '../rows/rows.tsx';
import { type Column, columnsOf } from '../state/columns.ts';
import { columnHead } from '../state/head.ts';

/** So many rows are drawn before all others: as many as a phone shows. */
const FIRST = 8;

/** The rows on a phone: name and main figure above, the rest below as far as there is something to say. */
export function ListCards(props: RowsProps) {
  const { screen, rows, names, list, isBusy, choosing } = props;
  const frame = useRef<HTMLUListElement>(null);
  const events = useEvents(frame, props);
  const isWhole = useDeferredValue(true, props.returned !== null);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  const { top, figure, rest, worded } = useMemo(
    () => partsOf(columnsOf(screen, names.locale, (name) => columnHead(screen, name))),
    [screen, names.locale],
  );
  const values = (columns: readonly Column[], row: Row, page: number) =>
    columns
      .filter(({ name, isLabel }) => isLabel || saysSomething(screen.entity, row, name))
      .map((column) => (
        <span key={column.name} data-shape={column.shape}>
          {worded.has(column.name) && <span className="list-card-word">{columnHead(screen, column.name)}</span>}
          <RowValue {...{ screen, column, row, names, list, page }} />
        </span>
      ));
  return (
    <ul
      ref={frame}
      className="list-cards"
      aria-label={textOf(`list_${screen.name}_title`)}
      aria-busy={isBusy || !isWhole}
      data-choosing={choosing.selecting !== null || undefined}
      {...events}
    >
      {shown.map((row, nth) => {
        const page = pageOf(props, nth);
        return (
          <li key={keyOf(screen, row)} {...rowMarks(props, row, nth)}>
            <RowPick {...props} row={row} />
            <div className="list-card-top">{values(top, row, page)}</div>
            {figure && <RowValue {...{ screen, column: figure, row, names, list, page }} />}
            <div className="list-card-rest">{values(rest, row, page)}</div>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The name and its flags, the mean of the scores or else the last number, and whatever else is no score. Of several days
 * or numbers, those after the first one are said by name.
 */
function partsOf(columns: readonly Column[]) {
  const figure = columns.find(({ mean }) => mean) ?? columns.findLast(({ shape }) => shape === 'number');
  const isTop = ({ isLabel, shape }: Column) => isLabel || shape === 'flag';
  const isInFigure = (column: Column) => column === figure || figure?.mean?.includes(column.name);
  const rest = columns.filter((column) => !isTop(column) && !isInFigure(column));
  const measured = [figure, ...rest].filter((column) => column?.shape === 'number' || column?.shape === 'date');
  const isFirst = (column: Column) => measured.find((one) => one?.shape === column.shape) === column;
  return {
    figure,
    top: columns.filter(isTop),
    rest,
    worded: new Set(rest.filter((column) => measured.includes(column) && !isFirst(column)).map(({ name }) => name)),
  };
}
