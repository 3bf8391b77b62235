import { Button } from '@mantine/core';
import { useStore } from '../store.ts';
import { questions } from './ask.ts';
import { Dialog } from './Dialog.tsx';

/** Shows what `ask` asks, one question at a time. Stands once in the app. */
export function AskHost() {
  const [question] = useStore(questions);
  if (!question) return null;
  const { id, title, text, confirm, cancel, danger = false, answer } = question;
  return (
    <Dialog
      key={id}
      alert
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          {cancel && (
            <Button variant="subtle" data-autofocus={danger || undefined} onClick={() => answer(false)}>
              {cancel}
            </Button>
          )}
          <Button
            color={danger ? 'danger' : undefined}
            data-autofocus={!danger || undefined}
            onClick={() => answer(true)}
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
