import type { Answer, Row } from '@hanjan/core';
import { tellMissing } from '../../parts/states/missing.ts';

/** Refusals that are questions, by their code, and what asks the person; it is loaded when it is asked first. */
const QUESTIONS: Readonly<Record<string, () => Promise<{ default(result: unknown): Promise<boolean> }>>> = {
  stock_short: () => import('./stock_short.tsx'),
};

/**
 * Asks what the server asks before it does something. Answers what confirms it, as `confirm` of the same body, or null
 * where the person does not want it or it is no question.
 */
export async function askQuestion({ code, result }: Answer): Promise<Row | null> {
  const load = QUESTIONS[code ?? ''];
  if (!code || !load) return null;
  const asked = await load().catch(tellMissing);
  return asked && (await asked.default(result)) ? { [code]: result } : null;
}

/** What asks the person. */
export type Ask = typeof askQuestion;

/**
 * Sends something, and once more with what the person confirms as often as the server asks. Answers the last answer, or
 * null where the person does not want it: then nothing was done.
 */
export async function asking<T>(
  body: Row,
  send: (body: Row) => Promise<Answer<T>>,
  ask: Ask = askQuestion,
): Promise<Answer<T> | null> {
  const answer = await send(body);
  if (!((answer.code ?? '') in QUESTIONS)) return answer;
  const confirm = await ask(answer);
  return confirm && asking({ ...body, confirm: { ...(body.confirm as Row | undefined), ...confirm } }, send, ask);
}
