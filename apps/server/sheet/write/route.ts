import { Readable } from 'node:stream';
import { exportable, fieldsAt, isVersioned, may, type Row, type Screen, seenBy } from '@hanjan/core';
import type { FastifyInstance } from 'fastify';
import { openColumns, selectionOf } from '../../engine/list.ts';
import { countAll, countLiving } from '../../engine/pages.ts';
import type { Work } from '../../engine/work.ts';
import { type Engine, screenWorker } from '../../engine/worker.ts';
import { readBody } from '../../http/body.ts';
import type { Places } from '../../http/limits/places.ts';
import { Refusal } from '../../http/refusal.ts';
import { textsFor } from '../../http/texts.ts';
import { exportSchema } from '../../openapi/sheet.ts';
import { headsOf } from '../heads.ts';
import { readCodes, readTold, sheetNames } from '../names.ts';
import { type ExportQuery, readExportQuery } from './ask.ts';
import { type Cell, cellsOf } from './cells.ts';
import type { Progress } from './frames.ts';
import { recordsOf } from './records.ts';
import { type Sheet, sendSheet } from './send.ts';
import { templateRows } from './template.ts';
import { XLSX_ROWS } from './xlsx.ts';

/**
 * `POST {path}/export`: a list as a file, or the empty sheet that it is imported from. It is sent while it is read, from
 * one state of the database; whoever stops reading ends it.
 */
export function exportRoute(app: FastifyInstance, engine: Engine, screen: Screen, places: Places): void {
  const inSnapshot = screenWorker(engine, screen, engine.db.readOnce);
  const route = {
    schema: exportSchema(screen),
    config: { access: { screen, actions: ['list'] as const }, event: 'export' as const, costs: 'export' as const },
  };
  app.post(`${screen.path}/export`, route, async (request, reply) => {
    const asked = readExportQuery(request.query, readBody(request, true));
    let isBegun = false;
    const job = async (work: Work) => {
      const seen = seenBy(work.actor, screen);
      const progress = { rows: 0 };
      const { rows, total } = asked.template
        ? await readTemplate(work, seen)
        : await readRows(work, seen, asked, progress);
      isBegun = true;
      const title = textsFor(request.headers['accept-language'])(`list_${seen.name}_title`);
      await sendSheet(reply, title, asked, { rows, total, progress });
    };
    try {
      await places.take('export_busy', request.actor.user_seq, () => inSnapshot(request, 'list', job));
    } catch (error) {
      // What fails on the way ends the answer; there is nobody to be told any more.
      if (!isBegun) throw error;
    }
    return reply;
  });
}

async function readTemplate(work: Work, screen: Screen): Promise<Omit<Sheet, 'progress'>> {
  const names = fieldsAt(screen, 'EXCEL_IN');
  const codes = await readCodes(work, screen.entity.fields, names);
  const rows = templateRows(screen, names, codes, work.locale, textsFor(work.locale));
  return { rows: Readable.from([rows]), total: 0 };
}

/** The rows of a list as a sheet has them, its head first, and how many records they are; they are read while they are asked for. */
export async function readRows(
  work: Work,
  screen: Screen,
  { list, format }: Pick<ExportQuery, 'list' | 'format'>,
  progress: Progress,
): Promise<Omit<Sheet, 'progress'>> {
  const { known, locale } = work;
  const { entity } = screen;
  const columns = openColumns(screen, list, exportable(screen));
  const selection = selectionOf(work, screen, list);
  const total = countAll(await countLiving(work, entity, selection.narrowed, true));
  const max = XLSX_ROWS - 1;
  if (format === 'xlsx' && total > max) throw new Refusal(400, 'export_rows', { args: { max } });
  const told = await readTold(work, entity.fields, columns);
  const hasVersions = isVersioned(screen) && may(work.actor, screen, 'edit');

  async function* batches(): AsyncGenerator<Cell[][]> {
    yield [headsOf(entity.fields, columns, textsFor(locale), hasVersions)];
    for await (const { rows, resultName } of recordsOf(work, entity, columns, selection)) {
      const names = sheetNames(known, entity.fields, told, resultName, locale);
      progress.rows += rows.length;
      yield rows.map((row: Row) => [
        ...cellsOf(entity.fields, row, entity.key, columns, names),
        ...(hasVersions ? [{ number: Number(row.version) }] : []),
      ]);
    }
  }
  return { rows: batches(), total };
}
