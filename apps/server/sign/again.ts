import type { Row } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { query, type Run } from '../db/statement.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { type FactorParts, lookAt } from './factor/proof.ts';
import { isPassword } from './password.ts';
import { countTry, forgetTries } from './throttle.ts';

const wrong = (name: string, key: string) => invalid([{ name, key, args: {} }]);

/**
 * Somebody who is signed in gives their password again, or a code of their app, or uses a passkey: what needs a fresh
 * sign-in is open to their session for a while. Nothing else becomes of it, so that a wrong one ends no session.
 */
export async function proveAgain(parts: FactorParts, request: FastifyRequest, body: Row): Promise<void> {
  const { actor, session } = request;
  const { user_seq } = actor;
  if (user_seq === null || session === null) throw new Refusal(401, 'noauth_text');
  const { code, passkey } = body;
  const isFactor = code !== undefined || passkey !== undefined;
  const use = isFactor
    ? await lookAt(parts, user_seq, { code, passkey }, wrong)
    : await lookAtPassword(parts, request, user_seq, body.user_pass);
  await parts.db.transact(actor, async (run) => {
    await use(run);
    // Whoever changed the password meanwhile has ended this session.
    const proved = await run(
      sql`UPDATE session SET auth_at = now() WHERE session_seq = ${session.seq} AND user_seq = ${user_seq}
          RETURNING session_seq`,
    );
    if (proved.length === 0) throw new Refusal(401, 'noauth_text');
  });
}

async function lookAtPassword({ db }: FactorParts, { actor }: FastifyRequest, user_seq: number, typed: unknown) {
  const tries = `again ${user_seq}`;
  const account = await db.transact(actor, async (run) => {
    await countTry(run, [{ subject: tries, free: 5 }]);
    const [found] = await run(query.selectFrom('account').select('user_pass').where('user_seq', '=', user_seq));
    return found;
  });
  const user_pass = typeof typed === 'string' ? typed : '';
  if (account?.user_pass === null) throw wrong('user_pass', 'user_pass_none');
  if (!account || !(await isPassword(account.user_pass, user_pass))) throw wrong('user_pass', 'user_pass_wrong');
  return async (run: Run) => {
    const same = await run(sql`SELECT FROM account WHERE user_seq = ${user_seq} AND user_pass = ${account.user_pass}`);
    if (same.length === 0) throw wrong('user_pass', 'user_pass_wrong');
    await forgetTries(run, tries);
  };
}
