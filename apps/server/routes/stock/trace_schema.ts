import { TRACE_KINDS } from '@hanjan/model/roaster/trace/trace.ts';
import { LEDGER_SUMS } from '@hanjan/model/stock/ledger.ts';
import { Type } from 'typebox';
import { answerOf } from '../../openapi/answer.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';
import { bags, customer, delivered, lotNamed, orgKey, tags } from './inventory_schema.ts';

const of = { kind: Type.Enum([...TRACE_KINDS]), lot: key };
const sums = Object.fromEntries(LEDGER_SUMS.map((name) => [name, whole]));
const day = orNull(Type.String({ format: 'date' }));

/** The schema of the chain of a lot. */
export const traceSchema = {
  tags,
  body: Type.Object({ ...orgKey('roaster'), ...of }),
  response: {
    200: answerOf(
      Type.Object({
        start: Type.Object(of),
        lots: Type.Array(Type.Object({ ...of, ...lotNamed, ...sums, whole, share: orNull(Type.Number()) })),
        edges: Type.Array(Type.Object({ from: Type.Object(of), to: Type.Object(of), mass: whole })),
        gone: Type.Array(
          Type.Object({
            ...of,
            mass: whole,
            part: whole,
            reason: Type.String(),
            rgst_at: Type.String({ format: 'date-time' }),
            customer,
            contact: text,
            bags,
          }),
        ),
        cafes: Type.Array(
          Type.Object({
            ...of,
            cafe: customer,
            received_date: day,
            received: orNull(whole),
            left: orNull(whole),
            cups: whole,
            first_cup: day,
            last_cup: day,
          }),
        ),
        delivered: Type.Array(Type.Object({ lot: key, cafe: customer, ...delivered })),
        notes: whole,
      }),
    ),
  },
};

/** The schema of a received lot that is followed. */
export const cafeTraceSchema = {
  tags,
  body: Type.Object({ ...orgKey('cafe'), lot: Type.Optional(key), brew: Type.Optional(key) }),
  response: {
    200: answerOf(
      Type.Object({
        lot: Type.Object({ lot: key, ...lotNamed, ...sums, received_date: Type.String({ format: 'date' }) }),
        batch: orNull(Type.Object({ detail: Type.Object({}), greens: Type.Array(Type.Object({})) })),
        days: Type.Array(Type.Object({ day, cups: whole, mass: whole })),
        notes: Type.Array(
          Type.Object({
            cupnote_seq: key,
            cupnote_date: day,
            name: text,
            name_locale: text,
            cupnote_satis: orNull(whole),
          }),
        ),
        moves: Type.Array(
          Type.Object({
            mass: whole,
            reason: Type.String(),
            rgst_at: Type.String({ format: 'date-time' }),
            memo: text,
          }),
        ),
      }),
    ),
  },
};

/** The schema of the sheet of whom a lot went to. */
export const traceExportSchema = {
  tags,
  body: Type.Object({
    ...orgKey('roaster'),
    ...of,
    format: Type.Optional(Type.Enum(['csv', 'xlsx'])),
    frames: Type.Optional(Type.Boolean()),
    zone: Type.Optional(Type.String()),
  }),
  response: { 200: Type.Unsafe({ type: 'string', format: 'binary' }) },
};
