import type { StockBags, StockCustomer } from '@hanjan/model/roaster/stock.ts';
import { type RawBuilder, sql } from 'kysely';

/** Whom a move of a table went to, as `StockCustomer`: a linked cafe by what it is called now, also once the link has ended. */
export const customerSql = (move: string): RawBuilder<StockCustomer | null> => {
  const own = (column: string) => sql.ref(`${move}.${column}`);
  return sql`CASE WHEN ${own('move_customer_seq')} IS NOT NULL THEN (
      SELECT json_build_object('key', roaster_cafe_seq, 'name', roaster_cafe_name, 'name_locale', roaster_cafe_name_locale)
        FROM roaster_cafe WHERE roaster_cafe.org = ${own('org')} AND roaster_cafe.roaster_cafe_seq = ${own('move_customer_seq')})
    WHEN ${own('move_customer')} IS NOT NULL THEN json_build_object('key', NULL, 'name', ${own('move_customer')},
      'name_locale', ${own('move_customer')}) END`;
};

/** The bags of a move, as `StockBags`. */
export const bagsSql = (move: string): RawBuilder<StockBags | null> => {
  const [mass, count] = [sql.ref(`${move}.move_bag_mass`), sql.ref(`${move}.move_bag_count`)];
  return sql`CASE WHEN ${count} IS NOT NULL THEN json_build_object('mass', ${mass}, 'count', ${count}) END`;
};
