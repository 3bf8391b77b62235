import { GUEST, type Row } from '@hanjan/core';
import type { FactorWay } from '@hanjan/model/account/factor.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { noteFacts } from '../../http/events/event.ts';
import { Refusal } from '../../http/refusal.ts';
import { holdInUse, type In, letIn } from '../enter.ts';
import { waysOf } from '../factors.ts';
import { findStep, takeStep } from '../step.ts';
import { usePasskey, verifyPasskey } from './passkey.ts';
import { type FactorParts, lookAt } from './proof.ts';

/** The step is over, or was none: the sign-in begins anew. */
const over = () => new Refusal(401, 'signin_step_over');

/** What may be brought for the second factor that a sign-in waits for. */
export const waysHere = (db: Database, step: string | undefined): Promise<readonly FactorWay[]> =>
  db.transact(GUEST, async (run) => {
    const found = await findStep(run, 'factor', step);
    if (typeof found?.user_seq !== 'number') throw over();
    return waysOf(run, found.user_seq);
  });

/** What a browser brings: the token of its step, the session that the new one replaces, and what was typed. */
interface Brought {
  readonly step: string | undefined;
  readonly replaces: string | undefined;
  readonly body: Row;
}

/** Ends a sign-in that waits for the second factor. After a wrong one it still waits. */
export async function signInByFactor(
  parts: FactorParts,
  request: FastifyRequest,
  { step, replaces, body }: Brought,
): Promise<In> {
  const { db } = parts;
  const found = await db.transact(GUEST, (run) => findStep(run, 'factor', step));
  const user_seq = found?.user_seq;
  noteFacts(request, { user_seq: user_seq ?? null, session: null });
  if (typeof user_seq !== 'number') throw over();
  const use = await lookAt(parts, user_seq, body, (_, key) => new Refusal(401, key));
  return db.transact(GUEST, async (run) => {
    if (!(await holdInUse(run, user_seq)) || !(await takeStep(run, 'factor', step))) throw over();
    await use(run);
    return letIn(run, request, user_seq, replaces);
  });
}

/** Signs in by a passkey alone: it stands for the password and the second factor. */
export async function signInByPasskey(
  { db, origin }: FactorParts,
  request: FastifyRequest,
  { replaces, body }: Omit<Brought, 'step'>,
): Promise<In> {
  const denied = () => new Refusal(401, 'passkey_denied');
  const found = await verifyPasskey(db, origin, body.passkey);
  noteFacts(request, { user_seq: found?.user_seq ?? null, session: null });
  if (!found) throw denied();
  return db.transact(GUEST, async (run) => {
    if (!(await holdInUse(run, found.user_seq)) || !(await usePasskey(run, found))) throw denied();
    return letIn(run, request, found.user_seq, replaces);
  });
}
