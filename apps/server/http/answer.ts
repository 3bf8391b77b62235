import type { Answer, FieldFault } from '@hanjan/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';
import { textsFor } from './texts.ts';

type Extra = Pick<Answer, 'pagination' | 'write_check' | 'resultName'>;

/** What an answer needs to know of its request. */
type Asked = Pick<FastifyRequest, 'id' | 'headers'>;

/** The body of a call that went well. */
export const ok = <T>(request: Asked, result: T, extra: Extra = {}): Answer<T> => ({
  status: 'OK',
  result,
  description: '',
  code: null,
  fields: [],
  request_id: request.id,
  ...extra,
});

/** Sends a refusal as the person's own language words it. */
export function sendRefusal(request: Asked, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, code, details } = refusal;
  const { fields = [], args = {}, result = null, headers = {} } = details;
  const body: Answer = {
    status: String(status),
    result,
    description: describe(request, code, fields, args),
    code,
    fields,
    request_id: request.id,
  };
  return reply.status(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

/** The first faulty field with its message; otherwise the sentence of the code itself. */
function describe(
  request: Asked,
  code: string,
  fields: readonly FieldFault[],
  args: Readonly<Record<string, string | number>>,
): string {
  const translate = textsFor(request.headers['accept-language']);
  const [first] = fields;
  return first ? `${translate(first.name, first.args)}: ${translate(first.key, first.args)}` : translate(code, args);
}
