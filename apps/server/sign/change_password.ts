import { isAdmin } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { query } from '../db/statement.ts';
import { refuseStale } from '../http/access.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { localeOf } from '../http/texts.ts';
import type { Outbox } from '../mail/outbox.ts';
import { refuseShared } from './leaving.ts';
import { hashPassword, isPassword, passwordFault } from './password.ts';
import { beginSession, endSessions } from './session.ts';
import { countTry, forgetTries } from './throttle.ts';

/**
 * Changes somebody's password or refuses. All their sessions end; the one they work in goes on under the token that
 * is answered.
 */
export async function changePassword(
  db: Database,
  request: FastifyRequest,
  outbox: Outbox,
  { user_pass: typed, new_pass }: { user_pass?: unknown; new_pass?: unknown },
) {
  const { user_seq, user_type } = request.actor;
  if (user_seq === null) throw new Refusal(401, 'noauth_text');
  const account = await db.transact(request.actor, async (run) => {
    await refuseShared(run, user_seq);
    await countTry(run, [{ subject: `change ${user_seq}`, free: 5 }]);
    const [found] = await run(
      query.selectFrom('account').select(['user_id', 'user_name', 'user_pass']).where('user_seq', '=', user_seq),
    );
    return found;
  });
  const wrong = () => invalid([{ name: 'user_pass', key: 'user_pass_wrong', args: {} }]);
  const user_pass = typeof typed === 'string' ? typed : '';
  // Who has none sets their first one: they have proved by their provider who they are.
  if (account?.user_pass === null) refuseStale(request);
  else if (!account || !(await isPassword(account.user_pass, user_pass))) throw wrong();
  const weak =
    user_pass === new_pass && account.user_pass !== null
      ? { key: 'new_pass_same', args: {} }
      : passwordFault(new_pass, isAdmin(user_type), [account.user_id, account.user_name]);
  if (weak) {
    // Whoever knows the one of now has not tried to guess it.
    await db.transact(request.actor, (run) => forgetTries(run, `change ${user_seq}`));
    throw invalid([{ name: 'new_pass', ...weak }]);
  }
  const hashed = await hashPassword(String(new_pass));
  return db.transact(request.actor, async (run) => {
    const [changed] = await run(
      query
        .updateTable('account')
        .set({ user_pass: hashed, must_change_pass: false, edit_at: sql`now()` })
        .where('user_seq', '=', user_seq)
        .where('user_pass', 'is not distinct from', account.user_pass)
        .returning('user_seq'),
    );
    if (!changed) throw wrong();
    // A statement of its own: it sees the sessions that began while the account was waited for.
    await endSessions(run, user_seq);
    await forgetTries(run, `change ${user_seq}`);
    await outbox.tell(run, 'password_changed', user_seq, localeOf(request.headers['accept-language']));
    return { token: await beginSession(run, request, user_seq), user_id: account.user_id };
  });
}
