import { type ReactNode, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { type Column, sumsOf } from './columns.ts';
import './long_table.css';

interface Props<Row> {
  readonly label: string;
  /** The first one names a row. Sums are of all rows, whether they are shown or not. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row, nth: number): string;
}

/** So many rows are shown at first; of all of them those that are in sight, and so many around. */
const FIRST = 50;
const AROUND = 12;
/** Px that a row has until one was measured. */
const ROW = 40;
const SEEN = 30;

/** A table of few or very many rows: of many the first fifty, or all of them in a box of their own. */
export function LongTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  const [isAll, setAll] = useState(false);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(ROW);
  const body = useRef<HTMLTableSectionElement>(null);
  const count = rows.length;
  const isBoxed = isAll && count > FIRST;
  useLayoutEffect(() => {
    const row = isBoxed ? body.current?.querySelector<HTMLElement>('[data-row]') : null;
    if (row && row.offsetHeight > 0) setHeight(row.offsetHeight);
  }, [isBoxed]);
  const first = isBoxed ? Math.max(0, Math.floor(top / height) - AROUND) : 0;
  const last = Math.min(count, isBoxed ? first + SEEN + 2 * AROUND : FIRST);
  const sums = sumsOf(columns);
  const table = (
    <table className="long-table" aria-label={label} aria-rowcount={count}>
      <thead>
        <tr>
          {columns.map(({ key, head, isNumber }) => (
            <th key={key} scope="col" data-shape={isNumber ? 'number' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {first > 0 && <Gap height={first * height} />}
        {rows.slice(first, last).map((row, at) => (
          <tr key={keyOf(row, first + at)} data-row aria-rowindex={first + at + 1}>
            <Cells {...{ columns }} cells={columns.map(({ cell }) => cell(row))} />
          </tr>
        ))}
        {isBoxed && last < count && <Gap height={(count - last) * height} />}
      </tbody>
      {sums && (
        <tfoot>
          <tr>
            <Cells {...{ columns }} cells={sums} />
          </tr>
        </tfoot>
      )}
    </table>
  );
  if (count <= FIRST) return table;
  const scroll = ({ currentTarget }: UIEvent) => setTop(currentTarget.scrollTop);
  return (
    <>
      {isBoxed ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        <section className="long-box" aria-label={label} tabIndex={0} onScroll={scroll}>
          {table}
        </section>
      ) : (
        table
      )}
      {!isAll && (
        <button type="button" className="quiet-link long-all" onClick={() => setAll(true)}>
          {t('trace_show_all', { count })}
        </button>
      )}
    </>
  );
}

const Gap = ({ height }: { readonly height: number }) => <tr className="long-gap" style={{ height }} />;

interface CellsProps {
  readonly columns: readonly Omit<Column<never>, 'cell'>[];
  readonly cells: readonly ReactNode[];
}

const Cells = ({ columns, cells }: CellsProps) =>
  columns.map(({ key, head, isNumber, isLong }, nth) =>
    nth === 0 ? (
      <th key={key} scope="row">
        {cells[nth]}
      </th>
    ) : (
      <td key={key} data-head={head} data-shape={isNumber ? 'number' : undefined} data-long={isLong || undefined}>
        {cells[nth]}
      </td>
    ),
  );
