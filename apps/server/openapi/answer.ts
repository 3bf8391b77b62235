import type { JsonSchema } from '@hanjan/core';

/** The schema of an answer; lists say their page besides. */
export const answerOf = (result: object, more: Readonly<Record<string, JsonSchema>> = {}) => ({
  type: 'object',
  properties: {
    status: { type: 'string' },
    result,
    description: { type: 'string' },
    code: { type: 'string', nullable: true },
    fields: { type: 'array', items: { type: 'object' } },
    request_id: { type: 'string' },
    ...more,
  },
});
