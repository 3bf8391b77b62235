import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Reads bodies of JSON as Fastify does, and refuses bytes that are no UTF-8: decoded in the usual way they would be
 * stored as signs that nobody sent.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body)) return done(new Refusal(400, 'bad_json'), undefined);
    return parse(request, body.toString(), done);
  });
}
