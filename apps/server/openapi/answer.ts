import type { JsonSchema } from '@hanjan/core';
import { withMore } from './parts.ts';

/** The entities whose records a save wrote: whoever shows some of them asks again. */
export const touched = { type: 'array', items: { type: 'string' } };

/** The schema of an answer; lists say their page besides. */
export const answerOf = (result: object, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema =>
  withMore('Answer', { result, ...more });
