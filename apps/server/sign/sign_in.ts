import { GUEST } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { query, type Run } from '../db/statement.ts';
import { noteFacts } from '../http/events/event.ts';
import { Refusal } from '../http/refusal.ts';
import { subnetOf } from '../http/subnet.ts';
import { enter } from './enter.ts';
import { IS_EXPIRED } from './one_time.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { beginTry, countTry, forgetTries, settleTry } from './throttle.ts';

/** What a sign-in is made of: what was typed, the session that the new one replaces, and who may come at all. */
interface Typed {
  readonly user_id: string | null;
  readonly user_pass: string;
  readonly replaces: string | undefined;
  readonly isDemoOpen: boolean;
}

/** Signs in, asks for the second factor, or refuses; an unknown id and a wrong password answer alike and take alike. */
export async function signIn(db: Database, request: FastifyRequest, typed: Typed) {
  const { account, here, others } = await begin(db, request, typed);
  const settle = (isRight: boolean) => db.transact(GUEST, (run) => settleTry(run, [here, ...others], isRight));
  const letIn = async (found: Account) => {
    const renewed =
      found.user_pass !== null && isOutdated(found.user_pass) ? await hashPassword(typed.user_pass) : undefined;
    return db.transact(GUEST, async (run) => {
      if (!(await holdAccount(run, found, renewed))) return undefined;
      await forgetTries(run, here);
      await settleTry(run, others, true);
      return enter(run, request, found.user_seq, typed.replaces);
    });
  };
  const again = () => db.transact(GUEST, (run) => findAccount(run, typed));
  // Where the account has another hash by the end, that may be of the same password, made anew.
  const entered = await look(account, typed.user_pass, letIn)
    .then(async (first) => (first === 'changed' ? look(await again(), typed.user_pass, letIn) : first))
    .catch(async (error) => {
      // Whoever was refused for another reason has not guessed.
      await settle(true);
      throw error;
    });
  if (entered && entered !== 'changed') return entered;
  await settle(false);
  throw new Refusal(401, 'signin_denied_detail');
}

/** Counts the try where it counts, and finds the account. */
const begin = (db: Database, request: FastifyRequest, typed: Typed) =>
  beginTry(db, async (run) => {
    const subnet = subnetOf(request.ip);
    const account = await findAccount(run, typed);
    // Whom somebody tries to be, and no session that they may have already.
    noteFacts(request, { user_seq: account?.user_seq ?? null, session: null });
    const around = `subnet ${subnet}`;
    // Tries from where the person has signed in before are held up neither by those who guess from elsewhere nor by
    // whoever else is there.
    const others = (await isAtHome(run, account?.user_seq, subnet))
      ? [{ subject: around, free: Number.POSITIVE_INFINITY }]
      : [
          { subject: around, free: 50 },
          { subject: `account ${typed.user_id ?? ''}`, free: 50 },
        ];
    const here = `pair ${typed.user_id ?? ''} ${subnet}`;
    await countTry(run, [{ subject: here, free: 5 }, ...others], 1);
    return { account, here, others: others.map(({ subject }) => subject) };
  });

interface Account {
  readonly user_seq: number;
  /** Nothing where its person signs in by a provider alone. */
  readonly user_pass: string | null;
  /** Neither is the account switched off, nor has its one-time password expired, nor is it made up where that opens nothing. */
  readonly opens: boolean;
}

async function findAccount(run: Run, { user_id, isDemoOpen }: Typed): Promise<Account | undefined> {
  const [found] = await run(
    sql<Account>`SELECT user_seq, user_pass,
             user_use AND (${isDemoOpen} OR NOT is_demo) AND NOT (${sql.raw(IS_EXPIRED)}) AS opens
        FROM account WHERE user_id = ${user_id ?? ''}`,
  );
  return found;
}

async function isAtHome(run: Run, user_seq = 0, subnet: string): Promise<boolean> {
  const homes = query.selectFrom('sign_home').select('user_seq').where('user_seq', '=', user_seq);
  return (await run(homes.where('subnet', '=', subnet))).length > 0;
}

/** Looks at the password and enters where it fits; `changed` where the account was not the same any more by then. */
async function look<T>(
  account: Account | undefined,
  user_pass: string,
  enter: (found: Account) => Promise<T | undefined>,
) {
  const fits = await isPassword(account?.user_pass, user_pass);
  if (!account || !fits || !account.opens) return undefined;
  return (await enter(account)) ?? 'changed';
}

/**
 * Holds an account, unless it was switched off or got another hash since the password was looked at, until the session
 * is written: whoever changes the password waits, and then finds the session and ends it.
 */
async function holdAccount(run: Run, { user_seq, user_pass }: Account, renewed: string | undefined): Promise<boolean> {
  const found = await run(
    sql`SELECT FROM account WHERE user_seq = ${user_seq} AND user_pass = ${user_pass} AND user_use FOR NO KEY UPDATE`,
  );
  if (found.length === 0) return false;
  if (renewed) await run(query.updateTable('account').set({ user_pass: renewed }).where('user_seq', '=', user_seq));
  return true;
}
