import { Type } from 'typebox';
import { answerOf, touched } from '../../openapi/answer.ts';
import { part } from '../../openapi/parts.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';

const ORG = { cafe_seq: Type.Optional(key), roaster_seq: Type.Optional(key) };
const tags = ['user_favorite'];

const favorite = Type.Object({
  favorite_seq: key,
  entity: Type.String(),
  org: orNull(key),
  favorite_at: Type.String(),
  kind: Type.String(),
  screen: text,
  id: text,
  name: text,
  name_locale: text,
  about: text,
});
const kind = Type.Object({ entity: Type.String(), kind: Type.String(), count: whole });
const saved = { 200: answerOf(Type.Object({ favorite_seq: key }), { touched }) };

/** What the calls on starred records ask and answer. */
export const schemas = {
  one: {
    tags,
    querystring: Type.Object({ screen: Type.String(), record_seq: key, ...ORG }),
    response: { 200: answerOf(Type.Object({ favorite_seq: orNull(key) })) },
  },
  list: {
    tags,
    body: Type.Object({
      page: Type.Optional(key),
      searchTitle: Type.Optional(Type.String()),
      entity: Type.Optional(text),
    }),
    response: {
      200: answerOf(Type.Object({ rows: Type.Array(favorite), kinds: Type.Array(kind) }), {
        pagination: part('Pagination'),
      }),
    },
  },
  edit: { tags, body: Type.Object({ screen: Type.String(), record_seq: key, ...ORG }), response: saved },
  remove: { tags, body: Type.Object({ favorite_seq: key }), response: saved },
};
