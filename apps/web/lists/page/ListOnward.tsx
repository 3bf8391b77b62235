import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../../base/texts/index.ts';
import { Failed } from '../../parts/Failed.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import type { More } from '../state/useMore.ts';

interface Props {
  readonly more: More;
  readonly total: number;
  /** A page follows the last one that was asked for. */
  readonly isMore: boolean;
  onMore(): void;
}

/** How far before its end a list goes on, so that whoever scrolls does not meet it. */
const AHEAD = '0px 0px 800px';

/** The end of the rows of a list that goes on as one scrolls: how many there are, and the way to those that follow. */
export function ListOnward({ more: { rows, isComing, failed }, total, isMore, onMore }: Props) {
  const isStill = !failed && !isComing;
  // Not while a screenful of the rows stands there alone: the end would be in sight.
  const isDrawn = useDeferredValue(true, false);
  // What says how many there are stays, so that it is heard when it changes.
  return (
    <>
      {failed && <Failed text={failed.error?.answer.description ?? ''} onRetry={() => failed.refetch()} />}
      {isComing && !failed && <SkeletonRows rows={3} />}
      <div className="list-onward">
        <span role="status">{isStill && t('list_shown', { shown: rows.length, count: total })}</span>
        {isStill && isMore && isDrawn && <Next key={rows.length} onMore={onMore} />}
      </div>
    </>
  );
}

/** Goes on by itself as soon as it is nearly in sight; a press does the same. */
function Next({ onMore }: Pick<Props, 'onMore'>) {
  const key = useRef<HTMLButtonElement>(null);
  const go = useEffectEvent(onMore);
  useEffect(() => {
    if (!key.current) return undefined;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && go(), { rootMargin: AHEAD });
    watch.observe(key.current);
    return () => watch.disconnect();
  }, []);
  return (
    <button ref={key} type="button" className="quiet-link" onClick={onMore}>
      {t('list_more')}
    </button>
  );
}
