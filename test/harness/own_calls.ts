import type { Row } from '@hanjan/core';
import { FACTOR_PATH } from '@hanjan/model/account/factor.ts';
import { roasterBlendingScreen } from '@hanjan/model/roaster/blending.ts';
import { ROAST_IMPORT_PATH } from '@hanjan/model/roaster/roast_import.ts';
import { PASSWORD } from './api.ts';
import type { Owner } from './org.ts';

/** Makes a call that must be answered so; `known` is its path as the server knows it. */
export type Call = (
  method: 'GET' | 'POST',
  path: string,
  body?: Row,
  http?: number,
  once?: string,
  known?: string,
) => Promise<Row>;

/** The calls on what somebody starred and where they drink, with a blend recipe that they star. */
export async function callFavorites(call: Call, { roaster_seq }: Owner, record_seq: unknown): Promise<void> {
  const record = { screen: roasterBlendingScreen.name, record_seq };
  const asked = `?screen=${record.screen}&record_seq=${record_seq}&roaster_seq=${roaster_seq}`;
  const { favorite_seq } = await call('POST', '/api/user/favorite/edit', { ...record, roaster_seq });
  await call('GET', `/api/user/favorite/one${asked}`, undefined, 200, undefined, '/api/user/favorite/one');
  await call('POST', '/api/user/favorite/list');
  await call('GET', '/api/user/place/list');
  await call('POST', '/api/user/favorite/remove', { favorite_seq });
}

/** The calls on one's own account, but for its end. */
export async function callAccount(call: Call): Promise<void> {
  await call('POST', '/api/sign/again', { user_pass: PASSWORD });
  await call('POST', '/api/sign/refresh');
  await call('POST', '/api/sign/nonce');
  for (const path of ['/api/sign/provider', '/api/sign/callback'])
    await call('POST', `${path}/google`, {}, 404, undefined, `${path}/{provider}`);
  await call('GET', '/api/sign/callback/google', undefined, 404, undefined, '/api/sign/callback/{provider}');
  await call('GET', '/api/sign/consent', undefined, 409);
  await call('POST', '/api/sign/consent', {}, 409);
  await call('GET', '/api/userinfo/provider');
  await call('POST', '/api/userinfo/provider/unlink', {}, 400);
  await call('POST', '/api/userinfo/edit', { user_name: '하나' });
  await call('POST', '/api/userinfo/picture', {}, 400);
  await call('POST', '/api/userinfo/privacy', {}, 400);
  await call('GET', '/api/userinfo/holds');
  await call('GET', '/api/userinfo/session');
  await call('POST', '/api/userinfo/session/end', {}, 400);
  await call('POST', '/api/userinfo/session/end_others');
  await call('POST', '/api/userinfo/export', {});
  await call('POST', '/api/userinfo/keep');
  // No letters are sent there, and no link opens anything.
  await call('POST', '/api/userinfo/verify', {}, 409);
  await call('POST', '/api/sign/forgot', { recover_account: 'nobody.at.all' }, 409);
  await call('POST', '/api/sign/recover', {}, 403);
  await call('POST', '/api/sign/verify', {}, 403);
}

/** The calls on the second factors of one's own account, none of which adds one. */
export async function callFactors(call: Call): Promise<void> {
  await call('GET', FACTOR_PATH);
  await call('POST', `${FACTOR_PATH}/totp/begin`);
  await call('POST', `${FACTOR_PATH}/totp/add`, { code: '123456' }, 400);
  await call('POST', `${FACTOR_PATH}/totp/remove`);
  await call('POST', `${FACTOR_PATH}/passkey/begin`);
  await call('POST', `${FACTOR_PATH}/passkey/add`, { passkey_name: '열쇠' }, 400);
  await call('POST', `${FACTOR_PATH}/passkey/rename`, { passkey_seq: 1, passkey_name: '열쇠' }, 404);
  await call('POST', `${FACTOR_PATH}/passkey/remove`, { passkey_seq: 1 }, 404);
  await call('POST', `${FACTOR_PATH}/recovery`, {}, 409);
  await call('POST', '/api/sign/challenge');
  await call('POST', '/api/sign/passkey', {}, 401);
  await call('GET', '/api/sign/factor', undefined, 401);
  await call('POST', '/api/sign/factor', { code: '123456' }, 401);
}

/** The calls that bring logs of the past into a roastery's book and take them back. */
export async function callRoastLogs(call: Call): Promise<void> {
  const roasting_import = crypto.randomUUID();
  const roasts = [{ roasting_result_date: '2020-03-01', roasting_step: 'DONE', roasting_name: 'Past' }];
  await call('POST', `${ROAST_IMPORT_PATH}/known`, { logs: ['0'.repeat(64)] });
  await call('POST', `${ROAST_IMPORT_PATH}/import`, { roasting_import, roasts }, 200, crypto.randomUUID());
  await call('POST', `${ROAST_IMPORT_PATH}/list`);
  await call('POST', `${ROAST_IMPORT_PATH}/undo`, { roasting_import }, 200, crypto.randomUUID());
}
