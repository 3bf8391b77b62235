import type { Answer } from '@hanjan/core';
import { call } from './call.ts';
import type { CallOrg } from './org_call.ts';
import { randomKey } from './random.ts';

/** The keys under which something was sent, by what was sent. */
export type SentKeys = Map<string, string>;

/** Posts something that must not be done twice: where an answer was lost, the same body goes under the same key again. */
export function postOnce<T>(path: string, body: object, keys: SentKeys, org?: CallOrg): Promise<Answer<T>> {
  const payload = JSON.stringify(body);
  const key = keys.get(payload) ?? randomKey();
  keys.set(payload, key);
  return call<T>('POST', path, body, { headers: { 'Idempotency-Key': key }, org });
}
