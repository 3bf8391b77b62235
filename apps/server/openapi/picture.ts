import { PICTURE_HASH, type Screen } from '@hanjan/core';
import { answerOf } from './answer.ts';
import { whole } from './parts.ts';
import { orgNumber } from './screen.ts';

const text = { type: 'string' } as const;

/** The schema of reading a picture. */
export const pictureSchema = {
  tags: ['picture'],
  params: { type: 'object', properties: { hash: { type: 'string', pattern: `^${PICTURE_HASH}$` } } },
  response: { 200: { type: 'string', format: 'binary' } },
};

/** The schema of an upload: a picture for one of some fields. */
export const uploadSchema = (screen: Screen, names: readonly string[]) => ({
  tags: [screen.name],
  consumes: ['multipart/form-data'],
  querystring: {
    type: 'object',
    properties: { ...orgNumber(screen), field: { type: 'string', enum: names } },
    required: ['field'],
  },
  response: {
    200: answerOf({ type: 'object', properties: { path: text, width: whole, height: whole } }),
  },
});
