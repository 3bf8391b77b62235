import { Type } from 'typebox';
import { answerOf } from '../../openapi/answer.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';

const day = Type.String({ format: 'date' });
const named = { key, name: text, name_locale: text };
const left = Type.Array(Type.Object({ key, year: whole, number: whole, day, left: whole }));

/** All that a production is worked out from, as `ProductionFacts` has it. */
export const productionSchema = {
  tags: ['stock'],
  body: Type.Object({ roaster_seq: Type.Optional(key) }),
  response: {
    200: answerOf(
      Type.Object({
        blends: Type.Array(
          Type.Object({
            ...named,
            total: whole,
            parts: Type.Array(Type.Object({ recipe: key, mass: whole })),
            made: left,
          }),
        ),
        recipes: Type.Array(
          Type.Object({
            ...named,
            in_use: Type.Boolean(),
            charge: whole,
            green: Type.Array(Type.Object({ bean: key, mass: whole })),
            losses: Type.Array(whole),
            batches: left,
            planned: Type.Array(Type.Object({ day, mass: whole })),
          }),
        ),
        beans: Type.Array(
          Type.Object({
            ...named,
            lots: Type.Array(Type.Object({ key, year: whole, left: whole, moisture: orNull(whole) })),
          }),
        ),
      }),
    ),
  },
};
