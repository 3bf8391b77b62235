import { SITE_ROLES } from '@hanjan/core';
import { Type } from 'typebox';
import { answerOf } from '../openapi/answer.ts';
import { text } from '../openapi/typed.ts';

const nothing = Type.Null();
const userId = Type.String({ pattern: '^[a-z0-9._-]{4,45}$' });
const password = Type.String({ minLength: 10, maxLength: 1024 });
const role = Type.Union(SITE_ROLES.map((one) => Type.Literal(one)));

const factor = Type.Union([Type.Literal('totp'), Type.Literal('passkey')]);

const person = Type.Object({
  user_type: role,
  user_seq: Type.Optional(Type.Integer()),
  user_uuid: Type.Optional(Type.String({ format: 'uuid' })),
  user_id: Type.Optional(userId),
  user_name: Type.Optional(Type.String()),
  user_email: Type.Optional(text),
  email_verified_at: Type.Optional(text),
  user_country: Type.Optional(Type.String()),
  user_img: Type.Optional(text),
  user_provider: Type.Optional(Type.String()),
  user_serial: Type.Optional(Type.String()),
  user_use: Type.Optional(Type.Boolean()),
  rgst_at: Type.Optional(Type.String()),
  edit_at: Type.Optional(text),
  privacy_at: Type.Optional(text),
  privacy_version: Type.Optional(text),
  must_change_pass: Type.Optional(Type.Boolean()),
  must_agree: Type.Optional(Type.Boolean()),
  has_pass: Type.Optional(Type.Boolean()),
  delete_at: Type.Optional(text),
  factors: Type.Optional(Type.Array(factor)),
});

/** What may be brought for a second factor that is asked for. */
const ways = Type.Array(Type.Union([factor, Type.Literal('recovery')]));
const step = Type.Object({ step: Type.Literal('factor'), ways });
const entered = Type.Union([person, step]);
/** What a browser answers to a challenge of a passkey (WebAuthn, in JSON). */
const credential = Type.Object({}, { additionalProperties: true });

const call = (body: object | undefined, result: object) => ({
  tags: ['sign'],
  ...(body && { body }),
  response: { 200: answerOf(result) },
});

/** What the sign-in calls take and answer; a guest is answered with `user_type` alone. */
export const signSchemas = {
  userinfo: call(undefined, person),
  signin: call(Type.Object({ user_id: Type.String(), user_pass: Type.String() }), entered),
  signup: call(
    Type.Object({
      user_id: userId,
      user_pass: password,
      user_name: Type.String(),
      user_email: Type.Optional(Type.String()),
      country: Type.String({ pattern: '^[A-Z]{3}$' }),
      age_ok: Type.Literal(true),
      privacy_ok: Type.Literal(true),
      invitation: Type.Optional(Type.String()),
    }),
    person,
  ),
  signout: call(undefined, nothing),
  again: call(
    Type.Object({
      user_pass: Type.Optional(Type.String()),
      code: Type.Optional(Type.String()),
      passkey: Type.Optional(credential),
    }),
    nothing,
  ),
  challenge: call(undefined, credential),
  passkey: call(Type.Object({ passkey: credential }), person),
  ways: call(undefined, Type.Object({ ways })),
  factor: call(
    Type.Object({
      code: Type.Optional(Type.String()),
      recovery: Type.Optional(Type.String()),
      passkey: Type.Optional(credential),
    }),
    person,
  ),
  refresh: call(
    Type.Object({ accessToken: Type.Optional(Type.String()) }),
    Type.Union([Type.Object({ accessToken: Type.String() }), nothing]),
  ),
  password: call(Type.Object({ user_pass: Type.String(), new_pass: password }), nothing),
};
