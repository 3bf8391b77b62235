import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** JSON lines about calls and failures. What people send, search for or are called never stands in them. */
export const logOptions = (level: string): Pick<FastifyServerOptions, 'logger' | 'disableRequestLogging'> => ({
  disableRequestLogging: true,
  logger: {
    level,
    serializers: {
      err: ({ name, message, code, stack = '' }: Error & { code?: string }) => ({ type: name, message, code, stack }),
    },
  },
});

/** One line for each answer: what was asked without its search, the status and how long it took. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, url, log }, { statusCode, elapsedTime }) => {
    const [path] = url.split('?');
    log.info({ method, path, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}
