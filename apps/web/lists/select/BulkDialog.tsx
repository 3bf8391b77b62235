import type { Screen } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { questions } from '../../parts/dialog/ask.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { canTryAgain, isLeft, leftFirst, type Result } from './bulk.ts';
import { DEED_WORDS } from './bulk_words.ts';
import { useBulk, type Wish } from './useBulk.ts';
import './select.css';

/** What takes no longer than this is not shown on its way. */
const QUIET_MS = 300;

interface Props {
  readonly screen: Screen;
  readonly wish: Wish;
  /** Given the keys of the records that were not changed. */
  onEnd(left: readonly number[]): void;
}

/** Changes or removes many records. It closes by itself when all went well, and otherwise says what became of each. */
export function BulkDialog({ screen, wish, onEnd }: Props) {
  const words = DEED_WORDS[wish.deed];
  const bulk = useBulk(screen, wish, onEnd);
  const { all, isRunning } = bulk;
  const [isLong, setLong] = useState(false);
  // What comes later would stand above the question whether to leave, and nobody could answer it.
  const isAsked = useStore(questions).length > 0;
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isRunning && (!isLong || isAsked)) return null;

  const settled = all.length - all.filter(isLeft).length;
  const hasSaved = all.some(({ result }) => result.is === 'saved');
  const became = (result: Result) => {
    if ('text' in result) return result.text;
    return result.is === 'saved' ? words.saved() : t(`bulk_${result.is}`);
  };
  const stop = (
    <Button variant="default" onClick={bulk.stop}>
      {t('bulk_stop')}
    </Button>
  );
  const ways = (
    <>
      {hasSaved && (
        <Button variant="subtle" className="dialog-discard" onClick={bulk.undo}>
          {t('bulk_undo')}
        </Button>
      )}
      <Button variant="subtle" onClick={bulk.close}>
        {t('close')}
      </Button>
      {all.some(canTryAgain) && <Button onClick={bulk.retry}>{t('bulk_again')}</Button>}
    </>
  );
  return (
    <Dialog title={words.title()} onClose={isRunning ? bulk.stop : bulk.close} actions={isRunning ? stop : ways}>
      <p role="status">{t('bulk_progress', { done: settled, count: all.length })}</p>
      <progress className="select-progress" value={settled} max={all.length} aria-label={words.running()} />
      {!isRunning && (
        <ul className="select-results">
          {leftFirst(all).map(({ task, result }) => (
            <li key={task.key} data-failed={'text' in result || undefined}>
              <span>{task.label}</span>
              <span>{became(result)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
