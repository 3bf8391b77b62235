import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../db/embedded/port.ts';
import { finishOpenRequests } from './closing.ts';
import { listenOn } from './listen.ts';

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify();
  finishOpenRequests(app);
  app.get('/', async () => 'here');
  port = await freePort();
});
afterEach(() => app.close());

const answers = async (address: string) =>
  fetch(`http://${address.includes(':') ? `[${address}]` : address}:${port}/`).then(
    (response) => response.text(),
    () => 'nobody',
  );

it('on loopback alone it is heard there and by nobody else', async () => {
  await listenOn(app, port, ['127.0.0.1', '::1']);
  expect(await answers('127.0.0.1')).toBe('here');
  expect(await answers('::1')).toBe(hasIPv6 ? 'here' : 'nobody');
  if (outside) expect(await answers(outside)).toBe('nobody');
});

it('on all addresses it is heard everywhere', async () => {
  await listenOn(app, port, ['::']);
  for (const address of ['127.0.0.1', ...(hasIPv6 ? ['::1'] : []), ...(outside ? [outside] : [])])
    expect([address, await answers(address)]).toEqual([address, 'here']);
});

describe.runIf(hasIPv6)('the second address', () => {
  it('is closed with the first, and what was asked there is still answered', async () => {
    const asked = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      asked.resolve();
      await go.promise;
      return 'slow';
    });
    await listenOn(app, port, ['127.0.0.1', '::1']);
    const unused = connect(port, '::1');
    await once(unused, 'connect');
    const slow = fetch(`http://[::1]:${port}/slow`).then((response) => response.text());
    await asked.promise;
    const closed = app.close();
    go.resolve();
    expect(await slow).toBe('slow');
    await closed;
    expect([await answers('127.0.0.1'), await answers('::1')]).toEqual(['nobody', 'nobody']);
    unused.destroy();
  });

  it('is refused in one line when another program has it', async () => {
    const other = createServer().listen(port, '::1');
    await once(other, 'listening');
    await expect(listenOn(app, port, ['127.0.0.1', '::1'])).rejects.toThrow(/^Port \d+ is used by another program/);
    other.close();
  });
});

it('an address that is not of this machine is refused in one line', async () => {
  await expect(listenOn(app, port, ['192.0.2.1'])).rejects.toThrow(
    /^HANJAN_LISTEN: this machine has no address 192.0.2.1.$/,
  );
});
