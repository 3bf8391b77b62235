import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import pino from 'pino';

/** Where the lines of the log go. */
export interface LogStream {
  write(line: string): void;
}

/** Lines wait until there are so many bytes, or so long, because each write wakes a thread. */
const PIECE_BYTES = 4_096;
const WAIT_MS = 250;

/** Standard output. What waits is written at the end of the process, however it comes, unless it is killed. */
export function standardOutput(): LogStream {
  const output = pino.destination({ fd: 1, sync: false, minLength: PIECE_BYTES });
  let isWaiting = false;
  const flush = () => {
    isWaiting = false;
    output.flush();
  };
  return {
    write: (line) => {
      output.write(line);
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(flush, WAIT_MS).unref();
    },
  };
}

/** JSON lines about calls and failures. What people send, search for or are called never stands in them. */
export const logOptions = (
  level: string,
  stream?: LogStream,
): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level,
    ...(stream && { stream }),
    serializers: { err: describeFailure },
  },
});

/** PostgreSQL's messages may quote what was typed: of its failures only the state and the place are reported. */
export function describeFailure({ name, message, code, stack = '' }: Error & { code?: string }) {
  const isSql = /^[0-9A-Z]{5}$/.test(code ?? '');
  const place = stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return { type: name, message: isSql ? `SQL state ${code}` : message, code, stack: place };
}

/** One line for each answer: the pattern of the route, so that neither keys nor links stand there, the status, how long it took. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    const { url: route = null } = routeOptions;
    log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
}
