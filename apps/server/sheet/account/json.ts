import type { ResultNames, Row, Screen } from '@hanjan/core';
import { sql } from 'kysely';
import { selectionOf } from '../../engine/list.ts';
import type { Work } from '../../engine/work.ts';
import type { Progress } from '../write/frames.ts';
import { recordsOf } from '../write/records.ts';

/** Values as a file of JSON, a line each. */
export async function* linesOf(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of rows) {
    for (const row of batch) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** One value as a file of JSON. */
export async function* oneJson(value: unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * The records of a list as JSON: every field as it travels, and under `resultName` what the records are called that they
 * refer to.
 */
export async function* recordsJson(work: Work, screen: Screen, progress: Progress): AsyncGenerator<string> {
  const { entity } = screen;
  const names = Object.keys(entity.fields);
  const called: Record<string, ResultNames[string]> = {};
  async function* batches(): AsyncGenerator<Row[]> {
    for await (const { rows, resultName } of recordsOf(work, entity, names, selectionOf(work, screen, {}))) {
      for (const [name, byKey] of Object.entries(resultName)) called[name] = { ...called[name], ...byKey };
      progress.rows += rows.length;
      yield rows;
    }
  }
  yield `{"entity": ${JSON.stringify(entity.name)}, "result": `;
  yield* linesOf(batches());
  yield `, "resultName": ${JSON.stringify(called)}}\n`;
}

const BATCH = 1_000;

/** Who changed what of one's own records, the first change first. */
export async function* historyOf({ run, actor }: Work): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows = await run(
      sql<Row>`SELECT history_seq, entity, record_seq, version, field, before, after, edit_at FROM user_history
        WHERE user_seq = ${actor.user_seq} AND history_seq > ${last} ORDER BY history_seq LIMIT ${sql.lit(BATCH)}`,
    );
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.history_seq);
    yield rows;
  }
}
