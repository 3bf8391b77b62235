import { Type } from 'typebox';
import { answerOf } from '../../openapi/answer.ts';
import { orNull, text, whole } from '../../openapi/typed.ts';

const facts = Type.Object({
  table_name: Type.String(),
  is_view: Type.Boolean(),
  rows: orNull(whole),
  bytes: orNull(whole),
  index_bytes: orNull(whole),
  indexes: whole,
  analysed_at: text,
});
const column = Type.Object({
  name: Type.String(),
  type: Type.String(),
  is_required: Type.Boolean(),
  initial: text,
  check: text,
});
const texts = Type.Object({
  table_name: Type.String(),
  definition: Type.String(),
  sql: Type.String(),
  typescript: Type.String(),
  messages: Type.String(),
});
const pair = Type.Object({
  left: Type.String(),
  right: Type.String(),
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      left: orNull(column),
      right: orNull(column),
      differs: Type.Array(Type.String()),
    }),
  ),
  sql: Type.String(),
});
const asked = Type.Object({ table: Type.Optional(text), definition: Type.Optional(text) });
const tags = ['system'];

/** What the calls on tables take and answer. */
export const systemSchemas = {
  schema: { tags, response: { 200: answerOf(Type.Array(facts)) } },
  column: { tags, body: Type.Object({ table: Type.String() }), response: { 200: answerOf(Type.Array(column)) } },
  table: { tags, body: asked, response: { 200: answerOf(texts) } },
  compare: { tags, body: Type.Object({ left: asked, right: asked }), response: { 200: answerOf(pair) } },
};
