import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerBrokenRequest, toRefusal } from './errors.ts';
import { Refusal } from './refusal.ts';

const answered = (error: object) => {
  const { status, code, details } = toRefusal(error as Error);
  return [status, code, details.headers?.['Retry-After']];
};

describe('a failure becomes', () => {
  it.each([
    [{ code: '23505' }, 409, 'conflict_text'],
    [{ code: '23503' }, 409, 'conflict_text'],
    [{ code: '40001' }, 409, 'conflict_text'],
    [{ code: '40P01' }, 409, 'conflict_text'],
    [{ code: '22P02' }, 400, 'bad_request'],
    [{ code: '22003' }, 400, 'bad_request'],
    [{ code: '23514' }, 400, 'bad_request'],
    [{ code: '42P01' }, 500, 'server_error'],
    [{ code: '42501' }, 500, 'server_error'],
    [{ code: 'XX000' }, 500, 'server_error'],
    [new TypeError('cannot read properties of undefined'), 500, 'server_error'],
    [{ statusCode: 404 }, 404, 'bad_request'],
    [{ statusCode: 502 }, 500, 'server_error'],
    [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 413, 'too_large'],
  ])('%j: %i %s', (error, status, code) => expect(answered(error)).toEqual([status, code, undefined]));

  it.each([
    { code: '57014' },
    { code: '57P01' },
    { code: '57P03' },
    { code: '53300' },
    { code: '53100' },
    { code: '08006' },
    { code: '55P03' },
    { code: 'ECONNREFUSED' },
    { code: 'EPIPE' },
    { code: 'EHOSTUNREACH' },
    { code: 'EAI_AGAIN' },
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    new Error('Query read timeout'),
  ])('busy: %s', (error) => expect(answered(error)).toEqual([503, 'busy_text', '2']));

  it('itself when it was meant', () => {
    const refusal = new Refusal(418, 'meant');
    expect(toRefusal(refusal)).toBe(refusal);
  });
});

it('a connection that is cut off is gone, also where the other side never ends it', async () => {
  const server = createServer({ allowHalfOpen: true }).listen(0);
  const { port } = server.address() as AddressInfo;
  const theirs = connect({ port, allowHalfOpen: true });
  const [ours] = (await once(server, 'connection')) as [Socket];
  answerBrokenRequest(Fastify().log, {}, ours);
  const [heard] = await Promise.all([once(theirs, 'data'), once(ours, 'close')]);
  expect(String(heard)).toMatch(/^HTTP\/1\.1 400 /);
  theirs.destroy();
  server.close();
});
