import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readHeads } from './head.ts';

it('HEAD is answered as GET is, without its body', async () => {
  await using app = Fastify({ exposeHeadRoutes: false });
  readHeads(app);
  app.get('/text', async () => 'some text');
  app.post('/saved', async () => 'saved');
  const origin = await app.listen({ port: 0 });
  const head = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { method: 'HEAD' });
    return [answer.status, answer.headers.get('content-length'), await answer.text()];
  };
  expect(await head('/text')).toEqual([200, '9', '']);
  // Fastify's answer about an address that is none.
  expect((await head('/saved'))[0]).toBe(404);
});
