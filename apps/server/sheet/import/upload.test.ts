import { request as ask } from 'node:http';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readUpload } from './upload.ts';

it('an upload that broke off before anybody read it is over', async () => {
  await using app = Fastify();
  await app.register(multipart);
  const arrived = Promise.withResolvers<void>();
  const read = Promise.withResolvers<unknown>();
  app.post('/', (request) => {
    request.raw.once('close', () => read.resolve(readUpload(request)));
    arrived.resolve();
    return new Promise(() => undefined);
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100' };
  const sent = ask(await app.listen(), { method: 'POST', headers });
  sent.on('error', () => undefined).flushHeaders();
  await arrived.promise;
  sent.destroy();
  await expect(read.promise).rejects.toThrow('import_unreadable');
});
