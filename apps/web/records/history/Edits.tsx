import { useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { Failed } from '../../parts/Failed.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { useNames } from '../lookup/names.ts';
import { EditEntry } from './EditEntry.tsx';
import type { HistoryProps } from './RecordHistory.tsx';
import { type EditsPage, useHistory } from './useHistory.ts';

/** The saves of a record, newest first, page by page. */
export default function Edits(props: HistoryProps) {
  const { screen, record } = props;
  const [count, setCount] = useState(1);
  const { pages, isLoading, hasOlder, failure, retry } = useHistory(
    screen,
    Number(record[screen.entity.key]),
    record.version,
    count,
  );
  return (
    <>
      {pages[0]?.edits.length === 1 && !hasOlder && <p className="history-none">{t('history_none')}</p>}
      <ol>
        {pages.map((page) => (
          <Entries key={page.pagination?.page} {...props} page={page} />
        ))}
      </ol>
      {isLoading && <SkeletonRows rows={3} />}
      {failure && !isLoading && <Failed text={failure.description} onRetry={retry} />}
      {hasOlder && !isLoading && (
        <button type="button" className="history-older quiet-link" onClick={() => setCount(count + 1)}>
          {t('history_older')}
        </button>
      )}
    </>
  );
}

function Entries({ screen, record, typeAgain, page }: HistoryProps & { readonly page: EditsPage }) {
  const { entity } = screen;
  const names = useNames(entity.fields, page.resultName);
  return page.edits.map((edit) => <EditEntry key={edit.version} {...{ edit, entity, record, names, typeAgain }} />);
}
