import { t } from '../../base/texts/index.ts';
import { moment } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import type { Conflict } from './others.ts';
import './conflict.css';

/** Who removed a record while somebody else wrote it, and when; both null when the server does not say. */
export type Removal = Pick<Conflict, 'edit_at' | 'edit_user'>;

/** What to do with what was typed for a record that is gone. */
export type Rescue = 'restore' | 'new';

interface Props {
  readonly removal: Removal;
  /** Only the person's own records are there, so it was they who removed it. */
  readonly isOwn: boolean;
  readonly canRestore: boolean;
  readonly canWrite: boolean;
  /** Null goes on writing. */
  onChoose(rescue: Rescue | null): void;
}

/** The record was removed while it was written: who did it and when, and how to keep what was typed. */
export function RemovedDialog({ removal, isOwn, canRestore, canWrite, onChoose }: Props) {
  const { edit_at: at, edit_user: editor } = removal;
  const title = () => {
    if (!at) return t('removed_gone');
    return isOwn || editor === null ? t('removed_own') : t('removed_by', { name: editor });
  };
  return (
    <Dialog
      title={title()}
      onClose={() => onChoose(null)}
      actions={
        <div className="rescue">
          <Button variant="subtle" onClick={() => onChoose(null)}>
            {t('conflict_stay')}
          </Button>
          {canWrite && (
            <Button variant={canRestore ? 'default' : 'filled'} onClick={() => onChoose('new')}>
              {t('removed_new')}
            </Button>
          )}
          {canRestore && <Button onClick={() => onChoose('restore')}>{t('removed_restore')}</Button>}
        </div>
      }
    >
      <p>
        {at && `${t('removed_at', { at: moment(at) })} `}
        {t('error_saved_text')}
      </p>
    </Dialog>
  );
}
