import { connection } from '../../base/api/connection.ts';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { Unsent } from './unsent.ts';

/** Above a form: it could not be saved for want of a network, what is safe, and what to do. */
export function UnsentLine({ unsent }: { readonly unsent: Unsent | null }) {
  const { state } = useStore(connection);
  return (
    <div role="status" className="draft-notice">
      {unsent && (
        <p>
          <Icon name="warning" size={16} />
          {state === 'online' && !unsent.isSent ? t('save_now') : textOf(unsent)}
        </p>
      )}
    </div>
  );
}

const textOf = ({ isSent, isKept }: Unsent): string =>
  [
    t(isSent ? 'save_unanswered' : 'save_unsent'),
    t(isKept ? 'draft_kept' : 'error_saved_text'),
    t(isSent ? 'save_later_once' : 'save_later'),
  ].join(' ');
