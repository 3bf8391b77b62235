import type { Row } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** The body as an object; no body at all is an empty one where nothing has to be sent. */
export function readBody({ body }: Pick<FastifyRequest, 'body'>, mayBeMissing = false): Row {
  if (mayBeMissing && (body === undefined || body === null)) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'bad_json');
  return body as Row;
}
