import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';

/** One description, in each way it is sent; made once, because it is the same until the server ends. */
async function encoded(description: object) {
  const plain = Buffer.from(JSON.stringify(description));
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  // It takes some 200 ms of work, which the server's loop does not wait for.
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { tag, ways: { br, gzip: gz, identity: plain } };
}

/** `GET /api/openapi.json`: the calls of the API, described for programs. */
export function docsRoute(app: FastifyInstance, options: RouteShorthandOptions): void {
  let made: ReturnType<typeof encoded> | undefined;
  app.get('/api/openapi.json', options, async ({ headers }, reply) => {
    made ??= encoded(app.swagger());
    const { tag, ways } = await made;
    const accepted = String(headers['accept-encoding'] ?? '');
    const way = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity';
    const etag = `"${tag}-${way}"`;
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (headers['if-none-match'] === etag) return reply.status(304).send();
    if (way !== 'identity') reply.header('content-encoding', way);
    return reply.type('application/json; charset=utf-8').send(ways[way]);
  });
}
