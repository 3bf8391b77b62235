import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { Refusal } from '../../http/refusal.ts';

/** A provider cannot be reached, is slow or does not do what it should. Why is in the log alone. */
export class ProviderAway extends Refusal {
  constructor(cause: unknown) {
    super(503, 'provider_away', { headers: { 'Retry-After': '10' } });
    this.cause = cause;
  }
}

/** What a provider's answer, or a token of it, is refused with, whatever is wrong with it: it is not said which part. */
export class ProviderFault extends Refusal {
  constructor(cause: unknown) {
    super(401, 'provider_failed');
    this.cause = cause;
  }
}

export const away = (cause: unknown): Refusal => new ProviderAway(cause);

/** What it means that the library of the protocol did not get an answer that it takes. */
export function told(error: unknown): Refusal {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? new Refusal(403, 'provider_cancelled') : new ProviderFault(error);
  }
  if (error instanceof ResponseBodyError && error.status < 500) return new ProviderFault(error);
  const isOurs = error instanceof ClientError && !AWAY.has(error.code ?? '');
  return isOurs ? new ProviderFault(error) : away(error);
}

/** Codes of the library for an answer that is none: too late, broken off, with another status, not in JSON. */
const AWAY = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  '',
]);

/** What it means that a token could not be read: the keys could not be had, or it is none of ours. */
export function unread(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isKnown = error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
  return isKnown && !(error instanceof errors.JWKSTimeout) ? new ProviderFault(error) : away(error);
}
