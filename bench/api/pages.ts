import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import pg from 'pg';
import { listRecords } from '../../apps/server/engine/list.ts';
import { NOTES } from './data.ts';
import { recorded } from './recorded.ts';
import { COUNT } from './statements.ts';

const TIMES = 15;

/** Milliseconds that PostgreSQL needs for one page of somebody who has written all the notes, and for counting them. */
export interface Pages {
  readonly first: number;
  readonly middle: number;
  readonly last: number;
  readonly count: number;
}

/** Runs the product's own statements as the product does, each some times; what is answered are medians. */
export async function measurePages(databaseUrl: string, writer: number): Promise<Pages> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c role=hanjan_app' });
  await client.connect();
  await client.query("SELECT set_config('app.user', $1, false)", [String(writer)]);
  const time = async (statement = '') => {
    const times: number[] = [];
    for (let nth = 0; nth < TIMES; nth++) {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement}`);
      times.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
    }
    return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
  };
  const page = async (nth: number) => {
    const asked = { page: nth, list_count: COUNT };
    return recorded((work) => listRecords(work, userCupnoteScreen, asked), writer, 0, { total: NOTES });
  };
  const pages = NOTES / COUNT;
  const [[count, first], [, middle], [, last]] = await Promise.all([page(1), page(pages / 2), page(pages)]);
  const found = {
    first: await time(first),
    middle: await time(middle),
    last: await time(last),
    count: await time(count),
  };
  await client.end();
  return found;
}
