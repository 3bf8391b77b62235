import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../test/harness/addresses.ts';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { buildApp } from '../app.ts';

const directory = temporaryDirectory();
afterAll(directory.remove);

/** What stands in the page itself. */
const BOOT = 'ask();';

/** A web app as it is built, with an entry script of this name. */
function built(entry: string): string {
  const path = join(directory.path, entry);
  mkdirSync(join(path, 'assets'), { recursive: true });
  const script = `<script type="module" crossorigin src="/assets/${entry}"></script>`;
  writeFileSync(join(path, 'index.html'), `<!doctype html><head><script>${BOOT}</script>${script}</head><body></body>`);
  writeFileSync(join(path, 'icon.svg'), '');
  writeFileSync(join(path, 'assets', entry), '');
  return path;
}

// Nothing that is asked for here needs the database.
const options = {
  addresses: NOWHERE,
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
    for (const url of ['/', '/cafe', '/icon.svg', '/assets/index-a1_B-.js']) expect(await named(url)).toBeUndefined();
  });
  it('is unknown where only the API is served', async () => {
    await using app = await buildApp(options);
    expect((await app.inject({ url: '/api/openapi.json' })).headers).not.toHaveProperty('x-hanjan-app');
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

describe('what a page loads first', () => {
  const chunk = (file: string, more = {}) => ({ file: `assets/${file}`, ...more });
  const manifest = {
    'index.html': chunk('index-3.js', { css: ['assets/index.css'] }),
    'lists/page/ListScreen.tsx': chunk('List.js', { imports: ['index.html', '_work.js'], css: ['assets/List.css'] }),
    'shell/screen/RecordScreen.tsx': chunk('Record.js', { imports: ['index.html', '_work.js'] }),
    '_work.js': chunk('work.js', { imports: ['index.html'], css: ['assets/work.css'] }),
    'areas/sign/Signin.tsx': chunk('Signin.js', { imports: ['index.html'] }),
    'areas/roast/page/RoastingProfile.tsx': chunk('Roast.js', { imports: ['index.html'], css: ['assets/Roast.css'] }),
    'areas/brew/wall/Today.tsx': chunk('Today.js', { imports: ['index.html'] }),
    'areas/dial/today/CafeSettingToday.tsx': chunk('Dial.js', { imports: ['index.html'] }),
    'main/cells.ts': chunk('every_cell.js', { imports: ['_work.js'] }),
    'main/views.ts': chunk('every_views.js', { imports: ['_work.js'] }),
    'areas/stock/cells.ts': chunk('cells.js', { imports: ['_work.js'] }),
    'areas/brew/views.ts': chunk('views.js', { imports: ['_work.js'], css: ['assets/views.css'] }),
    '../../packages/model/catalogue/user.ts': chunk('user.js'),
    '../../packages/model/catalogue/cafe.ts': chunk('cafe.js', { imports: ['_work.js'] }),
    'virtual:messages/ko': chunk('ko.js'),
    'virtual:messages/ko/work': chunk('ko_work.js'),
    'virtual:messages/ko/brew': chunk('ko_brew.js'),
    'virtual:messages/ko/cafe': chunk('ko_cafe.js'),
    'virtual:messages/ko/roast': chunk('ko_roast.js'),
    'virtual:messages/en': chunk('en.js'),
    'virtual:messages/en/work': chunk('en_work.js'),
  };
  const webDir = built('index-3.js');
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(join(webDir, '.vite/manifest.json'), JSON.stringify(manifest));
  const pages = {
    Signin: 'areas/sign/Signin.tsx',
    RoastingProfile: 'areas/roast/page/RoastingProfile.tsx',
    CafeSettingToday: 'areas/dial/today/CafeSettingToday.tsx',
    cafe_brewing_today: 'areas/brew/wall/Today.tsx',
  };
  writeFileSync(join(webDir, '.vite/pages.json'), JSON.stringify(pages));
  writeFileSync(join(webDir, 'assets/work.js'), '// The others are empty.');

  const linked = async (url: string) => {
    await using app = await buildApp({ ...options, webDir });
    const { body } = await app.inject({ url, headers: HTML });
    expect(body).toContain('</head><body></body>');
    return [...body.matchAll(/<link rel="(\w+)" crossorigin href="\/assets\/([^"]+)">/g)].map(([, ...link]) =>
      link.join(' '),
    );
  };

  it('is named by the page of each address: its texts, its file, what draws it, its definitions and whatever they need, small files first', async () => {
    expect(await linked('/user/usernote/brewingresult')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'stylesheet List.css',
      'modulepreload ko.js',
      'modulepreload List.js',
      'modulepreload every_cell.js',
      'modulepreload user.js',
      'modulepreload ko_work.js',
      'modulepreload ko_brew.js',
      'modulepreload work.js',
    ]);
    expect(await linked('/user/usernote/brewingresult/12?mode=edit')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'stylesheet views.css',
      'modulepreload ko.js',
      'modulepreload Record.js',
      'modulepreload every_cell.js',
      'modulepreload every_views.js',
      'modulepreload views.js',
      'modulepreload user.js',
      'modulepreload ko_work.js',
      'modulepreload ko_brew.js',
      'modulepreload work.js',
    ]);
    expect(await linked('/cafe/coffeebean/received/3')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'modulepreload ko.js',
      'modulepreload Record.js',
      'modulepreload every_cell.js',
      'modulepreload every_views.js',
      'modulepreload cafe.js',
      'modulepreload ko_work.js',
      'modulepreload ko_cafe.js',
      'modulepreload work.js',
    ]);
    // A list that stands on a page of its own loads that page.
    expect(await linked('/cafe/brewing/today')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'modulepreload ko.js',
      'modulepreload Today.js',
      'modulepreload every_cell.js',
      'modulepreload cafe.js',
      'modulepreload ko_work.js',
      'modulepreload ko_cafe.js',
      'modulepreload ko_brew.js',
      'modulepreload work.js',
    ]);
    // A page made by hand of records loads what those are made of.
    expect(await linked('/cafe/setting/settingtoday')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'stylesheet views.css',
      'modulepreload ko.js',
      'modulepreload Dial.js',
      'modulepreload every_cell.js',
      'modulepreload every_views.js',
      'modulepreload views.js',
      'modulepreload cafe.js',
      'modulepreload ko_work.js',
      'modulepreload ko_cafe.js',
      'modulepreload ko_brew.js',
      'modulepreload work.js',
    ]);
    expect(await linked('/roaster/roasting/result')).toContain('modulepreload cells.js');
    expect(await linked('/en/user/signin/')).toEqual([
      'stylesheet index.css',
      'modulepreload en.js',
      'modulepreload Signin.js',
    ]);
    expect(await linked('/info/chart/roasting')).toEqual([
      'stylesheet index.css',
      'stylesheet Roast.css',
      'modulepreload ko.js',
      'modulepreload Roast.js',
      'modulepreload ko_roast.js',
    ]);
    expect(await linked('/en/info/map/country')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'stylesheet List.css',
      'modulepreload en.js',
      'modulepreload List.js',
      'modulepreload every_cell.js',
      'modulepreload en_work.js',
      'modulepreload work.js',
    ]);
    expect(await linked('/nowhere')).toEqual(['modulepreload ko.js']);
  });
  it('takes no long work, however many slashes are in its address', async () => {
    await using app = await buildApp({ ...options, webDir });
    const url = `/a${'/'.repeat(15_000)}a`;
    const began = process.cpuUsage();
    for (let nth = 0; nth < 30; nth += 1) expect((await app.inject({ url, headers: HTML })).statusCode).toBe(200);
    // Where each slash is begun with anew it takes more than two seconds.
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });

  it('is no file that anybody may read', async () => {
    await using app = await buildApp({ ...options, webDir });
    expect((await app.inject({ url: '/.vite/manifest.json' })).statusCode).toBe(404);
  });
});
