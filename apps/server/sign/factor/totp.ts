import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { query, type Run } from '../../db/statement.ts';
import type { Keyring, Sealed } from './keyring.ts';

/** What every authenticator app can do; many ignore anything else. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** A phone's clock may be so many steps off, either way. */
const WINDOW = 1;

/** A new secret, as it is typed into an app (Base32) and as an address that apps read from a QR code. */
export function newSecret(user_id: string) {
  const secret = new Secret({ size: SECRET_BYTES });
  const address = new TOTP({ ...SHAPE, issuer: 'Hanjan', label: user_id, secret }).toString();
  return { bytes: Buffer.from(secret.bytes), secret: secret.base32, address };
}

/** The digits of a code, whichever way they were typed; null for what is none. */
export function readCode(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 40) return null;
  const digits = typed.normalize('NFKC').replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** The step (of 30 s since 1970) whose code this is now; null for a wrong one. */
export function stepOf(secret: Uint8Array, token: string): number | null {
  const timestamp = Date.now();
  const totp = new TOTP({ ...SHAPE, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });
  const delta = totp.validate({ token, window: WINDOW, timestamp });
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + delta;
}

/** What a secret is encrypted for. */
const purposeOf = (user_seq: number) => `totp ${user_seq}`;

export const sealSecret = (keyring: Keyring, user_seq: number, secret: Uint8Array) =>
  keyring.seal(secret, purposeOf(user_seq));

export const openSecret = (keyring: Keyring, user_seq: number, sealed: Sealed) =>
  keyring.open(sealed, purposeOf(user_seq));

/** The encrypted secret of an account. */
export async function storedSecret(run: Run, user_seq: number): Promise<Sealed | undefined> {
  const [found] = await run(sql<Sealed>`SELECT key_id, seed AS sealed FROM account_totp WHERE user_seq = ${user_seq}`);
  return found;
}

/** Keeps the secret of an account in place of a former one; the code that proved it counts as used. */
export async function keepSecret(run: Run, user_seq: number, { key_id, sealed }: Sealed, step: number): Promise<void> {
  await run(query.deleteFrom('account_totp').where('user_seq', '=', user_seq));
  await run(query.insertInto('account_totp').values({ user_seq, key_id, seed: sealed, last_step: step }));
}

/** Uses up the code of a step: of two who bring the same one the second is told false. */
export async function useStep(run: Run, user_seq: number, step: number): Promise<boolean> {
  const used = await run(
    sql`UPDATE account_totp SET last_step = ${step}, used_at = now()
         WHERE user_seq = ${user_seq} AND last_step < ${step} RETURNING user_seq`,
  );
  return used.length > 0;
}
