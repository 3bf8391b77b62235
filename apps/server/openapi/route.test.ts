import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { WEB_ALONE } from '../../../test/harness/built_web.ts';
import { buildApp } from '../app.ts';

const url = '/api/openapi.json';

it('the description of the API is sent small, and not again to whoever has it', async () => {
  await using app = await buildApp(WEB_ALONE);
  const ask = (headers: Record<string, string>) => app.inject({ url, headers });
  const plain = await ask({});
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(Object.keys(plain.json().paths).length).toBeGreaterThan(50);
  const brotli = await ask({ 'accept-encoding': 'gzip, br' });
  const gzip = await ask({ 'accept-encoding': 'gzip' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  const again = await ask({ 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  // What was compressed is another thing.
  expect((await ask({ 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(200);
});

it('is not there where the operator does not want it', async () => {
  await using app = await buildApp({ ...WEB_ALONE, hasDocs: false });
  expect((await app.inject({ url })).statusCode).toBe(404);
});
