import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** An answer as it came over the wire. */
async function wire(path: string, body: object, encoding: string, cookie = '') {
  const { hostname, port } = new URL(api.origin);
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'accept-encoding': encoding,
    cookie,
  };
  return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method: 'POST', headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

it('reference data is compressed as the client understands it, and says the same', async () => {
  const asked = { code_group: ['FLVR', 'VRT'] };
  const result = (bytes: Buffer) => JSON.parse(bytes.toString()).result;
  const [plain, br, gzip] = await Promise.all(
    ['', 'gzip, deflate, br', 'gzip'].map((way) => wire('/api/code/simple', asked, way)),
  );
  expect([plain?.encoding, br?.encoding, gzip?.encoding]).toEqual([undefined, 'br', 'gzip']);
  const said = result(plain?.bytes ?? Buffer.alloc(0));
  expect(said.FLVR.code_list.length).toBeGreaterThan(100);
  expect(result(brotliDecompressSync(br?.bytes ?? Buffer.alloc(0)))).toEqual(said);
  expect(result(gunzipSync(gzip?.bytes ?? Buffer.alloc(0)))).toEqual(said);
  expect((br?.bytes.length ?? Number.POSITIVE_INFINITY) * 3).toBeLessThan(plain?.bytes.length ?? 0);
});

it('what is a person’s own is not', async () => {
  const person = await api.person('somebody');
  const note = {
    cupnote_name: 'Huila',
    cupnote_place: 'CAFE',
    cupnote_date: '2026-03-01',
    cupnote_desc: 'a'.repeat(5_000),
  };
  const saved = await person.post('/api/user/qc/coffeebean/edit', note);
  expect(saved.http).toBe(200);
  for (let i = 0; i < 10; i++) await person.post('/api/user/qc/coffeebean/edit', note);
  const list = await wire('/api/user/qc/coffeebean/list', {}, 'gzip, br', person.cookie);
  expect(list.bytes.length).toBeGreaterThan(1_000);
  expect(list.encoding).toBeUndefined();
});
