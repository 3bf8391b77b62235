import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers the same to everybody and often much: it is sent compressed. What is a person's own never is. */
    isReference?: boolean;
  }
}

const MIN_BYTES = 1_000;
/** Little work: every answer is compressed anew. */
const EFFORT = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, EFFORT),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Compresses long answers of reference data, in the first way that the client understands. */
export function compressReference(app: FastifyInstance): void {
  app.addHook('onSend', ({ routeOptions, headers }, reply, payload, done) => {
    if (!routeOptions.config.isReference || typeof payload !== 'string') return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const asked = String(headers['accept-encoding'] ?? '');
    const way = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(asked));
    if (!way || payload.length < MIN_BYTES) return done(null, payload);
    reply.header('content-encoding', way).removeHeader('content-length');
    // What fails while the answer is sent is caught as well: a rejection that nobody handles would end the server.
    encoders[way](payload)
      .then((bytes) => done(null, bytes))
      .catch(done);
  });
}
