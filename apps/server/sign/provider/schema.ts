import { Type } from 'typebox';
import { answerOf } from '../../openapi/answer.ts';
import { signSchemas } from '../schema.ts';

const text = Type.String();
const params = Type.Object({ provider: text });
const call = (body: object | undefined, result: object) => ({
  tags: ['sign'],
  ...(body && { body }),
  response: { 200: answerOf(result) },
});
const person = signSchemas.userinfo.response[200];

/** What the calls of signing in through a provider take and answer. */
export const providerSchemas = {
  begin: {
    ...call(
      Type.Object({
        why: Type.Optional(Type.Union(['signin', 'link', 'again'].map((why) => Type.Literal(why)))),
        back: Type.Optional(text),
        next: Type.Optional(text),
      }),
      Type.Object({ url: text }),
    ),
    params,
  },
  /** Of a browser that is led on. */
  back: { tags: ['sign'], params, response: { 303: Type.Null() } },
  callback: {
    tags: ['sign'],
    params,
    body: Type.Object({
      platform: Type.Optional(Type.Union([Type.Literal('ios'), Type.Literal('android')])),
      idToken: Type.Optional(text),
      accessToken: Type.Optional(text),
      refreshToken: Type.Optional(text),
      code: Type.Optional(text),
      ux_mode: Type.Optional(Type.Literal('redirect')),
      state: Type.Optional(text),
      iss: Type.Optional(text),
    }),
    response: { 200: person },
  },
  nonce: call(undefined, Type.Object({ nonce: text })),
  newcomer: call(undefined, Type.Object({ provider: text, user_name: text })),
  consent: {
    ...call(
      Type.Object({
        user_name: text,
        user_email: Type.Optional(text),
        country: Type.String({ pattern: '^[A-Z]{3}$' }),
        age_ok: Type.Literal(true),
        privacy_ok: Type.Literal(true),
        invitation: Type.Optional(text),
      }),
      Type.Object({}),
    ),
    response: { 200: person },
  },
};
