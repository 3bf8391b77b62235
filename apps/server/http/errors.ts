import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { sendRefusal } from './answer.ts';
import { noteRefusal, tellEvent } from './events/event.ts';
import { BARE_HEADERS } from './headers.ts';
import { Refusal } from './refusal.ts';
import { subnetOf } from './subnet.ts';
import { textsFor } from './texts.ts';

/** Answers every failure in the one form, whatever failed: routes, parsers, the database, Fastify itself. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal(404, 'nopage_text')));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    noteRefusal(request, refusal);
    const isMeant = error === refusal || (reply.raw.destroyed && GONE.has(error.code));
    if (refusal.status >= 500 && !isMeant) request.log.error({ err: error }, error.code === '53100' ? FULL : 'failed');
    if (isHoleInChecks(error)) request.log.warn({ err: error }, 'the database refused what the checks let through');
    return sendRefusal(request, reply, refusal);
  });
}

const FULL = 'the disk of the database is full';
/** How it shows that whoever asked went away meanwhile. */
const GONE = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** What a failure means for the person who asked. Nothing of the failure itself leaves the server. */
export function toRefusal(error: { code?: unknown; statusCode?: number; name?: string; constraint?: string }): Refusal {
  if (error instanceof Refusal) return error;
  const code = typeof error.code === 'string' ? error.code : '';
  const parserFault = PARSER[code];
  if (parserFault) return new Refusal(...parserFault);
  if (isConnectionFault(error as Error, code)) return busy();
  if (/^[0-9A-Z]{5}$/.test(code)) return fromSqlState(code);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new Refusal(status, 'bad_request') : new Refusal(500, 'server_error');
}

const PARSER: Record<string, readonly [status: number, code: string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad_json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'bad_json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad_json'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'bad_media_type'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'nopage_text'],
};

/** For whatever will be well again by itself. */
export const busy = () => new Refusal(503, 'busy_text', { headers: { 'Retry-After': '2' } });

function fromSqlState(state: string): Refusal {
  if (state === '23505' || state === '23503') return new Refusal(409, 'conflict_text');
  if (isDataFault(state)) return new Refusal(400, 'bad_request');
  if (state === '40001' || state === '40P01') return new Refusal(409, 'conflict_text');
  if (state === '57014' || state === '55P03' || /^(53|57P|08)/.test(state)) return busy();
  return new Refusal(500, 'server_error');
}

const isDataFault = (state: string) => state.startsWith('22') || state === '23514' || state === '23502';
const isHoleInChecks = ({ code }: { code?: string }) => typeof code === 'string' && isDataFault(code);

/** Faults of the way to the database carry no SQL state. */
const isConnectionFault = ({ message = '' }: Error, code: string) =>
  /^(ECONN|EPIPE$|ENOENT$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_)/.test(code) ||
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)|Query read timeout)/.test(
    message,
  );

/** Answers what is not HTTP at all; there is no request to speak of, so the socket gets the bytes. */
export function answerBrokenRequest(log: FastifyBaseLogger, error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  tellEvent(log, 'input', 'refused', { subnet: subnetOf(socket.remoteAddress ?? ''), target: error.code ?? null });
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const code = 'bad_request';
  const description = textsFor(undefined)(code);
  const body = JSON.stringify({
    status: String(status),
    result: null,
    description,
    code,
    fields: [],
    request_id: randomUUID(),
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...BARE_HEADERS,
    'Connection: close',
  ];
  const answer = `${head.join('\r\n')}\r\n\r\n${body}`;
  // Node leaves the connection to us: whoever never ends their half would keep it for good.
  socket.end(answer, () => socket.destroy());
}
