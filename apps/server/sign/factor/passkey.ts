import { GUEST } from '@hanjan/core';
import { MOST_PASSKEYS } from '@hanjan/model/account/factor.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { query, type Run } from '../../db/statement.ts';
import { beginStep, takeStep } from '../step.ts';

/** A browser's answer holds no more than this in any of its texts. */
const MOST_LETTERS = 20_000;
/** As long as the step behind the challenge. */
const TIMEOUT_MS = 600_000;

/** The kinds of keys that every device knows one of (COSE): EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257] as const;

/** Code that reads and checks passkeys. It takes 5 MB once it runs, so it does when somebody first uses one. */
const webauthn = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');
type Helpers = Awaited<ReturnType<typeof helpers>>;

/** The name that passkeys are bound to, for ever: the host of the product's address. */
const hostOf = (origin: string): string => new URL(origin).hostname;

/** What a browser has to know to ask for a passkey of ours, whoever's: no account is named. */
export async function askPasskey(run: Run, origin: string) {
  const { generateAuthenticationOptions } = await webauthn();
  const challenge = await beginStep(run, 'passkey', { user_seq: null, facts: {} });
  return generateAuthenticationOptions({
    rpID: hostOf(origin),
    challenge: bytesOf(challenge),
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  });
}

interface Owner {
  readonly user_seq: number;
  readonly user_uuid: string;
  readonly user_id: string;
  readonly user_name: string;
}

/** What a browser has to know to make a passkey for an account. */
export async function askNewPasskey(run: Run, origin: string, owner: Owner) {
  const { generateRegistrationOptions } = await webauthn();
  const challenge = await beginStep(run, 'passkey', { user_seq: owner.user_seq, facts: {} });
  const known = await run(
    query.selectFrom('account_passkey').select('credential_id').where('user_seq', '=', owner.user_seq),
  );
  return generateRegistrationOptions({
    rpName: 'Hanjan',
    rpID: hostOf(origin),
    userName: owner.user_id,
    userDisplayName: owner.user_name,
    userID: handleOf(owner.user_uuid),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: TIMEOUT_MS,
  });
}

/** A passkey that somebody has just proved to have. */
export interface UsedPasskey {
  readonly passkey_seq: number;
  readonly user_seq: number;
  readonly sign_count: number;
  readonly is_backed_up: boolean;
}

interface Stored {
  readonly passkey_seq: number;
  readonly user_seq: number;
  readonly user_uuid: string;
  readonly public_key: Buffer;
  readonly sign_count: number;
}

/**
 * Looks at a browser's answer. Its challenge is over whatever comes of it. An unknown passkey is answered like a wrong
 * signature: null.
 */
export async function verifyPasskey(db: Database, origin: string, typed: unknown): Promise<UsedPasskey | null> {
  const challenge = challengeIn(typed);
  if (challenge === null) return null;
  const response = typed as AuthenticationResponseJSON;
  const stored = await db.transact(GUEST, async (run) => {
    const step = await takeStep(run, 'passkey', challenge);
    if (step?.user_seq !== null) return undefined;
    const [found] = await run(
      sql<Stored>`SELECT passkey_seq, user_seq, user_uuid, public_key, sign_count
                    FROM account_passkey JOIN account USING (user_seq)
                   WHERE credential_id = ${Buffer.from(response.id, 'base64url')}`,
    );
    return found;
  });
  if (!stored) return null;
  const { public_key, sign_count, passkey_seq, user_seq, user_uuid } = stored;
  const { userHandle } = response.response;
  if (userHandle && userHandle !== Buffer.from(handleOf(user_uuid)).toString('base64url')) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await orUnverified(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: true,
      credential: { id: response.id, publicKey: new Uint8Array(public_key), counter: sign_count },
    }),
  );
  if (!verified || !authenticationInfo) return null;
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { passkey_seq, user_seq, sign_count: newCounter, is_backed_up: credentialBackedUp };
}

/** Notes that a passkey was used; false where it is gone, or its count says that there is a copy of it. */
export async function usePasskey(run: Run, used: UsedPasskey): Promise<boolean> {
  const { passkey_seq, sign_count, is_backed_up } = used;
  const noted = await run(
    sql`UPDATE account_passkey SET sign_count = ${sign_count}, is_backed_up = ${is_backed_up}, used_at = now()
         WHERE passkey_seq = ${passkey_seq} AND (sign_count < ${sign_count} OR (sign_count = 0 AND ${sign_count} = 0))
         RETURNING passkey_seq`,
  );
  return noted.length > 0;
}

/** What a new passkey is kept as. */
export interface NewPasskey {
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly sign_count: number;
  readonly is_synced: boolean;
  readonly is_backed_up: boolean;
}

/** Looks at the passkey that a browser made for an account; null for what is none. Its challenge is over in any case. */
export async function verifyNewPasskey(
  db: Database,
  origin: string,
  user_seq: number,
  typed: unknown,
): Promise<NewPasskey | null> {
  const challenge = challengeIn(typed);
  if (challenge === null) return null;
  const step = await db.transact(GUEST, (run) => takeStep(run, 'passkey', challenge));
  if (step?.user_seq !== user_seq) return null;
  const [{ verifyRegistrationResponse }, reading] = await Promise.all([webauthn(), helpers()]);
  const { verified, registrationInfo } = await orUnverified(() =>
    verifyRegistrationResponse({
      response: unattested(reading, typed as RegistrationResponseJSON),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  );
  if (!verified || !registrationInfo) return null;
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
    is_synced: credentialDeviceType === 'multiDevice',
    is_backed_up: credentialBackedUp,
  };
}

/** Keeps a passkey of an account whose row is held; false where it has too many, or the passkey is somebody's already. */
export async function keepPasskey(run: Run, user_seq: number, passkey_name: string, made: NewPasskey) {
  const kept = await run(
    sql`INSERT INTO account_passkey
               (user_seq, passkey_name, credential_id, public_key, sign_count, is_synced, is_backed_up)
        SELECT ${user_seq}::bigint, ${passkey_name}::text, ${made.credential_id}::bytea, ${made.public_key}::bytea,
               ${made.sign_count}::bigint, ${made.is_synced}::boolean, ${made.is_backed_up}::boolean
         WHERE (SELECT count(*) FROM account_passkey WHERE user_seq = ${user_seq}) < ${MOST_PASSKEYS}
            ON CONFLICT (credential_id) DO NOTHING RETURNING passkey_seq`,
  );
  return kept.length > 0;
}

/** The handle by which a passkey knows its account: the bytes of the account's UUID, which say nothing of the person. */
const handleOf = (user_uuid: string) => new Uint8Array(Buffer.from(user_uuid.replaceAll('-', ''), 'hex'));

const bytesOf = (token: string) => new Uint8Array(Buffer.from(token, 'base64url'));

/** The challenge that an answer of a browser is to, where it looks like such an answer at all. */
function challengeIn(typed: unknown): string | null {
  const { id, response } = (typed ?? {}) as Partial<AuthenticationResponseJSON>;
  const texts = [id, ...Object.values(response ?? {}).filter((one) => typeof one === 'string')];
  const isSmall = texts.every((one) => typeof one === 'string' && one.length <= MOST_LETTERS);
  if (!isSmall || typeof response?.clientDataJSON !== 'string') return null;
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * A new passkey without the statement of its maker. Nothing is decided by that, and looking at its certificates would
 * ask computers that the statement names.
 */
function unattested(
  { decodeAttestationObject, isoBase64URL, isoCBOR }: Helpers,
  made: RegistrationResponseJSON,
): RegistrationResponseJSON {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject)).get('authData');
  const bare = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(bare as Parameters<typeof isoCBOR.encode>[0]));
  return { ...made, response: { ...made.response, attestationObject } };
}

/** The library throws at whatever does not fit. */
async function orUnverified<T>(
  verify: () => Promise<T>,
): Promise<T | { verified: false; [name: string]: undefined | false }> {
  try {
    return await verify();
  } catch {
    return { verified: false };
  }
}
