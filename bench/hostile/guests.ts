import { randomBytes } from 'node:crypto';
import { lookups } from '@hanjan/model';
import type { Act, Target } from './attack.ts';
import { scribble, send } from './wire.ts';

/** Letters that take the longest to put in order. */
export const worst = (bytes: number) => `a${'\u0301\u0316'.repeat(Math.floor((bytes - 1) / 4))}`;

const NETWORKS = 48;
/** An address in one of some dozens of networks. */
export const addressOf = (nth: number) => `203.0.${nth % NETWORKS}.${1 + (nth % 250)}`;

const BODY = 256 * 1024;
const BROKEN = [
  'GET / HTTP/9.9\r\n\r\n',
  'POST /api/sign/signin HTTP/1.1\r\ncontent-length: 10\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/user/qc/coffeebean/list HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\nx: ${'b'.repeat(20_000)}\r\n\r\n`,
  'GET /api/health HTTP/1.1\r\nhost: a\r\n',
  '\u0016\u0003\u0001\u0002\u0000',
];

/** What people do who are not signed in. */
export function guestActs({ origin, known }: Target): readonly Act[] {
  const names = worst(290);
  const paths = Object.values(lookups).map(({ path }) => path);
  const large = JSON.stringify({ user_id: worst(BODY - 100), user_pass: 'x' });
  const one = async (sent: Parameters<typeof send>[1]) => [await send(origin, sent)];
  const post = (path: string, nth: number, body: object | string) =>
    one({ path, address: addressOf(nth), body: typeof body === 'string' ? body : JSON.stringify(body) });
  return [
    {
      name: 'sign-ups',
      lines: 4,
      pauseMs: 100,
      run: (nth) =>
        post('/api/sign/signup', nth, {
          user_id: `h.${randomBytes(8).toString('hex')}`,
          user_pass: randomBytes(12).toString('hex'),
          user_name: nth % 2 ? names : `손님 ${nth}`,
          country: 'KOR',
          age_ok: true,
          privacy_ok: true,
        }),
    },
    {
      name: 'passwords',
      lines: 6,
      pauseMs: 100,
      run: (nth) =>
        post('/api/sign/signin', nth, {
          user_id: nth % 2 ? known : `nobody.${nth}`,
          user_pass: randomBytes(12).toString('hex'),
        }),
    },
    {
      name: 'cookies',
      lines: 4,
      pauseMs: 100,
      run: (nth) => {
        const token = randomBytes(32).toString('base64url');
        const headers = { cookie: `sid=${token}; __Host-sid=${token}` };
        return one({ path: '/api/user/qc/coffeebean/list', address: addressOf(nth), headers, body: '{}' });
      },
    },
    {
      name: 'openapi',
      lines: 2,
      pauseMs: 200,
      run: (nth) => one({ method: 'GET', path: '/api/openapi.json', address: addressOf(nth) }),
    },
    { name: 'look-ups', lines: 4, pauseMs: 100, run: (nth) => post(paths[nth % paths.length] ?? '', nth, {}) },
    { name: 'large bodies', lines: 2, pauseMs: 200, run: (nth) => post('/api/sign/signin', nth, large) },
    {
      name: 'slow bodies',
      lines: 16,
      pauseMs: 500,
      run: (nth) => one({ path: '/api/sign/signin', address: addressOf(nth), body: large, dribble: [8, 200] }),
    },
    {
      name: 'broken HTTP',
      lines: 4,
      pauseMs: 100,
      run: async (nth) => [await scribble(origin, BROKEN[nth % BROKEN.length] ?? '')],
    },
  ];
}
