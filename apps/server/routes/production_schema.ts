import { Type } from 'typebox';
import { answerOf } from '../openapi/answer.ts';

const orNull = <T extends object>(type: T) => Type.Union([type as never, Type.Null()]);
const whole = Type.Integer();
const key = Type.Integer({ minimum: 1 });
const day = Type.String({ format: 'date' });
const named = { key, name: orNull(Type.String()), name_locale: orNull(Type.String()) };
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
