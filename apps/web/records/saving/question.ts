import type { Answer, Row } from '@hanjan/core';
import { tellMissing } from '../../parts/states/missing.ts';

/** Refusals that are questions, by their code, and what asks the person; it is loaded when it is asked first. */
export type Questions = Readonly<Record<string, () => Promise<{ default(result: unknown): Promise<boolean> }>>>;

const questions = new Map<string, Questions[string]>();

/** Hands in the questions of an area. */
export function provideQuestions(more: Questions): void {
  for (const [code, question] of Object.entries(more)) questions.set(code, question);
}

/**
 * Asks what the server asks before it does something. Answers what confirms it, as `confirm` of the same body, or null
 * where the person does not want it or it is no question.
 */
export async function askQuestion({ code, result }: Answer): Promise<Row | null> {
  const load = questions.get(code ?? '');
  if (!code || !load) return null;
  const asked = await load().catch(tellMissing);
  return asked && (await asked.default(result)) ? { [code]: result } : null;
}

/** Whether a refusal is a question. */
export const isQuestion = ({ code }: Answer): boolean => questions.has(code ?? '');

/** What asks the person. */
export type Ask = typeof askQuestion;

/** What is sent, with what the person said yes to. */
export interface Confirmable extends Row {
  readonly confirm?: Row;
}

/**
 * Sends something, and once more with what the person confirms as often as the server asks. Answers the last answer, or
 * null where the person does not want it: then nothing was done.
 */
export async function asking<T>(
  body: Confirmable,
  send: (body: Confirmable) => Promise<Answer<T>>,
  ask: Ask = askQuestion,
): Promise<Answer<T> | null> {
  const answer = await send(body);
  if (!isQuestion(answer)) return answer;
  const confirm = await ask(answer);
  return confirm && asking({ ...body, confirm: { ...body.confirm, ...confirm } }, send, ask);
}
