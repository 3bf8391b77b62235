import { LOCALES } from '@hanjan/model/messages/locales.ts';
import { Type } from 'typebox';
import { answerOf } from '../../openapi/answer.ts';
import { orNull, text, whole } from '../../openapi/typed.ts';

const locale = Type.Union(LOCALES.map(({ id }) => Type.Literal(id)));
const textIn = Type.Object({ text: Type.String(), own: text, version: orNull(whole), edit_at: text, unfit: text });
const line = Type.Object({ text_key: Type.String(), part: Type.String(), ko: textIn, en: textIn });
const change = Type.Object({ row: whole, text_key: Type.String(), text_locale: locale, before: text, after: text });
const fault = Type.Object({
  row: whole,
  text_key: Type.String(),
  text_locale: orNull(locale),
  description: Type.String(),
});
const file = Type.Object({ changes: Type.Array(change), faults: Type.Array(fault), same: whole, seen: Type.String() });
const tags = ['text'];

/** What the calls on texts take and answer. */
export const textSchemas = {
  list: {
    tags,
    body: Type.Object({
      search: Type.Optional(Type.String()),
      part: Type.Optional(text),
      state: Type.Optional(text),
      page: Type.Optional(whole),
      amount: Type.Optional(whole),
    }),
    response: {
      200: answerOf(
        Type.Object({
          lines: Type.Array(line),
          total: whole,
          own: whole,
          page: whole,
          parts: Type.Array(Type.String()),
        }),
      ),
    },
  },
  edit: {
    tags,
    body: Type.Object({ text_key: Type.String(), text_locale: locale, text_own: text, version: orNull(whole) }),
    response: { 200: answerOf(line) },
  },
  reset: {
    tags,
    body: Type.Object({ all: Type.Literal(true) }),
    response: { 200: answerOf(Type.Object({ count: whole })) },
  },
  export: {
    tags,
    body: Type.Object({ format: Type.Optional(Type.String()), zone: Type.Optional(Type.String()) }),
    response: { 200: { description: 'A file of sheet rows.' } },
  },
  import: {
    tags,
    consumes: ['multipart/form-data'],
    querystring: Type.Object({ mode: Type.String(), seen: Type.Optional(Type.String()) }),
    response: { 200: answerOf(file) },
  },
  messages: { tags, response: { 200: answerOf(Type.Record(Type.String(), Type.Unknown())) } },
};
