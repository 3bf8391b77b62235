import { LEDGER_SUMS } from '@hanjan/model/stock/ledger.ts';
import { stocksIn } from '@hanjan/model/stock/stock.ts';
import { Type } from 'typebox';
import { answerOf } from '../../openapi/answer.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';
import { bags, cause, customer, lotNamed, orgKey, tags } from './inventory_schema.ts';

const month = Type.String({ pattern: '^\\d{4}-\\d{2}$' });
const asked = { ...orgKey('roaster'), month: Type.Optional(orNull(month)) };
const kind = Type.Enum([...stocksIn('roaster')]);
const sums = Object.fromEntries(LEDGER_SUMS.map((name) => [name, whole]));

/** The schema of the ledger of a month. */
export const ledgerSchema = {
  tags,
  body: Type.Object(asked),
  response: {
    200: answerOf(
      Type.Object({
        month,
        kinds: Type.Array(
          Type.Object({ kind, sums: Type.Object(sums), lots: Type.Array(Type.Object({ key, ...lotNamed, ...sums })) }),
        ),
      }),
    ),
  },
};

const move = Type.Object({
  move_seq: key,
  day: Type.String({ format: 'date' }),
  reason: Type.String(),
  mass: whole,
  balance: whole,
  memo: text,
  customer,
  bags,
  cause,
  arrival: orNull(Type.Object({ id: Type.String(), date: Type.String({ format: 'date' }), supplier: text })),
});

/** The schema of what was moved of one lot in a month. */
export const ledgerMovesSchema = {
  tags,
  body: Type.Object({ ...asked, kind, lot: key }),
  response: { 200: answerOf(Type.Object({ opening: whole, moves: Type.Array(move) })) },
};

/** The schema of the ledger as a sheet, of all lots or of the days of one. */
export const ledgerExportSchema = {
  tags,
  body: Type.Object({
    ...asked,
    kind: Type.Optional(orNull(kind)),
    lot: Type.Optional(orNull(key)),
    format: Type.Optional(Type.Enum(['csv', 'xlsx'])),
    frames: Type.Optional(Type.Boolean()),
    zone: Type.Optional(Type.String()),
  }),
  response: { 200: Type.Unsafe({ type: 'string', format: 'binary' }) },
};
