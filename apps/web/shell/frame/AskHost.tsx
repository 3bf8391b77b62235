import { useStore } from '../../base/store/store.ts';
import { Button } from '../../parts/button/Button.tsx';
import { questions } from '../../parts/dialog/ask.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';

/** Shows what `ask` asks, one question at a time. Stands once in the app. */
export function AskHost() {
  const [question] = useStore(questions);
  if (!question) return null;
  const { id, title, text, confirm, cancel, danger = false, careful, discard, answer } = question;
  const isCareful = danger || careful || discard !== undefined;
  return (
    <Dialog
      key={id}
      alert
      title={title}
      onClose={() => answer('cancel')}
      actions={
        <>
          {discard && (
            <Button variant="subtle" color="danger" className="dialog-discard" onClick={() => answer('discard')}>
              {discard}
            </Button>
          )}
          {cancel && (
            <Button variant="subtle" data-autofocus={isCareful || undefined} onClick={() => answer('cancel')}>
              {cancel}
            </Button>
          )}
          <Button
            color={danger ? 'danger' : undefined}
            data-autofocus={!isCareful || undefined}
            onClick={() => answer('confirm')}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
