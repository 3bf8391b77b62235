import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BOOT, builtWeb, HTML, WEB_ALONE } from '../../../test/harness/built_web.ts';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { buildApp } from '../app.ts';

const directory = temporaryDirectory();
afterAll(directory.remove);

const built = (entry: string) => builtWeb(directory.path, entry);
const options = WEB_ALONE;

describe('the version', () => {
  it('is named in every answer of a call, also in a refusal, and in no other', async () => {
    await using app = await buildApp({ ...options, webDir: built('index-a1_B-.js') });
    const named = async (url: string) => (await app.inject({ url, headers: HTML })).headers['x-hanjan-app'];
    expect(await named('/api/openapi.json')).toBe('index-a1_B-.js');
    expect(await named('/api/nothing')).toBe('index-a1_B-.js');
    expect(await named('/api/health')).toBe('index-a1_B-.js');
    for (const url of ['/', '/cafe', '/icon.svg', '/assets/index-a1_B-.js']) expect(await named(url)).toBeUndefined();
  });
  it('is unknown where only the API is served', async () => {
    await using app = await buildApp(options);
    expect((await app.inject({ url: '/api/openapi.json' })).headers).not.toHaveProperty('x-hanjan-app');
  });
});

describe('HEAD', () => {
  it('is answered as GET is, without a body', async () => {
    await using app = await buildApp({ ...options, webDir: built('index-6.js') });
    const origin = await app.listen({ port: 0 });
    for (const path of ['/cafe', '/api/openapi.json', '/api/nothing', '/assets/index-6.js']) {
      const [got, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => fetch(origin + path, { method, headers: { ...HTML, 'accept-encoding': '' } })),
      );
      const facts = (answer?: Response) => [
        answer?.status,
        ...['content-type', 'content-length', 'etag'].map((name) => answer?.headers.get(name)),
      ];
      expect(facts(head), path).toEqual(facts(got));
      expect(await head?.text()).toBe('');
    }
  });
});

describe('the page', () => {
  it.each([
    [`sid=${'a'.repeat(43)}`, true],
    ['hanjan_lang=ko', false],
  ])('says whether somebody seems to be signed in: %s', async (cookie, isSaid) => {
    await using app = await buildApp({ ...options, webDir: built('index-4.js') });
    const { body } = await app.inject({ url: '/cafe', headers: { ...HTML, cookie } });
    expect(body.includes('<meta name="hanjan-signed-in"')).toBe(isSaid);
    // The script in the page reads it at once.
    expect(body.indexOf('<meta name="hanjan-signed-in"')).toBeLessThan(body.indexOf(BOOT));
  });
  it('runs no script that stands in it but its own', async () => {
    await using app = await buildApp({ ...options, webDir: built('index-5.js') });
    const { headers } = await app.inject({ url: '/cafe', headers: HTML });
    const hash = createHash('sha256').update(BOOT).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
});

describe('the shortest address', () => {
  it.each([
    ['a browser that speaks no Korean', 'en-US,en;q=0.9', undefined, '/en'],
    ['one that speaks both', 'en-US,en;q=0.9,ko;q=0.8', undefined, null],
    ['one that speaks neither', 'fr-FR', undefined, null],
    ['one that says nothing, such as a search engine', undefined, undefined, null],
    ['whoever chose Korean', 'en-US', 'ko', null],
    ['whoever chose English', 'ko-KR', 'en', '/en'],
    ['whoever chose nothing that there is', 'ko-KR', 'xx', null],
  ])('leads %s to their language', async (_, asked, chosen, to) => {
    await using app = await buildApp({ ...options, webDir: built('index-3.js') });
    const headers = {
      ...HTML,
      ...(asked && { 'accept-language': asked }),
      ...(chosen && { cookie: `hanjan_lang=${chosen}` }),
    };
    const ask = async (url: string) => (await app.inject({ url, headers })).headers.location ?? null;
    expect([await ask('/'), await ask('/?x=1')]).toEqual([to, to && `${to}?x=1`]);
    // So does a link on paper, which says no language either.
    const link = '/info/beannote/beaninfo/6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d';
    expect([await ask(link), await ask(`${link}?x=1`)]).toEqual([to && to + link, to && `${to}${link}?x=1`]);
    // Any other address is in the language that it says.
    expect([await ask('/cafe'), await ask('/en'), await ask('/en/cafe')]).toEqual([null, null, null]);
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

it('https alone is asked for where the address has it, and below it where the operator says so', async () => {
  const said = async (more: object) => {
    await using app = await buildApp({ ...options, ...more });
    return (await app.inject('/api/nothing')).headers['strict-transport-security'];
  };
  expect(await said({ origin: 'http://localhost' })).toBeUndefined();
  expect(await said({ origin: 'https://notes.example.org' })).toBe('max-age=31536000');
  expect(await said({ origin: 'https://notes.example.org', hasSecureSubdomains: true })).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

it('a page says who may make an account, where that is not everybody', async () => {
  const webDir = built('index-5.js');
  for (const signup of ['closed', 'invited'] as const) {
    await using app = await buildApp({ ...options, webDir, signup });
    const { body } = await app.inject({ url: '/user/signup', headers: HTML });
    expect(body).toContain(`<meta name="hanjan-signup" content="${signup}"></head>`);
  }
  await using app = await buildApp({ ...options, webDir });
  expect((await app.inject({ url: '/user/signup', headers: HTML })).body).not.toContain('hanjan-signup');
});

it('scripts and styles bear none of the headers of documents, workers bear all of them', async () => {
  const webDir = built('index-4.js');
  writeFileSync(join(webDir, 'assets/reader.worker-4.js'), '');
  await using app = await buildApp({ ...options, webDir });
  const headersOf = async (url: string) => (await app.inject({ url, headers: HTML })).headers;
  const all = Object.keys(await headersOf('/'));
  const least = Object.keys(await headersOf('/assets/index-4.js'));
  expect(all).toEqual(expect.arrayContaining(['content-security-policy', 'x-frame-options', 'referrer-policy']));
  expect(least.filter((name) => /policy|^x-/.test(name)).toSorted()).toEqual([
    'cross-origin-resource-policy',
    'x-content-type-options',
  ]);
  expect(Object.keys(await headersOf('/assets/reader.worker-4.js'))).toContain('content-security-policy');
});
