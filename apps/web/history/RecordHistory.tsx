import type { Row, Screen } from '@hanjan/core';
import { useId, useState } from 'react';
import type { StoredRecord } from '../engine/detail/useRecord.ts';
import { t } from '../i18n/index.ts';
import { useNames } from '../lookup/names.ts';
import { Failed } from '../parts/Failed.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SkeletonRows } from '../shell/states.tsx';
import { EditEntry } from './EditEntry.tsx';
import { type EditsPage, useHistory } from './useHistory.ts';
import './history.css';

interface Props {
  readonly screen: Screen;
  readonly record: StoredRecord;
  /** Opens the form with a value of before, to be looked at and saved. */
  typeAgain(values: Row): void;
}

/** What was changed in a record, by whom and when. It is asked for when it is opened. */
export function RecordHistory(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="history" aria-labelledby={id}>
      <h2>
        <button id={id} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('history')}
          <Icon name="down" size={16} />
        </button>
      </h2>
      {isOpen && <Edits {...props} />}
    </section>
  );
}

function Edits(props: Props) {
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

function Entries({ screen, record, typeAgain, page }: Props & { readonly page: EditsPage }) {
  const { entity } = screen;
  const names = useNames(entity.fields, page.resultName);
  return page.edits.map((edit) => <EditEntry key={edit.version} {...{ edit, entity, record, names, typeAgain }} />);
}
