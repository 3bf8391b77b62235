import { byteLength, composed, isBlank, isKey, PEOPLE } from '@hanjan/core';
import { FACTOR_PATH, PASSKEY_NAME_BYTES } from '@hanjan/model/account/factor.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { noteFacts } from '../../http/events/event.ts';
import { invalid } from '../../http/refusal.ts';
import { answerOf } from '../../openapi/answer.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';
import { isPlainName } from '../account.ts';
import { factorsOf } from '../factors.ts';
import {
  addPasskey,
  addTotp,
  beginPasskey,
  beginTotp,
  type ChangeParts,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecovery,
} from './own.ts';

const factors = {
  totp: orNull(Type.Object({ rgst_at: Type.String(), used_at: text })),
  passkeys: Type.Array(
    Type.Object({
      passkey_seq: key,
      passkey_name: Type.String(),
      is_backed_up: Type.Boolean(),
      rgst_at: Type.String(),
      used_at: text,
    }),
  ),
  recovery: whole,
};
const changed = Type.Object({ ...factors, codes: orNull(Type.Array(Type.String())) });
const credential = Type.Object({}, { additionalProperties: true });

/**
 * The second factors of one's own account: `GET /api/userinfo/factor` tells them; `POST …/totp/begin` answers a secret,
 * which `…/totp/add` adds with a first code, `…/totp/remove` takes it away; passkeys likewise, which `…/passkey/rename`
 * calls otherwise; `…/recovery` gives new recovery codes. Each change is for whoever has proved just now who they are, and ends
 * their other sessions; a name opens nothing.
 */
export function ownFactorRoutes(app: FastifyInstance, parts: ChangeParts): void {
  const route = (result: TSchema, body?: TSchema) => ({
    schema: { tags: ['account'], ...(body && { body }), response: { 200: answerOf(result) } },
    config: { access: { roles: PEOPLE }, evenWithoutFactor: true, costs: 'read' as const },
  });
  const change = (result: TSchema, body?: TSchema) => {
    const { config, ...rest } = route(result, body);
    return { ...rest, config: { ...config, costs: 'write' as const, needsFresh: true, event: 'factor' as const } };
  };

  app.get(FACTOR_PATH, route(Type.Object(factors)), async (request) =>
    ok(request, await parts.db.transact(request.actor, (run) => factorsOf(run, request.actor.user_seq ?? 0))),
  );

  const secret = Type.Object({ step: Type.String(), secret: Type.String(), address: Type.String() });
  app.post(`${FACTOR_PATH}/totp/begin`, change(secret), async (request) =>
    ok(request, await beginTotp(parts, request)),
  );
  const first = Type.Object({ step: Type.String(), code: Type.String() });
  app.post(`${FACTOR_PATH}/totp/add`, change(changed, first), async (request) => {
    const { step, code } = readBody(request);
    return ok(request, await addTotp(parts, request, step, code));
  });
  app.post(`${FACTOR_PATH}/totp/remove`, change(changed), async (request) =>
    ok(request, await removeTotp(parts, request)),
  );

  app.post(`${FACTOR_PATH}/passkey/begin`, change(credential), async (request) =>
    ok(request, await beginPasskey(parts, request)),
  );
  const made = Type.Object({ passkey_name: Type.String(), passkey: credential });
  app.post(`${FACTOR_PATH}/passkey/add`, change(changed, made), async (request) => {
    const { passkey_name, passkey } = readBody(request);
    return ok(request, await addPasskey(parts, request, readName(passkey_name), passkey));
  });
  const named = Type.Object({ passkey_seq: key, passkey_name: Type.String() });
  const { config: plain, ...rename } = route(Type.Object(factors), named);
  const renaming = { ...rename, config: { ...plain, costs: 'write' as const, event: 'factor' as const } };
  app.post(`${FACTOR_PATH}/passkey/rename`, renaming, async (request) => {
    const body = readBody(request);
    const passkey_seq = readPasskey(request, body.passkey_seq, 'renamed');
    return ok(request, await renamePasskey(parts, request, passkey_seq, readName(body.passkey_name)));
  });
  app.post(`${FACTOR_PATH}/passkey/remove`, change(changed, Type.Object({ passkey_seq: key })), async (request) => {
    const passkey_seq = readPasskey(request, readBody(request).passkey_seq, 'removed');
    return ok(request, await removePasskey(parts, request, passkey_seq));
  });

  app.post(`${FACTOR_PATH}/recovery`, change(changed), async (request) =>
    ok(request, await renewRecovery(parts, request)),
  );
}

/** The number of a passkey; it is noted for the log with what is done to it. */
function readPasskey(request: FastifyRequest, passkey_seq: unknown, done: string): number {
  if (!isKey(passkey_seq)) throw invalid([{ name: 'passkey_seq', key: 'field_NaN', args: {} }]);
  noteFacts(request, { target: `passkey ${passkey_seq} ${done}` });
  return passkey_seq;
}

/** The name that somebody gives a passkey. */
function readName(typed: unknown): string {
  const fault = (key: string, args = {}) => invalid([{ name: 'passkey_name', key, args }]);
  if (typeof typed !== 'string') throw fault('field_text');
  const name = composed(typed.trim(), 'NFC', 2 * PASSKEY_NAME_BYTES);
  const length = byteLength(name);
  if (length > PASSKEY_NAME_BYTES) throw fault('field_maxLength', { max: PASSKEY_NAME_BYTES, length });
  if (isBlank(name)) throw fault('field_required');
  if (!isPlainName(name)) throw fault('field_text');
  return name;
}
