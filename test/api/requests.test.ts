import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flaws } from '../harness/answer.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { hear, JSON_PAGE, PAGE, readResponse, speak } from '../harness/http.ts';
import { numberFor, type Owner, owner } from '../harness/org.ts';
import { readRoutes } from '../harness/routes.ts';
import { screens } from '../harness/served.ts';
import { standing } from '../harness/standing.ts';

const ORIGIN = 'https://notes.example.org';
const some = standing(screens);

let api: TestApi;
let me: Owner;

beforeAll(async () => {
  api = await startApi({ origin: ORIGIN });
  me = await owner(api, 'requests');
});
afterAll(() => api.stop());

describe('an address that is none', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['POST', '/api/user/qc/coffeebean'],
    ['POST', '/api/user/qc/coffeebean/list/'],
    ['POST', '/API/user/qc/coffeebean/list'],
    ['POST', '//api/user/qc/coffeebean/list'],
    ['GET', '/../../etc/passwd'],
    ['GET', '/api/../../etc/passwd'],
    ['GET', '/.env'],
    ['PROPFIND', '/api/health'],
    ['OPTIONS', '/api/health'],
    ['TRACE', '/api/health'],
  ])('is not found: %s %s', async (method, path) => {
    for (const locale of ['ko', 'en'] as const) {
      const heard = await hear(api.origin, { method, path, headers: { ...PAGE, 'accept-language': locale } });
      expect([heard.http, heard.answer.code, flaws(heard, locale)]).toEqual([404, 'nopage_text', []]);
    }
  });
  it('is not found with another method than its own', async () => {
    const routes = (await readRoutes(api)).map(({ method, path }) => `${method} ${path.replace('{key}', '1')}`);
    const tried: string[] = [];
    for (const route of routes) {
      const path = route.split(' ')[1] ?? '';
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        (one) => !routes.includes(`${one} ${path}`),
      )) {
        const heard = await hear(api.origin, { method, path, headers: { ...PAGE, cookie: me.cookie } });
        expect([method, path, heard.http, flaws(heard, 'en')]).toEqual([method, path, 404, []]);
        tried.push(route);
      }
    }
    expect(new Set(tried).size).toBe(routes.length);
  });
  it.each([
    '0',
    '-1',
    '+1',
    '1e3',
    '01',
    '1.0',
    '0x1',
    '99999999999999999999',
    '9007199254740992',
    'x',
    'null',
    '%00',
    '1%00',
    '%31%0a',
    '..',
    '%2e%2e%2f',
    '../detail/1',
    '1/2',
    '1;2',
    "1'--",
    '%EA%B0%80',
    'x'.repeat(200),
  ])('is not found: no record has the key %s', async (key) => {
    for (const { path } of some) {
      const { cafe_seq, roaster_seq } = me;
      const sent = { path: `${path}/detail/${key}`, headers: { ...JSON_PAGE, cookie: me.as(`${path}/`).cookie } };
      const asked = [
        { ...sent, method: 'GET', path: `${sent.path}?cafe_seq=${cafe_seq}&roaster_seq=${roaster_seq}` },
        { ...sent, method: 'POST', body: JSON.stringify({ cafe_seq, roaster_seq }) },
      ];
      for (const one of asked) {
        const heard = await hear(api.origin, one);
        expect([heard.http, flaws(heard, 'en')]).toEqual([404, []]);
      }
    }
  });
  it('is not found when it is far too long', async () => {
    for (const key of ['1'.repeat(201), 'x'.repeat(10_000)]) {
      const heard = await hear(api.origin, { method: 'GET', path: `${screens[0]?.path}/detail/${key}`, headers: PAGE });
      expect([heard.http, flaws(heard, 'en')]).toEqual([404, []]);
    }
  });
  it.each(['%', '%ff', '%c0%af', '%zz', '%ed%a0%80'])('cannot be read: %s', async (key) => {
    for (const { path } of some) {
      for (const locale of ['ko', 'en'] as const) {
        const headers = { ...PAGE, 'accept-language': locale };
        const heard = await hear(api.origin, { method: 'GET', path: `${path}/detail/${key}`, headers });
        expect([heard.http, heard.answer.code, flaws(heard, locale)]).toEqual([400, 'bad_request', []]);
      }
    }
    // Nor what is asked behind an address that everybody may call.
    const heard = await hear(api.origin, { method: 'GET', path: `/api/health?a=${key}`, headers: PAGE });
    expect([heard.http, heard.answer.code]).toEqual([400, 'bad_request']);
  });
});

describe('a request from another site', () => {
  const site = (value: string) => ({ 'sec-fetch-site': value });
  const foreign: [name: string, headers: Record<string, string | string[]>][] = [
    ['a foreign page', site('cross-site')],
    ['a page of a neighbour', site('same-site')],
    ['a made-up value', site('Same-Origin')],
    ['two values', { 'sec-fetch-site': ['same-origin', 'cross-site'] }],
    ['a foreign page that says our origin', { ...site('cross-site'), origin: ORIGIN }],
    ['nobody', {}],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['our origin without its port or scheme', { origin: 'http://notes.example.org' }],
    ['an origin that begins like ours', { origin: `${ORIGIN}.evil.example` }],
    ['no origin at all', { origin: 'null' }],
    ['two origins', { origin: [ORIGIN, 'https://evil.example'] }],
    ['a page behind a password of the web server', { ...site('cross-site'), authorization: 'Basic dTpw' }],
    ['a token of nobody in lower case', { ...site('cross-site'), authorization: 'token x' }],
  ];
  const ours: [name: string, headers: Record<string, string>][] = [
    ['our own page', site('same-origin')],
    ['an address typed by hand', site('none')],
    ['our own page in an old browser', { origin: ORIGIN }],
    ['our own page that says another origin', { ...site('same-origin'), origin: 'https://evil.example' }],
  ];

  it.each(foreign)('changes nothing: %s', async (_, headers) => {
    for (const { method, path } of await readRoutes(api)) {
      if (method !== 'POST' && !['/api/sign/signout', '/api/code/reload'].includes(path)) continue;
      for (const locale of ['ko', 'en'] as const) {
        const heard = await hear(api.origin, {
          method,
          path: path.replace('{key}', '1'),
          headers: { ...headers, 'content-type': 'application/json', cookie: me.cookie, 'accept-language': locale },
          body: method === 'POST' ? '{}' : undefined,
        });
        expect([path, heard.http, heard.answer.code, flaws(heard, locale)]).toEqual([path, 403, 'cross_site', []]);
      }
    }
    expect((await me.get('/api/userinfo')).answer.result).toMatchObject({ user_id: 'requests' });
  });
  it.each(ours)('is not one: %s', async (_, headers) => {
    for (const { path } of some) {
      const sent = { ...headers, 'content-type': 'application/json', cookie: me.as(`${path}/`).cookie };
      const body = JSON.stringify(numberFor(me, path));
      expect((await hear(api.origin, { path: `${path}/list`, headers: sent, body })).http).toBe(200);
    }
    const guest = await hear(api.origin, { method: 'GET', path: '/api/sign/signout', headers });
    expect(guest.http).toBe(200);
  });
  it('may not be proven by anything but the token itself', async () => {
    const token = me.cookie.split('=')[1];
    const ask = (headers: Record<string, string>) =>
      hear(api.origin, {
        path: `${screens[0]?.path}/list`,
        headers: { ...site('cross-site'), ...headers },
        body: undefined,
      });
    expect((await ask({ authorization: `Bearer ${token}` })).http).toBe(200);
    expect((await ask({ authorization: 'Bearer nothing', cookie: me.cookie })).http).toBe(401);
    expect((await ask({ authorization: `Bearer ${'x'.repeat(43)}`, cookie: me.cookie })).http).toBe(401);
  });
  it('may look, but sees nothing: no answer allows another site to read it', async () => {
    const headers = { ...site('cross-site'), origin: 'https://evil.example', cookie: me.cookie };
    const heard = await hear(api.origin, { method: 'GET', path: '/api/userinfo', headers });
    expect(heard.http).toBe(200);
    expect(Object.keys(heard.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(heard.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

it('every answer says what a browser must not do with it', async () => {
  for (const [method, path] of [
    ['GET', '/api/health'],
    ['GET', '/api/nothing'],
    ['POST', `${screens[0]?.path}/list`],
  ]) {
    const { headers } = await hear(api.origin, { method, path: path ?? '', headers: PAGE });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringMatching(
        /script-src 'self';.*object-src 'none';.*frame-ancestors 'none'/,
      ),
    });
    expect(Object.keys(headers)).not.toContain('x-powered-by');
    expect(Object.keys(headers)).not.toContain('server');
  }
});

it('the language is the first that we speak, Korean when there is none', async () => {
  const wishes = {
    ko: [undefined, '', 'ko-KR,en', 'fr', 'kok', '*'],
    en: ['en', 'EN-us', 'fr-FR, en;q=0.5, ko;q=0.1'],
  };
  for (const [locale, wanted] of Object.entries(wishes)) {
    for (const wish of wanted) {
      const headers = { ...JSON_PAGE, ...(wish === undefined ? {} : { 'accept-language': wish }) };
      if (wish === undefined) Reflect.deleteProperty(headers, 'accept-language');
      const heard = await hear(api.origin, { path: '/api/nothing', headers });
      expect([wish, flaws(heard, locale as 'ko' | 'en')]).toEqual([wish, []]);
    }
  }
});

describe('bytes that are no request', () => {
  const head = (rest: string) => `POST /api/sign/signin HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: none\r\n${rest}\r\n\r\n`;
  const slow = new Map<string, Promise<string>>();
  const SLOW: [name: string, bytes: string][] = [
    ['half a head', 'POST /api/sign/signin HTTP/1.1\r\nHost: x\r\nX: '],
    ['half a body', head('Content-Type: application/json\r\nContent-Length: 50').concat('{"user_id":')],
    ['half a chunk', head('Content-Type: application/json\r\nTransfer-Encoding: chunked').concat('ff\r\n{"a')],
  ];
  /** Which of the headers that a browser minds at any answer are missing. */
  const unnamed = (said: string) =>
    [
      /^cache-control: no-store\r$/im,
      /^content-security-policy: default-src 'none'; frame-ancestors 'none'\r$/im,
      /^x-content-type-options: nosniff\r$/im,
      /^cross-origin-resource-policy: same-origin\r$/im,
      /^referrer-policy: no-referrer\r$/im,
    ].filter((header) => !header.test(said.split('\r\n\r\n')[0]?.concat('\r') ?? ''));
  beforeAll(() => {
    for (const [name, bytes] of SLOW) slow.set(name, speak(api.origin, bytes));
  });

  it.each<[name: string, bytes: string | Buffer, http: number]>([
    ['garbage', Buffer.from([0x00, 0xff, 0x80, 0x0d, 0x0a, 0x0d, 0x0a]), 400],
    ['the hello of TLS', Buffer.from('16030100c8010000c40303', 'hex'), 400],
    ['the hello of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown method', 'FROB /api/health HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['an unknown version', 'GET /api/health HTTP/7.7\r\nHost: x\r\n\r\n', 400],
    ['a header without a name', 'GET /api/health HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['a NUL in a header', 'GET /api/health HTTP/1.1\r\nHost: x\r\nA: b\u0000c\r\n\r\n', 400],
    ['a header of 20,000 bytes', `GET /api/health HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', head('Content-Length: 2\r\nContent-Length: 3').concat('{}'), 400],
    ['a length below zero', head('Content-Length: -1'), 400],
    ['a length and chunks', head('Content-Length: 2\r\nTransfer-Encoding: chunked').concat('0\r\n\r\n'), 400],
    [
      'a chunk without a length',
      head('Content-Type: application/json\r\nTransfer-Encoding: chunked').concat('zz\r\n'),
      400,
    ],
    ['a space in the address', 'GET /api/he alth HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ])('are answered and cut off: %s', async (_, bytes, http) => {
    const said = await speak(api.origin, bytes);
    const heard = readResponse(said);
    expect([heard.http, flaws(heard, 'ko'), unnamed(said)]).toEqual([http, [], []]);
  });
  it('are told from a good request', async () => {
    const good = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(readResponse(await speak(api.origin, good)).http).toBe(200);
    expect(readResponse(await speak(api.origin, good.replace('Host: x\r\n', ''))).http).toBe(200);
  });
  it.each(SLOW.map(([name]) => [name]))('are waited for, but not for long: %s', async (name) => {
    const said = (await slow.get(name)) ?? '';
    const heard = readResponse(said);
    expect([heard.http, flaws(heard, 'ko'), unnamed(said)]).toEqual([408, [], []]);
  });
  it('leave the server well', async () => {
    expect((await hear(api.origin, { method: 'GET', path: '/api/health' })).answer.result).toEqual({ database: 'OK' });
  });
});
