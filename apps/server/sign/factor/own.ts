import type { ChangedFactors, NewTotp, OwnFactors } from '@hanjan/model/account/factor.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { query, type Run } from '../../db/statement.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { localeOf } from '../../http/texts.ts';
import type { LetterName, Outbox } from '../../mail/outbox.ts';
import { dropFactors, factorsOf } from '../factors.ts';
import { isMadeUp } from '../leaving.ts';
import { endOtherSessions } from '../own_sessions.ts';
import { beginStep, endSteps, findStep } from '../step.ts';
import { countTry, forgetTries } from '../throttle.ts';
import { askNewPasskey, keepPasskey, verifyNewPasskey } from './passkey.ts';
import type { FactorParts } from './proof.ts';
import { giveRecovery } from './recovery.ts';
import { keepSecret, newSecret, openSecret, readCode, sealSecret, stepOf } from './totp.ts';

/** Whoever changes the factors of their own account. */
type Asking = Pick<FastifyRequest, 'actor' | 'session' | 'headers'>;

/** What factors are changed with. */
export interface ChangeParts extends FactorParts {
  /** Letters that tell people what happened to their account. */
  readonly outbox: Outbox;
}

const whoseOf = ({ actor }: Asking): number => {
  if (actor.user_seq === null) throw new Refusal(401, 'noauth_text');
  return actor.user_seq;
};

interface Owner {
  readonly user_seq: number;
  readonly user_uuid: string;
  readonly user_id: string;
  readonly user_name: string;
}

async function ownerOf(run: Run, asking: Asking): Promise<Owner> {
  const user_seq = whoseOf(asking);
  // Many people use an account of the demo: nobody of them is to keep the others out.
  if (await isMadeUp(run, user_seq)) throw new Refusal(403, 'factor_made_up');
  const [owner] = await run(
    query
      .selectFrom('account')
      .select(['user_seq', 'user_uuid', 'user_id', 'user_name'])
      .where('user_seq', '=', user_seq),
  );
  if (!owner) throw new Refusal(401, 'noauth_text');
  return owner;
}

/** What a secret waits with for its first code. */
interface Waiting {
  readonly key_id: string;
  readonly sealed: string;
}

/** Makes a secret for an authenticator app. It counts once the app has shown a code of it. */
export const beginTotp = ({ db, keyring }: FactorParts, asking: Asking): Promise<NewTotp> =>
  db.transact(asking.actor, async (run) => {
    const { user_seq, user_id } = await ownerOf(run, asking);
    const { bytes, secret, address } = newSecret(user_id);
    const kept = sealSecret(keyring, user_seq, bytes);
    if (!kept) throw new Refusal(409, 'totp_no_key');
    const facts: Waiting = { key_id: kept.key_id, sealed: kept.sealed.toString('base64') };
    return { step: await beginStep(run, 'totp', { user_seq, facts }), secret, address };
  });

/** Adds the app whose code this is, in place of a former one. */
export async function addTotp(
  parts: ChangeParts,
  asking: Asking,
  step: unknown,
  typed: unknown,
): Promise<ChangedFactors> {
  const { db, keyring } = parts;
  const user_seq = whoseOf(asking);
  const wrong = (key: string) => invalid([{ name: 'code', key, args: {} }]);
  const code = readCode(typed);
  if (code === null) throw wrong('totp_form');
  const tries = `totp new ${user_seq}`;
  const waiting = await db.transact(asking.actor, async (run) => {
    await countTry(run, [{ subject: tries, free: 5 }]);
    return findStep<Waiting>(run, 'totp', typeof step === 'string' ? step : undefined);
  });
  if (waiting?.user_seq !== user_seq) throw wrong('totp_over');
  const { key_id, sealed } = waiting.facts;
  const kept = { key_id, sealed: Buffer.from(sealed, 'base64') };
  const secret = openSecret(keyring, user_seq, kept);
  const at = secret && stepOf(secret, code);
  if (at === null) throw wrong('totp_wrong');
  return change(parts, asking, async (run) => {
    await keepSecret(run, user_seq, kept, at);
    await forgetTries(run, tries);
    return 'totp_added';
  });
}

/** Takes the authenticator app away. */
export const removeTotp = (parts: ChangeParts, asking: Asking): Promise<ChangedFactors> =>
  change(parts, asking, async (run, user_seq) => {
    const gone = await run(query.deleteFrom('account_totp').where('user_seq', '=', user_seq).returning('user_seq'));
    return gone.length > 0 ? 'totp_removed' : null;
  });

/** What a browser needs to make a passkey. */
export const beginPasskey = ({ db, origin }: FactorParts, asking: Asking) =>
  db.transact(asking.actor, async (run) => askNewPasskey(run, origin, await ownerOf(run, asking)));

/** Adds the passkey that a browser made. */
export async function addPasskey(
  parts: ChangeParts,
  asking: Asking,
  passkey_name: string,
  typed: unknown,
): Promise<ChangedFactors> {
  const wrong = () => new Refusal(400, 'passkey_not_made');
  const made = await verifyNewPasskey(parts.db, parts.origin, whoseOf(asking), typed);
  if (!made) throw wrong();
  return change(parts, asking, async (run, user_seq) => {
    if (!(await keepPasskey(run, user_seq, passkey_name, made))) throw wrong();
    return 'passkey_added';
  });
}

/** Gives a passkey another name. What opens the account stays what it is. */
export const renamePasskey = (
  { db }: FactorParts,
  asking: Asking,
  passkey_seq: number,
  passkey_name: string,
): Promise<OwnFactors> =>
  db.transact(asking.actor, async (run) => {
    const user_seq = whoseOf(asking);
    const named = await run(
      query
        .updateTable('account_passkey')
        .set({ passkey_name })
        .where('user_seq', '=', user_seq)
        .where('passkey_seq', '=', passkey_seq)
        .returning('passkey_seq'),
    );
    if (named.length === 0) throw notFound();
    return factorsOf(run, user_seq);
  });

/** Takes a passkey away. */
export const removePasskey = (parts: ChangeParts, asking: Asking, passkey_seq: number): Promise<ChangedFactors> =>
  change(parts, asking, async (run, user_seq) => {
    const gone = await run(
      query
        .deleteFrom('account_passkey')
        .where('user_seq', '=', user_seq)
        .where('passkey_seq', '=', passkey_seq)
        .returning('passkey_seq'),
    );
    if (gone.length === 0) throw notFound();
    return 'passkey_removed';
  });

/** Gives new recovery codes; those from before end. */
export const renewRecovery = (parts: ChangeParts, asking: Asking): Promise<ChangedFactors> =>
  change(parts, asking, async (run, user_seq) => {
    const { totp, passkeys } = await factorsOf(run, user_seq);
    if (!totp && passkeys.length === 0) throw new Refusal(409, 'factor_none');
    await run(query.deleteFrom('account_recovery').where('user_seq', '=', user_seq));
    return 'recovery_renewed';
  });

/**
 * Changes the factors of an account, ends its other sessions and sign-ins, and tells its person by a letter. Whoever has a
 * factor by then and no recovery codes is given some; whoever has none keeps no codes. The row of the account is locked, so
 * that a sign-in which is under way either finds the change or is ended.
 */
const change = (
  { db, outbox }: Pick<ChangeParts, 'db' | 'outbox'>,
  asking: Asking,
  /** Answers the letter that tells of it; null where nothing was changed. */
  work: (run: Run, user_seq: number) => Promise<LetterName | null>,
): Promise<ChangedFactors> =>
  db.transact(asking.actor, async (run) => {
    const user_seq = whoseOf(asking);
    await run(sql`SELECT FROM account WHERE user_seq = ${user_seq} FOR NO KEY UPDATE`);
    // A statement of its own: whoever changed the password meanwhile has ended this session.
    const here = await run(sql`SELECT FROM session WHERE session_seq = ${asking.session?.seq ?? 0}`);
    if (here.length === 0) throw new Refusal(401, 'noauth_text');
    const letter = await work(run, user_seq);
    if (letter) await outbox.tell(run, letter, user_seq, localeOf(asking.headers['accept-language']));
    await endOtherSessions(run, asking);
    await endSteps(run, user_seq);
    const now = await factorsOf(run, user_seq);
    if (!now.totp && now.passkeys.length === 0) {
      await dropFactors(run, user_seq);
      return { ...now, recovery: 0, codes: null };
    }
    if (now.recovery > 0) return { ...now, codes: null };
    const codes = await giveRecovery(run, user_seq);
    return { ...now, recovery: codes.length, codes };
  });
