import { GUEST, type Row } from '@hanjan/core';
import type { Database } from '../../db/database.ts';
import type { Run } from '../../db/statement.ts';
import type { Refusal } from '../../http/refusal.ts';
import { countTry, forgetTries } from '../throttle.ts';
import type { Keyring } from './keyring.ts';
import { usePasskey, verifyPasskey } from './passkey.ts';
import { readRecovery, useRecovery } from './recovery.ts';
import { openSecret, readCode, stepOf, storedSecret, useStep } from './totp.ts';

/** What second factors are looked at with. */
export interface FactorParts {
  readonly db: Database;
  readonly keyring: Keyring;
  /** Where people reach the product. */
  readonly origin: string;
}

/** How many tries of an account pass before each further one waits, wherever they come from. */
const FREE = 5;

/** The refusal of a wrong proof, by the name of its field and the key of what is wrong. */
export type Wrong = (name: string, key: string) => Refusal;

/** Uses up a proof that fits, in the transaction of what it is given for. Of two who bring the same one the second is refused. */
export type Use = (run: Run) => Promise<void>;

/** Looks at what somebody brings as the second factor of an account: `passkey`, `recovery` or `code`. */
export function lookAt(parts: FactorParts, user_seq: number, body: Row, wrong: Wrong): Promise<Use> {
  if (body.passkey !== undefined) return lookAtPasskey(parts, user_seq, body.passkey, wrong);
  if (body.recovery !== undefined) return lookAtRecovery(parts, user_seq, body.recovery, wrong);
  return lookAtCode(parts, user_seq, body.code, wrong);
}

/** Nobody guesses a signature: these tries are not counted. */
async function lookAtPasskey({ db, origin }: FactorParts, user_seq: number, typed: unknown, wrong: Wrong) {
  const denied = () => wrong('passkey', 'passkey_denied');
  const found = await verifyPasskey(db, origin, typed);
  if (found?.user_seq !== user_seq) throw denied();
  return async (run: Run) => {
    if (!(await usePasskey(run, found))) throw denied();
  };
}

/** Counted apart from codes of apps, so that whoever guesses those leaves the way for a lost phone open. */
async function lookAtRecovery({ db }: FactorParts, user_seq: number, typed: unknown, wrong: Wrong) {
  const denied = () => wrong('recovery', 'recovery_wrong');
  const code = readRecovery(typed);
  if (code === null) throw denied();
  const tries = `recovery ${user_seq}`;
  await db.transact(GUEST, (run) => countTry(run, [{ subject: tries, free: FREE }]));
  return async (run: Run) => {
    if (!(await useRecovery(run, user_seq, code))) throw denied();
    await forgetTries(run, tries);
  };
}

async function lookAtCode({ db, keyring }: FactorParts, user_seq: number, typed: unknown, wrong: Wrong) {
  const code = readCode(typed);
  if (code === null) throw wrong('code', 'totp_form');
  const tries = `totp ${user_seq}`;
  const stored = await db.transact(GUEST, async (run) => {
    await countTry(run, [{ subject: tries, free: FREE }]);
    return storedSecret(run, user_seq);
  });
  if (!stored) throw wrong('code', 'totp_wrong');
  const secret = openSecret(keyring, user_seq, stored);
  if (!secret) throw wrong('code', 'totp_key_lost');
  const step = stepOf(secret, code);
  if (step === null) throw wrong('code', 'totp_wrong');
  return async (run: Run) => {
    if (!(await useStep(run, user_seq, step))) throw wrong('code', 'totp_used');
    await forgetTries(run, tries);
  };
}
