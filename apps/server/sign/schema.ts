import { SITE_ROLES } from '@hanjan/core';
import { Type } from 'typebox';
import { answerOf } from '../openapi/answer.ts';
import { text } from '../openapi/typed.ts';

const nothing = Type.Null();
const userId = Type.String({ pattern: '^[a-z0-9._-]{4,45}$' });
const password = Type.String({ minLength: 10, maxLength: 1024 });
const role = Type.Union(SITE_ROLES.map((one) => Type.Literal(one)));

const person = Type.Object({
  user_type: role,
  user_seq: Type.Optional(Type.Integer()),
  user_uuid: Type.Optional(Type.String({ format: 'uuid' })),
  user_id: Type.Optional(userId),
  user_name: Type.Optional(Type.String()),
  user_email: Type.Optional(text),
  user_country: Type.Optional(Type.String()),
  must_change_pass: Type.Optional(Type.Boolean()),
});

const call = (body: object | undefined, result: object) => ({
  tags: ['sign'],
  ...(body && { body }),
  response: { 200: answerOf(result) },
});

/** What the sign-in calls take and answer; a guest is answered with `user_type` alone. */
export const signSchemas = {
  userinfo: call(undefined, person),
  signin: call(Type.Object({ user_id: Type.String(), user_pass: Type.String() }), person),
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
  password: call(Type.Object({ user_pass: Type.String(), new_pass: password }), nothing),
};
