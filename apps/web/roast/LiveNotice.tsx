import type { Unit } from '@hanjan/roastlog/log.ts';
import { t } from '../i18n/index.ts';
import { shownToast } from '../shell/toast.ts';
import { useStore } from '../store.ts';
import { MoveButtons } from './LiveMarks.tsx';
import { beanAt, type LiveWork, type Noted, notedOf } from './live.ts';
import { notedText } from './live_text.ts';
import { degreesText } from './numbers.ts';
import type { Live } from './useLive.ts';

interface Props extends Pick<Live, 'said' | 'move'> {
  readonly work: LiveWork;
  readonly unit: Unit;
}

/**
 * What was noted last, to be moved by a second; above it, for its time, what else is to be said, because toasts lie
 * behind what covers the page.
 */
export function LiveNotice({ work, unit, said, move }: Props) {
  const toast = useStore(shownToast);
  const last = notedOf(work).at(-1);
  return (
    <div className="live-notice" data-toast={toast !== null || undefined}>
      <span role="status" className="spoken">
        {said}
      </span>
      {toast ? (
        <>
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toast.action?.run();
                shownToast.set(null);
              }}
            >
              {toast.action.label}
            </button>
          )}
        </>
      ) : last ? (
        <>
          <span>
            {notedText(last)} <b>{beanText(work, last, unit)}</b>
          </span>
          {'point' in last && <MoveButtons point={last.point} move={move} />}
        </>
      ) : (
        <span>{t('roast_live_none')}</span>
      )}
    </div>
  );
}

function beanText(work: LiveWork, noted: Noted, unit: Unit): string {
  const bean = beanAt(work, noted);
  return bean === null ? '' : degreesText(bean, unit);
}
