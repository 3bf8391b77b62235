import type { Screen } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import { Icon } from '../../parts/Icon.tsx';
import { DraftLines } from './DraftLines.tsx';
import type { Draft, Place } from './draft.ts';
import type { Keeper } from './open_keepers.ts';
import type { Opened } from './restore.ts';
import { askToThrowAway } from './throwAway.ts';
import { useDrafts } from './useDrafts.ts';
import './drafts.css';

interface Props {
  readonly screen: Screen;
  readonly keeper: Keeper;
  readonly opened: Opened;
  /** What the form was opened with. */
  readonly draft: Draft | null;
  readonly place: Place;
  /** Goes on with another one, or (null) begins afresh. */
  onOpen(draft: Draft | null): void;
}

let isTold = false;

/** Above a form: what of it is not saved and where it is kept. */
export function DraftNotice({ screen, keeper, opened, place, draft, onOpen }: Props) {
  const { isResumed, isTaken, isRefused } = useStore(keeper.state);
  // What else was typed for the same record, or for other new ones.
  const others = useDrafts(place, place.key).filter(({ id }) => id !== keeper.id());
  const [mayTell] = useState(() => !isTold);
  useEffect(() => {
    if (isRefused) isTold = true;
  }, [isRefused]);

  const throwAway = async () => {
    if (!draft || !(await askToThrowAway(draft))) return;
    keeper.discard();
    onOpen(null);
  };
  return (
    <>
      <div role="status" className="draft-notice">
        {draft && isResumed && (
          <p>
            <span>
              {t('draft_resumed', { at: dayAndTime(draft.at) })}
              {opened.isMoved && ` ${t('draft_moved')}`}
              {opened.isPartial && ` ${t('draft_partial')}`}
            </span>
            <button type="button" onClick={throwAway}>
              <span className="quiet-link">{t('draft_discard')}</span>
            </button>
          </p>
        )}
        {isTaken && <p>{t('draft_taken')}</p>}
        {isRefused && mayTell && (
          <p>
            <Icon name="warning" size={16} />
            {t('draft_refused')}
          </p>
        )}
      </div>
      <DraftLines screen={screen} drafts={others} few={1} onResume={onOpen} />
    </>
  );
}
