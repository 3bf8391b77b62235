import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerBrokenRequest } from '../errors.ts';

/** How long a request may take to arrive. */
const ARRIVAL_MS = 10_000;
/** How long one that brings a file may take, as long as so many bytes of it come in every `ARRIVAL_MS`. */
const FILE_MS = 120_000;
const FILE_PACE = 64 * 1024;

/** What Node itself waits for any request: the longest that one may take. */
export const PATIENCE_MS = FILE_MS;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Cuts off requests that arrive more slowly than they may, so that nobody keeps connections open by dribbling. */
export function cutSlowRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers;
    if (chunked || length !== '0') {
      raw.once('close', () => clearTimeout(timers.get(raw)));
      cutIn(request, ARRIVAL_MS, () => 0);
    }
    done();
  });
}

/** Waits longer for a request that brings a file: from now on only for as long as it keeps coming. */
export function waitForFile(request: FastifyRequest): void {
  const { raw } = request;
  const until = Date.now() + FILE_MS;
  let before = raw.socket.bytesRead;
  const paced = (): number => {
    const now = raw.socket.bytesRead;
    const isComing = now - before >= FILE_PACE;
    before = now;
    return isComing ? Math.min(ARRIVAL_MS, until - Date.now()) : 0;
  };
  cutIn(request, ARRIVAL_MS, paced);
}

/** Cuts a request off after some time, unless it has arrived by then or is given more. */
function cutIn(request: FastifyRequest, ms: number, more: () => number): void {
  const { raw, log } = request;
  clearTimeout(timers.get(raw));
  const timer = setTimeout(() => {
    if (raw.complete) return;
    const longer = more();
    if (longer > 0) cutIn(request, longer, more);
    else answerBrokenRequest(log, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
  }, ms);
  timers.set(raw, timer.unref());
}
