import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { logOptions } from '../log.ts';
import { warnOfUnknownProxy } from './unknown_proxy.ts';

const lines: string[] = [];
let now = 0;
let app: FastifyInstance;
afterEach(() => app.close());

async function warnings(proxies: string[], from: string, headers: Record<string, string>): Promise<string[]> {
  lines.length = 0;
  await app?.close();
  const log = { write: (line: string) => lines.push(line) };
  app = Fastify({ trustProxy: proxies.length > 0 && proxies, ...logOptions('warn', log) });
  warnOfUnknownProxy(app, () => now);
  app.get('/', async () => 'here');
  for (let n = 0; n < 3; n++) await app.inject({ url: '/', remoteAddress: from, headers });
  return lines.map((line) => JSON.parse(line).address);
}

const forwarded = { 'x-forwarded-for': '203.0.113.9' };

it('a proxy that is not listed is told of once an hour, by its address', async () => {
  expect(await warnings([], '10.0.0.2', forwarded)).toEqual(['10.0.0.2']);
  expect(await warnings(['10.0.0.3'], '10.0.0.2', forwarded)).toEqual(['10.0.0.2']);
  await app.inject({ url: '/', headers: forwarded });
  expect(lines).toHaveLength(1);
  now += 3_600_000;
  await app.inject({ url: '/', headers: forwarded });
  expect(lines).toHaveLength(2);
});

it('a listed one is believed without a word, and so is a client that says nothing', async () => {
  expect(await warnings(['10.0.0.0/24'], '10.0.0.2', forwarded)).toEqual([]);
  expect(await warnings(['10.0.0.2'], '10.0.0.2', { 'x-forwarded-for': '10.0.0.2' })).toEqual([]);
  expect(await warnings([], '10.0.0.2', {})).toEqual([]);
});
