import type { Screen } from '@hanjan/core';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Refused } from '../../base/api/call.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { usePrint } from '../../parts/usePrint.ts';
import { recordQuery, type StoredRecord } from '../../records/store/useRecord.ts';
import { keepChoice, readChoice, sizeOf } from './choice.ts';
import { LabelChoices } from './LabelChoices.tsx';
import { LabelPages } from './LabelPages.tsx';
import { countsOf, ONCE, type Once } from './once.ts';
import { alone, type LabelSize, perSheet } from './sizes.ts';
import { useLabels } from './useLabels.ts';
import '../../parts/dialog/tall.css';
import '../../parts/print.css';
import './labels.css';

interface Props {
  readonly screen: Screen;
  readonly keys: readonly number[];
  onClose(): void;
}

/** Labels of some records as they will be printed, and what is chosen for them. */
export default function LabelsDialog({ screen, keys, onClose }: Props) {
  const [choice, setChoice] = useState(readChoice);
  const [once, setOnce] = useState<Once>(ONCE);
  const [isPrinting, setPrinting] = useState(false);
  const { records, isPending, failed } = useQueries({
    queries: keys.map((key) => recordQuery(screen, key)),
    combine: together,
  });
  const size = sizeOf(choice);
  const drawn = useLabels({ screen, records, choice, typed: once, size }) ?? [];
  const { copies, start, faults } = countsOf(once, size, records.length);
  const labels = drawn.flatMap((one) => Array.from({ length: copies }, () => one));
  const isReady = !isPending && labels.length > 0 && Object.keys(faults).length === 0;
  const pages = isReady && <LabelPages {...{ size, labels, start }} />;
  return (
    <>
      <Dialog
        title={t('labels_of', { count: keys.length })}
        onClose={onClose}
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
            <Button disabled={!isReady} onClick={() => setPrinting(true)}>
              {t('labels_print')}
            </Button>
          </>
        }
      >
        <div className="labels dialog-tall">
          <LabelChoices
            {...{ screen, choice, once, size, faults, setOnce }}
            change={(changed) => {
              const next = { ...choice, ...changed };
              setChoice(next);
              keepChoice(next);
            }}
          />
          <section className="labels-seen" aria-label={t('labels_seen')} aria-busy={isPending || undefined}>
            {failed && <Failed text={failed.error?.answer.description ?? ''} onRetry={() => failed.refetch()} />}
            <p role="status">
              {isReady && t('labels_count', { count: labels.length })}
              {drawn.some(({ laid }) => !laid.isWhole) && <strong>{t('labels_not_whole')}</strong>}
            </p>
            {isReady && perSheet(size) > 1 && (
              // On a whole sheet it is too small to be read on a screen.
              <div aria-hidden="true">
                <LabelPages size={alone(size)} labels={labels.slice(0, 1)} start={1} />
              </div>
            )}
            {pages}
          </section>
        </div>
      </Dialog>
      {isPrinting && pages && (
        <Printed size={size} onDone={() => setPrinting(false)}>
          {pages}
        </Printed>
      )}
    </>
  );
}

/** The records that are there; one that is gone by now has no label. */
const together = (asked: readonly UseQueryResult<StoredRecord, Refused>[]) => ({
  records: asked.flatMap(({ data }) => data ?? []),
  isPending: asked.some(({ isPending }) => isPending),
  failed: asked.find(({ error, data }) => error && !data),
});

interface PrintedProps {
  readonly size: LabelSize;
  readonly children: ReactNode;
  onDone(): void;
}

/** The pages alone, on paper of their size. */
function Printed({ size, children, onDone }: PrintedProps) {
  usePrint(onDone);
  const { id, paper } = size;
  const measures = { '--paper-width': `${paper.width}mm`, '--paper-height': `${paper.height}mm` };
  return createPortal(
    <article className="print-sheet label-sheet" data-paper={id} style={measures as CSSProperties}>
      {children}
    </article>,
    document.body,
  );
}
