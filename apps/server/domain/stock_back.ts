import { type RawBuilder, sql } from 'kysely';

/** Whether a later move takes back the one that stands in a row of `stock_move`, by the alias of that. */
export const isTakenBackSql = (move: string): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM stock_move AS back WHERE back.org = ${sql.ref(`${move}.org`)}
    AND back.back_of = ${sql.ref(`${move}.move_seq`)})`;
