import { useEffect, useState } from 'react';
import { connection, onReconnect, reachServer } from '../../base/api/connection.ts';
import { toContent } from '../../base/router/scroll.ts';
import { personOf, useSession } from '../../base/session/session.ts';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { isAllKept } from '../../records/drafts/leaving.ts';
import './connection.css';

/** How long it is said that the server is there again. */
const STAY_MS = 5_000;

interface Props {
  /** A form is open: where what is in it is safe is said. */
  readonly form: boolean;
}

/** A quiet line above the content while the server cannot be reached, and for a moment once it is there again. */
export function ConnectionLine({ form }: Props) {
  const { state } = useStore(connection);
  const isBack = useBack();
  const isAway = state !== 'online';
  const isKnown = personOf(useSession()) !== null;
  const away = () => {
    const isKept = form ? isAllKept() : null;
    if (isKept !== null) return `${t('connection_away')} ${t(isKept ? 'draft_kept' : 'error_saved_text')}`;
    return isKnown ? `${t('connection_away')} ${t('connection_seen')}` : t('connection_away');
  };
  const retry = async () => {
    if (await reachServer()) toContent();
  };
  return (
    <div className="connection" data-away={isAway || undefined}>
      <span role="status">{isAway ? away() : isBack && t('connection_back')}</span>
      {isAway && (
        <button type="button" aria-disabled={state === 'checking'} onClick={retry}>
          {t(state === 'checking' ? 'connection_checking' : 'connection_try')}
        </button>
      )}
    </div>
  );
}

function useBack(): boolean {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => onReconnect(() => setAt(Date.now())), []);
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setAt(null), STAY_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null;
}
