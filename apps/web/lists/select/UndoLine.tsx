import type { Screen } from '@hanjan/core';
import { useEffect, useRef } from 'react';
import { focusContent } from '../../base/router/scroll.ts';
import { t } from '../../base/texts/index.ts';
import { chordText } from '../../parts/chords.ts';
import { shownToast } from '../../parts/dialog/toast.ts';
import { Icon } from '../../parts/Icon.tsx';
import { takesBack } from '../../parts/undo_key.ts';
import { setLastDeed, useDeedPlace, useLastDeed } from './last_deed.ts';

/** What was done to many records of this list last, with the way back. It stands until it is used or closed. */
export function UndoLine({ screen }: { readonly screen: Screen }) {
  const place = useDeedPlace(screen);
  const deed = useLastDeed(place);
  const undo = useRef<(() => void) | null>(null);
  undo.current = deed?.undo ?? null;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What was done after it and is offered by the toast is taken back first.
      if (!undo.current || !takesBack(event) || shownToast.get()?.action) return;
      event.preventDefault();
      undo.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  if (!deed) return null;
  const leave = (act: () => void) => () => {
    act();
    focusContent();
  };
  return (
    <div className="list-notice list-undo">
      <span role="status">{deed.text}</span>
      {deed.undo && (
        <>
          <button
            type="button"
            className="list-undo-key"
            aria-keyshortcuts="Control+Z Meta+Z"
            title={chordText(['Mod', 'Z'])}
            onClick={leave(deed.undo)}
          >
            {t('bulk_undo_key', { count: deed.count })}
          </button>
          <button
            type="button"
            aria-label={t('close')}
            title={t('close')}
            onClick={leave(() => setLastDeed(place, null))}
          >
            <Icon name="close" size={16} />
          </button>
        </>
      )}
    </div>
  );
}
