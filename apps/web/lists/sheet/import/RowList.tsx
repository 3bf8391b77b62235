import { type ReactNode, useState } from 'react';
import { t } from '../../../base/texts/index.ts';

/** Rows that are shown at once. */
const STEP = 20;

interface Props<R> {
  readonly rows: readonly R[];
  readonly isWrong?: boolean;
  /** What is shown of a row, line by line. */
  children(row: R): ReactNode;
}

/** What is shown of rows of a file, some rows at a time. */
export function RowList<R extends { readonly row: number }>({ rows, isWrong, children }: Props<R>) {
  const [most, setMost] = useState(STEP);
  const more = Math.min(STEP, rows.length - most);
  return (
    <>
      <ul className="sheet-rows" data-wrong={isWrong || undefined}>
        {rows.slice(0, most).map((row) => (
          <li key={row.row}>
            <b className="number">{t('import_row_of', { row: row.row })}</b>
            <ul>{children(row)}</ul>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="quiet-link" onClick={() => setMost(most + STEP)}>
          {t('import_more', { count: more })}
        </button>
      )}
    </>
  );
}
