import { entities, screens } from '@hanjan/model';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import pg from 'pg';
import { compiled, type Run } from '../../apps/server/db/statement.ts';
import { listRecords } from '../../apps/server/engine/list.ts';
import { knowEntities } from '../../apps/server/engine/work.ts';
import { NOTES } from './data.ts';
import { COUNT } from './statements.ts';

const TIMES = 15;

/** Milliseconds that PostgreSQL needs to count somebody's notes and to read one page of them. */
export interface Page {
  readonly count: number;
  readonly page: number;
}

/** What is searched for: many notes, none, some by a mixed text, and as many by a word in full. */
export const SEARCHES = ['ㅇㅌㅇㅍㅇ', 'ㅋㅋㅋㅋㅋ', 'ㅂ게ㅇㅅ', '게이샤'] as const;

/** Lists the first, the middle and the last page as the product does, each statement some times; medians. */
export async function measurePages(
  databaseUrl: string,
  writer: number,
): Promise<Record<'first' | 'middle' | 'last', Page> & { readonly searches: readonly Page[] }> {
  const client = new pg.Client({ connectionString: databaseUrl, pipeline: true });
  await client.connect();
  await client.query("SELECT set_config('app.user', $1, false)", [String(writer)]);
  const time = async (text: string, values: unknown[]) => {
    const times: number[] = [];
    for (let nth = 0; nth < TIMES; nth++) {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, values);
      times.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
    }
    return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
  };
  const list = async (page: number, searchTitle = ''): Promise<Page> => {
    const taken: Promise<number>[] = [];
    const run: Run = async (statement) => {
      const { sql, parameters } = compiled(statement);
      taken.push(time(sql, [...parameters]));
      return (await client.query(sql, [...parameters])).rows;
    };
    const actor = { user_seq: writer, user_type: 'USER' } as const;
    const work = { run, actor, locale: 'ko', known: knowEntities({ entities, screens }), touched: new Set<string>() };
    const { rows, pagination } = await listRecords(work, userCupnoteScreen, { page, list_count: COUNT, searchTitle });
    if (!searchTitle && (rows.length !== COUNT || pagination.total !== NOTES))
      throw new Error(`page ${page} is not whole`);
    const [count = Number.NaN, read = Number.NaN] = await Promise.all(taken);
    return { count, page: read };
  };
  const pages = NOTES / COUNT;
  const searches: Page[] = [];
  for (const text of SEARCHES) searches.push(await list(1, text));
  const found = { first: await list(1), middle: await list(pages / 2), last: await list(pages), searches };
  await client.end();
  return found;
}
