import type { ReactNode } from 'react';
import { createStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';

/** A question of the product to the person. Without `cancel` it has one button. */
export interface Question {
  /** A statement or a question. */
  readonly title: string;
  readonly text?: ReactNode;
  /** The verb on the button that says yes. */
  readonly confirm: string;
  readonly cancel?: string;
  /** Saying yes destroys something. */
  readonly danger?: boolean;
  /** The focus begins at the button that leaves everything as it is, as where something is destroyed. */
  readonly careful?: boolean;
  /** The words on a third button: yes, and what is asked about is thrown away. */
  readonly discard?: string;
}

export type Reply = 'confirm' | 'cancel' | 'discard';

interface Asked extends Question {
  readonly id: number;
  answer(reply: Reply): void;
}

/** Questions that wait for an answer, the shown one first. */
export const questions = createStore<readonly Asked[]>([]);

let count = 0;

/** Asks in a dialog, from anywhere. Resolves to true for the confirm button, false for cancel and Escape. */
export const ask = async (question: Question): Promise<boolean> => (await askReply(question)) === 'confirm';

/** Asks in a dialog what may be answered in three ways. */
export function askReply(question: Question): Promise<Reply> {
  return new Promise((resolve) => {
    const id = ++count;
    const answer = (reply: Reply) => {
      questions.set(questions.get().filter((asked) => asked.id !== id));
      resolve(reply);
    };
    questions.set([...questions.get(), { ...question, id, answer }]);
  });
}

/** Takes back a question that has answered itself, as if it was cancelled. */
export function withdraw(title: string): void {
  for (const question of questions.get()) if (question.title === title) question.answer('cancel');
}

/** Tells in a dialog, from anywhere. Resolves once it was read. */
export async function tell(title: string, text: ReactNode): Promise<void> {
  await ask({ title, text, confirm: t('confirm') });
}
