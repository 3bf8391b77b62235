import type { ImportFault, ImportResult } from '@hanjan/core';
import { useId, useMemo, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { faultFinder } from './faults.ts';

/** The id of a cell on the page. */
export const cellId = (row: number, name: string): string => `sheet-${row}-${name}`;

/** Rows of a file as they are written, the first and those to correct; what is wrong with a cell stands in it. */
export function SampleTable({ result }: { readonly result: ImportResult }) {
  const { columns, sample, faults } = result;
  const title = useId();
  const [isNarrow, setNarrow] = useState(false);
  const find = useMemo(() => faultFinder(faults), [faults]);
  const faulty = useMemo(() => new Set(faults.map(({ row }) => row)), [faults]);
  const isSome = sample.some(({ row }) => faulty.has(row));
  const rows = isNarrow ? sample.filter(({ row }) => faulty.has(row)) : sample;
  return (
    <div>
      <div className="sheet-above">
        <h3 id={title}>{t('import_sample', { rows: result.rows, count: sample.length })}</h3>
        {isSome && (
          <label className="pick">
            <input type="checkbox" checked={isNarrow} onChange={(event) => setNarrow(event.currentTarget.checked)} />
            {t('import_only_wrong')}
          </label>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <section className="sheet-scroll" aria-labelledby={title} tabIndex={0}>
        <table className="sheet-sample">
          <thead>
            <tr>
              <th scope="col">{t('import_row')}</th>
              {columns.map(({ name, head }) => (
                <th key={name} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {columns.map(({ name }, at) => (
                  <Cell key={name} id={cellId(row, name)} typed={cells[at] ?? ''} fault={find(row, name)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface CellProps {
  readonly id: string;
  readonly typed: string;
  readonly fault: ImportFault | undefined;
}

const Cell = ({ id, typed, fault }: CellProps) => (
  <td id={id} tabIndex={fault && -1} data-faulty={fault && true}>
    <span className="sheet-typed">{typed}</span>
    {fault && (
      <span className="sheet-fault">
        <Icon name="warning" size={16} />
        {fault.description}
      </span>
    )}
  </td>
);
