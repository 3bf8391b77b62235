import type { ColumnFacts, ColumnPair, TablePair } from '@hanjan/model/system/tables.ts';
import { useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Checkbox } from '../../../parts/input/Checkbox.tsx';

/** Columns side by side; where they differ, it says in words in what. */
export function ComparedColumns({ pair: { left, right, columns } }: { readonly pair: TablePair }) {
  const [isOnly, setOnly] = useState(false);
  const count = columns.filter(isDifferent).length;
  const shown = isOnly ? columns.filter(isDifferent) : columns;
  return (
    <section className="desk-result">
      <p role="status">{count === 0 ? t('system_compare_same') : t('system_compare_differs', { count })}</p>
      {count > 0 && (
        <Checkbox
          label={t('system_compare_only')}
          checked={isOnly}
          onChange={(event) => setOnly(event.currentTarget.checked)}
        />
      )}
      <div className="desk-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('system_compare_column')}</th>
              <th scope="col">{left}</th>
              <th scope="col">{right}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((pair) => (
              <tr key={pair.name} data-differs={isDifferent(pair) || undefined}>
                <th scope="row">
                  <code>{pair.name}</code>
                  {isDifferent(pair) && <small>{differenceOf(pair)}</small>}
                </th>
                <td>{factsText(pair.left)}</td>
                <td>{factsText(pair.right)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const isDifferent = ({ left, right, differs }: ColumnPair) => !left || !right || differs.length > 0;

function differenceOf({ left, right, differs }: ColumnPair): string {
  if (!left) return t('system_compare_right_only');
  if (!right) return t('system_compare_left_only');
  return differs.map((part) => t(`system_compare_${part}`)).join(', ');
}

/** A column as PostgreSQL words it. */
function factsText(column: ColumnFacts | null) {
  if (!column) return <span className="desk-none">{t('system_compare_none')}</span>;
  const { type, is_required, initial, check } = column;
  const words = [
    type,
    is_required && 'NOT NULL',
    initial && (initial.startsWith('GENERATED') ? initial : `DEFAULT ${initial}`),
    check,
  ];
  return <code>{words.filter(Boolean).join(' ')}</code>;
}
