import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { buildApp } from '../app.ts';

const directory = temporaryDirectory();
afterAll(directory.remove);

/** A web app as it is built, with an entry script of this name. */
function built(entry: string): string {
  const path = join(directory.path, entry);
  mkdirSync(join(path, 'assets'), { recursive: true });
  const script = `<script type="module" crossorigin src="/assets/${entry}"></script>`;
  writeFileSync(
    join(path, 'index.html'),
    `<!doctype html><head><script src="/boot.js"></script>${script}</head><body></body>`,
  );
  writeFileSync(join(path, 'boot.js'), '');
  writeFileSync(join(path, 'assets', entry), '');
  return path;
}

// Nothing that is asked for here needs the database.
const options = {
  databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
  origin: 'http://localhost',
  logLevel: 'silent',
};
const HTML = { accept: 'text/html' };

describe('the version', () => {
  it('is named in every answer of a call, also in a refusal, and in no other', async () => {
    await using app = await buildApp({ ...options, webDir: built('index-a1_B-.js') });
    const named = async (url: string) => (await app.inject({ url, headers: HTML })).headers['x-hanjan-app'];
    expect(await named('/api/openapi.json')).toBe('index-a1_B-.js');
    expect(await named('/api/nothing')).toBe('index-a1_B-.js');
    expect(await named('/api/health')).toBe('index-a1_B-.js');
    for (const url of ['/', '/cafe', '/boot.js', '/assets/index-a1_B-.js']) expect(await named(url)).toBeUndefined();
  });
  it('is unknown where only the API is served', async () => {
    await using app = await buildApp(options);
    expect((await app.inject({ url: '/api/openapi.json' })).headers).not.toHaveProperty('x-hanjan-app');
  });
});

describe('advertising', () => {
  const AD = 'https://ads.example.com/slot?size=wide&copy=2';
  const PAGES = ['/', '/index.html', '/en', '/cafe/coffeebean/default'];

  it('is off: no page names a frame, and none is allowed', async () => {
    await using app = await buildApp({ ...options, webDir: built('index-1.js') });
    for (const url of PAGES) {
      const { body, headers } = await app.inject({ url, headers: HTML });
      expect(body).toContain('/assets/index-1.js');
      expect(body).not.toContain('hanjan-ad');
      expect(headers['content-security-policy']).not.toContain('frame-src');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
  it('is named by every page where the operator has some, and frames may come from there alone', async () => {
    await using app = await buildApp({ ...options, webDir: built('index-2.js'), adUrl: AD });
    for (const url of PAGES) {
      const { body, headers } = await app.inject({ url, headers: HTML });
      expect(body).toContain(
        '<meta name="hanjan-ad" content="https://ads.example.com/slot?size=wide&amp;copy=2"></head>',
      );
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
      expect(headers['content-security-policy']).toMatch(/(^|;)frame-src https:\/\/ads\.example\.com(;|$)/);
    }
    expect((await app.inject({ url: '/assets/index-2.js' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/nothing.js' })).statusCode).toBe(404);
  });
});
