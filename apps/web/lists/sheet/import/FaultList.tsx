import type { ImportFault, ImportResult } from '@hanjan/core';
import { useMemo } from 'react';
import { isolated, t } from '../../../base/texts/index.ts';
import { byRow, headOf } from './faults.ts';
import { RowList } from './RowList.tsx';
import { cellId } from './SampleTable.tsx';

/** What is wrong with a file, row by row, with ways to the cells that are shown. */
export function FaultList({ result }: { readonly result: ImportResult }) {
  const { faults, faults_total: total, sample } = result;
  const rows = useMemo(() => byRow(faults), [faults]);
  const shown = new Set(sample.map(({ row }) => row));
  return (
    <section>
      <h3>{t('import_wrong')}</h3>
      {total > faults.length && <p>{t('import_first_faults', { total, count: faults.length })}</p>}
      <RowList rows={rows} isWrong>
        {({ row, faults: of }) =>
          of.map((fault) => <FaultLine key={`${fault.name} ${fault.key}`} fault={fault} isShown={shown.has(row)} />)
        }
      </RowList>
    </section>
  );
}

interface LineProps {
  readonly fault: ImportFault;
  readonly isShown: boolean;
}

function FaultLine({ fault, isShown }: LineProps) {
  const { row, name, typed, description } = fault;
  const head = headOf(fault);
  const go = () => {
    const cell = document.getElementById(cellId(row, name));
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    cell?.focus();
  };
  return (
    <li>
      {isShown ? (
        <button
          type="button"
          className="quiet-link"
          aria-label={t('import_fault_at', { row, name: head })}
          onClick={go}
        >
          {head}
        </button>
      ) : (
        <span>{head}</span>
      )}
      {typed && <q>{isolated(typed)}</q>}
      <span>{description}</span>
    </li>
  );
}
