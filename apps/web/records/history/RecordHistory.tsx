import type { Row, Screen } from '@hanjan/core';
import { Suspense, useId, useState } from 'react';
import { later } from '../../base/store/later.tsx';
import { t, withTexts } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import type { StoredRecord } from '../store/useRecord.ts';
import './history.css';

export interface HistoryProps {
  readonly screen: Screen;
  readonly record: StoredRecord;
  /** Opens the form with a value of before, to be looked at and saved. */
  typeAgain(values: Row): void;
}

const Edits = later<HistoryProps & { onClose(): void }>(() => withTexts('compare', import('./Edits.tsx')));

/** What was changed in a record, by whom and when. It is asked for when it is opened. */
export function RecordHistory(props: HistoryProps) {
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
      {isOpen && (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <Edits {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
