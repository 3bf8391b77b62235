import { createHash } from 'node:crypto';
import { GUEST, isAdmin, type SiteRole } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Run } from '../../db/statement.ts';
import { noteFacts } from '../../http/events/event.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { subnetOf } from '../../http/subnet.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { hashPassword, passwordFault } from '../password.ts';
import { endSessions } from '../session.ts';
import { beginStep, findStep, takeStep } from '../step.ts';
import { forgetTries } from '../throttle.ts';
import { isToken } from '../token.ts';

/** How long a link to a new password opens, in minutes: letters to some mailboxes are held back for a quarter of an hour. */
export const RECOVER_MIN = 30;

/** The link was used, is too old, or what it was made for has changed since. */
export const linkOver = () => new Refusal(403, 'link_over');

/** What a link to a new password was made for. It opens nothing once either is another. */
interface Facts {
  /** Of the hash of the password. */
  readonly pass: string;
  readonly user_email: string;
}

interface Account {
  readonly user_seq: number;
  readonly user_id: string;
  readonly user_name: string;
  readonly user_type: SiteRole;
  readonly user_pass: string | null;
  readonly user_email: string;
}

const printOf = (user_pass: string | null) =>
  createHash('sha256')
    .update(user_pass ?? '')
    .digest('hex');

/** Whoever may be helped by a letter: their address is theirs, and their account is in use and no one of the demo's. */
async function findAccount(run: Run, user_seq: number | null): Promise<Account | undefined> {
  const [found] = await run(
    sql<Account>`SELECT user_seq, user_id, user_name, user_type, user_pass, user_email FROM account
                  WHERE user_seq = ${user_seq} AND email_verified_at IS NOT NULL AND user_use AND NOT is_demo`,
  );
  return found;
}

/** Begins the way to a new password for whoever has this address; answers the token of the link, and null where there is no way. */
export async function beginRecovery(run: Run, user_seq: number, user_email: string): Promise<string | null> {
  const account = await findAccount(run, user_seq);
  if (account?.user_email !== user_email) return null;
  const facts: Facts = { pass: printOf(account.user_pass), user_email };
  return beginStep(run, 'recover', { user_seq, facts }, RECOVER_MIN);
}

/** The account that a link was made for, as long as that is what it was then. */
async function accountOf(run: Run, step: { user_seq: number | null; facts: Facts } | undefined): Promise<Account> {
  const account = step && (await findAccount(run, step.user_seq));
  const isSame =
    account?.user_email === step?.facts.user_email && printOf(account?.user_pass ?? null) === step?.facts.pass;
  if (!account || !isSame) throw linkOver();
  return account;
}

/**
 * Sets a new password by a link, once. All sessions end and none begins; second factors stay as they are. A password that is
 * refused leaves the link as it was. Answers whose it is.
 */
export async function recover(
  db: Database,
  request: FastifyRequest,
  outbox: Outbox,
  { token, new_pass, locale }: { token: unknown; new_pass: unknown; locale: string },
): Promise<string> {
  if (!isToken(token)) throw linkOver();
  const account = await db.transact(GUEST, async (run) => accountOf(run, await findStep<Facts>(run, 'recover', token)));
  const { user_seq, user_id, user_name, user_type, user_pass, user_email } = account;
  noteFacts(request, { user_seq, session: null });
  const weak = passwordFault(new_pass, isAdmin(user_type), [user_id, user_name]);
  if (weak) throw invalid([{ name: 'new_pass', ...weak }]);
  const hashed = await hashPassword(String(new_pass));
  await db.transact(GUEST, async (run) => {
    await accountOf(run, await takeStep<Facts>(run, 'recover', token));
    const changed = await run(
      sql`UPDATE account SET user_pass = ${hashed}, must_change_pass = false, edit_at = now()
           WHERE user_seq = ${user_seq} AND user_pass IS NOT DISTINCT FROM ${user_pass} AND user_email = ${user_email}
             AND user_use RETURNING user_seq`,
    );
    if (changed.length === 0) throw linkOver();
    // A statement of its own: it sees the sessions that began while the account was waited for.
    await endSessions(run, user_seq);
    // Whoever guessed in vain before they asked for the link comes in at once.
    await forgetTries(run, `pair ${user_id} ${subnetOf(request.ip)}`);
    await outbox.tell(run, 'password_changed', user_seq, locale);
  });
  return user_id;
}
