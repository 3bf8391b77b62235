import { type ChangedFactors, FACTOR_PATH, type NewTotp } from '@hanjan/model/account/factor.ts';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { type Client, PASSWORD, type Reply, type TestApi } from './api.ts';

/** The code that an app shows, so many steps of 30 s from now. */
export function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Adds an app to somebody's account; answers its secret and the recovery codes, if there are new ones. */
export async function addApp(client: Client): Promise<{ secret: string; codes: readonly string[] }> {
  const { secret, step } = (await client.post<NewTotp>(`${FACTOR_PATH}/totp/begin`)).answer.result;
  const add = (steps: number) =>
    client.post<ChangedFactors>(`${FACTOR_PATH}/totp/add`, { step, code: codeOf(secret, steps) });
  // The earliest code that counts, so that those after it are still to come; it may be over by the time that it is there.
  const first = await add(-1);
  const added = first.http === 200 ? first : await add(-1);
  if (added.http !== 200) throw new Error(`no app was added: ${JSON.stringify(added.answer)}`);
  return { secret, codes: added.answer.result.codes ?? [] };
}

/** What a call was answered with: its status, and the fault of its field or its code. */
export const saidTo = ({ http, answer }: Reply<unknown>) => `${http} ${answer.fields[0]?.key ?? answer.code}`;

/** Gives the password of somebody on another device, which is then asked for the second factor. */
export async function beginSignIn(api: TestApi, user_id: string): Promise<Client> {
  const client = api.guest();
  const { answer } = await client.post('/api/sign/signin', { user_id, user_pass: PASSWORD });
  expect(answer.result).toMatchObject({ step: 'factor' });
  return client;
}

/** Brings a second factor to a sign-in that waits for it, from a network where one is said. */
export const bringFactor = (client: Client, body: object, from = '') =>
  client.post('/api/sign/factor', body, from ? { 'x-forwarded-for': from } : {});
