import type { ImportResult } from '@hanjan/core';
import { isolated, t } from '../../../base/texts/index.ts';
import { Empty } from '../../../records/history/Empty.tsx';
import { RowList } from './RowList.tsx';

/** What a file changes in stored records, row by row: what their fields say now, and what they will. */
export function ChangeList({ result }: { readonly result: ImportResult }) {
  const { changes, changed: total, columns } = result;
  const heads = new Map(columns.map(({ name, head }) => [name, head]));
  return (
    <section>
      <h3>{t('import_changes')}</h3>
      {total > changes.length && <p>{t('import_first_changes', { total, count: changes.length })}</p>}
      <RowList rows={changes}>
        {({ cells }) =>
          cells.map(({ name, before, after }) => (
            <li key={name}>
              <span>{heads.get(name)}</span>
              <span className="sheet-before">
                <span className="spoken">{t('import_before')} </span>
                {told(before)}
              </span>
              <span>
                <span aria-hidden="true">→ </span>
                <span className="spoken">{t('import_after')} </span>
                {told(after)}
              </span>
            </li>
          ))
        }
      </RowList>
    </section>
  );
}

const told = (text: string) => (text === '' ? <Empty /> : isolated(text));
