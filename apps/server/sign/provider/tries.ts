import { GUEST } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { subnetOf } from '../../http/subnet.ts';
import { countTry, settleTry } from '../throttle.ts';

/** How many answers of a network in a row may be none that we take before each further one has to wait. */
const FREE = 50;

/** Counts what somebody brings from a provider before it is looked at; what is sound is taken back. */
export async function countedTry<T>(db: Database, request: FastifyRequest, look: () => Promise<T>): Promise<T> {
  const subject = `provider ${subnetOf(request.ip)}`;
  await db.transact(GUEST, (run) => countTry(run, [{ subject, free: FREE }]));
  const settle = (isSound: boolean) =>
    isSound ? db.transact(GUEST, (run) => settleTry(run, [subject], true)) : Promise.resolve();
  const found = await look().catch(async (error) => {
    await settle(!(error instanceof Refusal && error.status === 401));
    return explained(request)(error);
  });
  await settle(true);
  return found;
}

/** Says in the log why a provider's answer was refused, or was none, in the words of the library: they hold nothing of it. */
export const explained =
  (request: FastifyRequest) =>
  (error: Error): never => {
    const cause = error instanceof Refusal ? error.cause : undefined;
    if (cause instanceof Error) {
      const { code, error: said } = cause as { code?: unknown; error?: unknown };
      const reason = [cause.name, cause.message, code, said].filter((part) => typeof part === 'string').join(': ');
      request.log.warn({ reason, target: request.routeOptions.url }, 'a provider was not understood');
    }
    throw error;
  };
