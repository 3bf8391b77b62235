import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { preparedName } from '../prepared.ts';
import { compiled, type Runnable } from '../statement.ts';
import type { Asked } from './batch.ts';

/** How the texts of PostgreSQL become values. */
export const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, String);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// Instants are texts as they travel, so that two of them compare like any other value.
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instantOf);
const parseTextArray = pg.types.getTypeParser(1009 as never) as (text: string) => string[];
types.setTypeParser(1016 as never, (text: string) => parseTextArray(text).map(Number));
types.setTypeParser(1182 as never, parseTextArray);

/** An instant as it travels, of one as PostgreSQL words it in UTC; a `Date` for each takes several times as long. */
function instantOf(text: string): string {
  const [, date, time, fraction = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/.exec(text) ?? [];
  return date ? `${date}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(text).toISOString();
}

/** A statement as it is sent. Throws where a value cannot be written as JSON. */
export const named = (text: string, values: readonly unknown[] = []): Asked => ({
  name: preparedName(text),
  text,
  values: values.map(prepareValue),
});

/** The same of a statement that was built for a call or before it. */
export function compile(statement: Runnable<unknown>): Asked {
  const { sql, parameters } = compiled(statement);
  return named(sql, parameters);
}
