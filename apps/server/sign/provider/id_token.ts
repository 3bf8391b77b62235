import { timingSafeEqual } from 'node:crypto';
import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { Refusal } from '../../http/refusal.ts';
import { ProviderFault, unread } from './fault.ts';
import { nameFrom } from './name.ts';

/** The keys of a provider, asked of it when there is one that is not known yet. */
export type KeySet = JWTVerifyGetKey;

/** What a token must be for us to believe it. */
export interface Wanted {
  readonly issuer: string;
  readonly alg: string;
  readonly keys: KeySet;
  /** Clients that are ours. */
  readonly audiences: readonly string[];
  /** The one that was asked with; null where its provider has none; anything where it was not asked for by us. */
  readonly nonce: string | null | undefined;
  /** Somebody was sent to prove just now who they are. */
  readonly wasAsked: boolean;
}

/** Whom a token means. */
export interface Meant {
  readonly issuer: string;
  readonly subject: string;
  /** When its person proved to the provider who they are; null where it does not say. In seconds. */
  readonly authTime: number | null;
}

/** What a token says, as far as it is any of our business. */
export interface Claims extends Meant {
  /** What they may be called; empty where it says nothing that could be a name. */
  readonly name: string;
  readonly nonce: string | null;
}

/** How far the clocks of a provider and ours may be apart. */
const APART_S = 30;
/** How long ago a token may have been given, however long it says that it lasts. */
const AGE = '10 minutes';
/** How long ago somebody may have proved to a provider who they are who was sent there to do it. */
const FRESH_S = 300;
const LONGEST = 16_384;
/** As OpenID Connect has it. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** Reads a token and refuses whatever is not certainly the provider's, for us, and of now. */
export async function readIdToken(idToken: string, wanted: Wanted): Promise<Claims> {
  const { issuer, alg, keys, audiences, nonce, wasAsked } = wanted;
  const refuse = (why: string) => new ProviderFault(new Error(why));
  if (idToken.length > LONGEST) throw refuse('too long');
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: [...audiences],
    algorithms: [alg],
    requiredClaims: ['sub', 'aud', 'exp', 'iat'],
    clockTolerance: APART_S,
    maxTokenAge: AGE,
  }).catch((error) => {
    throw unread(error);
  });
  const { sub = '', aud = [], azp, auth_time, name } = payload;
  // It is for nobody besides us: who else holds it could bring it here.
  const isForUs = [aud].flat().every((one) => audiences.includes(one));
  const isByUs = azp === undefined ? [aud].flat().length === 1 : audiences.includes(String(azp));
  if (!isForUs || !isByUs) throw refuse('for another client');
  if (!SUBJECT.test(sub)) throw refuse('no subject');
  const given = payload.nonce === undefined ? null : String(payload.nonce);
  if (nonce !== undefined && !(nonce === null ? given === null : isSame(given, nonce))) throw refuse('another nonce');
  const authTime = typeof auth_time === 'number' && Number.isInteger(auth_time) && auth_time >= 0 ? auth_time : null;
  const now = Date.now() / 1000;
  const isStale = authTime === null || authTime < now - FRESH_S || authTime > now + APART_S;
  if (wasAsked && isStale) throw new Refusal(401, 'provider_stale');
  return { issuer, subject: sub, authTime, name: nameFrom(name), nonce: given };
}

function isSame(one: string | null, other: string): boolean {
  const [a, b] = [Buffer.from(one ?? ''), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
