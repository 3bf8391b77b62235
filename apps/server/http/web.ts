import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './answer.ts';
import { Refusal } from './refusal.ts';

/** Serves the built web app; every address that is not a file or a call gets its page, which knows what to show. */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(files, {
    root: webDir,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webDir, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isFile = /\.[a-z0-9]{1,8}$/.test(path) && !request.headers.accept?.includes('text/html');
    if (path.startsWith('/api/') || isFile) {
      return sendRefusal(request, reply, new Refusal(404, 'nopage_text'));
    }
    return reply.sendFile('index.html');
  });
}
