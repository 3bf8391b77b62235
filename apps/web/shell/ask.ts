import type { ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { createStore } from '../store.ts';

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
}

interface Asked extends Question {
  readonly id: number;
  answer(yes: boolean): void;
}

/** Questions that wait for an answer, the shown one first. */
export const questions = createStore<readonly Asked[]>([]);

let count = 0;

/** Asks in a dialog, from anywhere. Resolves to true for the confirm button, false for cancel and Escape. */
export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++count;
    const answer = (yes: boolean) => {
      questions.set(questions.get().filter((asked) => asked.id !== id));
      resolve(yes);
    };
    questions.set([...questions.get(), { ...question, id, answer }]);
  });
}

/** Tells in a dialog, from anywhere. Resolves once it was read. */
export async function tell(title: string, text: ReactNode): Promise<void> {
  await ask({ title, text, confirm: t('confirm') });
}
