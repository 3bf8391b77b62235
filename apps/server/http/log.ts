import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

/** JSON lines about calls and failures. What people send, search for or are called never stands in them. */
export const logOptions = (level: string): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level,
    serializers: { err: describeFailure },
  },
});

/** PostgreSQL's messages may quote what was typed: of its failures only the state and the place are told. */
function describeFailure({ name, message, code, stack = '' }: Error & { code?: string }) {
  const isSql = /^[0-9A-Z]{5}$/.test(code ?? '');
  const place = stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return { type: name, message: isSql ? `SQL state ${code}` : message, code, stack: place };
}

/** One line for each answer: what was asked without its search, the status and how long it took. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, url, log }, { statusCode, elapsedTime }) => {
    const [path] = url.split('?');
    log.info({ method, path, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}
