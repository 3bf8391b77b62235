import { type Answer, type Field, type FieldFault, namedBy } from '@hanjan/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';
import { hasText, type Translate, textsFor } from './texts.ts';

type Extra = Pick<Answer, 'pagination' | 'write_check' | 'resultName' | 'last_edit_at' | 'more' | 'touched'>;

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
  const { result = null, fields = [], headers = {} } = details;
  const body: Answer = {
    status: String(status),
    result,
    description: describe(request, refusal),
    code,
    fields,
    request_id: request.id,
  };
  return reply.status(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

/** The first faulty field with its message; otherwise the sentence of the code itself. */
function describe(request: Asked, { code, details: { fields = [], entity, args = {} } }: Refusal): string {
  const translate = textsFor(request.headers['accept-language']);
  const [first] = fields;
  if (!first) return translate(code, args);
  // What is no field may be called like any text of ours.
  const named = namedBy(entity?.fields ?? {}, first.name);
  const label = named?.field.called ?? named?.name ?? first.name;
  const name = first.key === 'field_unknown' ? first.name : translate(label, first.args);
  return `${name}: ${faultText(translate, first, named?.field)}`;
}

/** What is wrong: in the words of the field's kind where it has some; in a list of rows also where. */
export function faultText(
  translate: Translate,
  { key, args, at }: Omit<FieldFault, 'name'>,
  field: Field | undefined,
): string {
  const item = at && field && 'of' in field ? field.of[at.item] : undefined;
  if (at && item) {
    const text = faultText(translate, { key, args }, item);
    return translate('rows_fault', { row: at.row + 1, name: translate(item?.called ?? at.item), text });
  }
  const own = `${field?.kind}_${key}`;
  return translate(hasText(own) ? own : key, args);
}
