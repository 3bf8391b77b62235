import { MOST_ALIKE, MOST_ASKED, MOST_BROUGHT } from '@hanjan/model/roaster/roast_import.ts';
import { Type } from 'typebox';
import { answerOf, touched } from '../../openapi/answer.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';

const tags = ['roaster_roasting_result'];
const roaster_seq = Type.Optional(key);
const roasting_import = Type.String({ format: 'uuid' });
const roasting_log_hash = Type.String();
const id = { roasting_result_key: key, roasting_result_year: whole, roasting_result_seq: whole };
const nth = Type.Integer({ minimum: 0 });
const placed = Type.Array(Type.Object({ nth, ...id }));
const asked = Type.Object({
  roasting_log_hash: orNull(roasting_log_hash),
  has_curve: Type.Boolean(),
  roasting_result_date: Type.String({ format: 'date' }),
  roasting_start_time: orNull(Type.String({ format: 'date-time' })),
  roasting_end_term: whole,
  end_bean: whole,
});
const fields = Type.Array(Type.Object({ name: Type.String(), description: Type.String() }));
const why = Type.Enum(['changed', 'used', 'forbidden']);

/** The calls on logs that are brought in together, as `roast_import.ts` of the model has them. */
export const logSchemas = {
  known: {
    tags,
    body: Type.Object({
      roaster_seq,
      logs: Type.Array(Type.String(), { maxItems: MOST_ASKED }),
      roasts: Type.Optional(Type.Array(asked, { maxItems: MOST_ALIKE })),
    }),
    response: {
      200: answerOf(Type.Object({ known: Type.Array(Type.Object({ roasting_log_hash, ...id })), alike: placed })),
    },
  },
  list: {
    tags,
    body: Type.Object({ roaster_seq }),
    response: {
      200: answerOf(
        Type.Array(
          Type.Object({
            roasting_import,
            count: whole,
            unchanged: whole,
            rgst_at: Type.String({ format: 'date-time' }),
            rgst_user: text,
          }),
        ),
      ),
    },
  },
  import: {
    tags,
    body: Type.Object({
      roaster_seq,
      roasting_import,
      roasts: Type.Array(Type.Object({}), { minItems: 1, maxItems: MOST_BROUGHT }),
    }),
    response: {
      200: answerOf(Type.Object({ made: placed, known: placed, refused: Type.Array(Type.Object({ nth, fields })) }), {
        touched,
      }),
    },
  },
  undo: {
    tags,
    body: Type.Object({ roaster_seq, roasting_import, after: Type.Optional(orNull(key)) }),
    response: {
      200: answerOf(
        Type.Object({ removed: whole, kept: Type.Array(Type.Object({ ...id, why })), after: orNull(key) }),
        { touched },
      ),
    },
  },
};
