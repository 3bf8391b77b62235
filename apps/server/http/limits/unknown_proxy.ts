import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The pause between two warnings: anybody can send the header. */
const PAUSE_MS = 3_600_000;

/**
 * Warns when a request brings `X-Forwarded-For` from an address that is not listed as a proxy. If a proxy stands there,
 * all its clients count as one.
 */
export function warnOfUnknownProxy(app: FastifyInstance, now = Date.now): void {
  let quietUntil = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined && now() >= quietUntil && !isBelieved(request)) {
      quietUntil = now() + PAUSE_MS;
      const address = request.socket.remoteAddress;
      app.log.warn({ address }, 'X-Forwarded-For from an address that HANJAN_PROXY does not list');
    }
    done();
  });
}

/** The first address is that of the connection; only behind a listed one are there more. */
const isBelieved = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;
