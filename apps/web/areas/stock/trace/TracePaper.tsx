import type { Trace } from '@hanjan/model/roaster/trace/trace.ts';
import { createPortal } from 'react-dom';
import { today } from '../../../base/session/day.ts';
import { orgName, useOrg } from '../../../base/session/org.ts';
import { t } from '../../../base/texts/index.ts';
import { lotNote } from '../ledger/ledger_text.ts';
import { exact, useStockGauge } from '../masses.ts';
import { type Column, sumsOf } from './columns.ts';
import { useWentColumns } from './TraceWent.tsx';
import { answerOf, tracedName } from './trace_text.ts';
import { lotKey, partOf, type Traced } from './traced.ts';
import '../../../parts/print.css';

interface Props {
  readonly trace: Trace;
  readonly traced: Traced;
}

/** The recall list on paper: of what lot, whom it went to, and in which lots the rest of it is in stock. */
export function TracePaper({ trace, traced }: Props) {
  const org = useOrg('roaster');
  const gauge = useStockGauge();
  const { start, went } = traced;
  const columns = useWentColumns(went);
  const here = trace.lots.filter(({ share, closing }) => share !== null && closing > 0);
  return createPortal(
    <article className="print-sheet trace-paper">
      <h1>
        {t('trace_recall')} · {[tracedName(start), lotNote(start)].filter(Boolean).join(' ')}
      </h1>
      <p>{[org && orgName(org), t('ledger_printed_on', { day: today() })].filter(Boolean).join(' · ')}</p>
      <p className="number">{answerOf(traced, gauge).join(' ')}</p>
      <PaperTable columns={columns} rows={went} keyOf={({ id }) => id} />
      {here.length > 0 && (
        <PaperTable
          columns={[
            { key: 'name', head: t('trace_in_stock'), cell: tracedName },
            { key: 'number', head: t('trace_number'), cell: ({ id }) => id },
            { key: 'here', head: t('trace_here'), cell: ({ closing }) => exact(gauge, closing), isNumber: true },
            {
              key: 'part',
              head: t('trace_of_it'),
              cell: (lot) => exact(gauge, partOf(lot, lot.closing)),
              isNumber: true,
            },
          ]}
          rows={here}
          keyOf={(lot) => lotKey(lot)}
        />
      )}
    </article>,
    document.body,
  );
}

interface TableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
}

/** A table with all of its rows, and its sums as the last one. */
function PaperTable<Row>({ columns, rows, keyOf }: TableProps<Row>) {
  const sums = sumsOf(columns);
  const shapeOf = ({ isNumber }: Column<Row>) => (isNumber ? 'number' : undefined);
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-shape={shapeOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.key} data-shape={shapeOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {sums && (
          <tr>
            {columns.map((column, nth) => (
              <td key={column.key} data-shape={shapeOf(column)}>
                <strong>{sums[nth]}</strong>
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
