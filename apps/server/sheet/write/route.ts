import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { exportable, fieldsAt, isVersioned, may, type Row, type Screen, seenBy } from '@hanjan/core';
import { clockOf } from '@hanjan/core/calc/zone.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openColumns, selectionOf } from '../../engine/list.ts';
import { countAll, countLiving } from '../../engine/pages.ts';
import type { Work } from '../../engine/work.ts';
import { type Engine, screenWorker } from '../../engine/worker.ts';
import { readBody } from '../../http/body.ts';
import { Refusal } from '../../http/refusal.ts';
import { textsFor } from '../../http/texts.ts';
import { checkedByHandler } from '../../openapi/answer.ts';
import { exportSchema } from '../../openapi/sheet.ts';
import { headsOf } from '../heads.ts';
import { readCodes, readTold, sheetNames } from '../names.ts';
import type { Places } from '../places.ts';
import { type ExportQuery, type Format, readExportQuery } from './ask.ts';
import { type Cell, cellsOf } from './cells.ts';
import { csvOf } from './csv.ts';
import { framed, type Progress } from './frames.ts';
import { recordsOf } from './records.ts';
import { templateRows } from './template.ts';
import { XLSX_ROWS, xlsxOf } from './xlsx.ts';

type Batches = AsyncIterable<Cell[][]>;

/** Whoever reads more slowly than this keeps a place and a snapshot from others. */
const LONGEST_MS = 3 * 60_000;

interface Written {
  readonly type: string;
  write(rows: Batches, zone: string): AsyncIterable<Buffer>;
}

const WRITERS: Readonly<Record<Format, Written>> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxOf },
};

/**
 * `POST {path}/export`: a list as a file, or the empty sheet that it is imported from. It is sent while it is read, from
 * one state of the database; whoever stops reading ends it.
 */
export function exportRoute(app: FastifyInstance, engine: Engine, screen: Screen, places: Places): void {
  const inSnapshot = screenWorker(engine, screen, engine.db.readOnce);
  const route = {
    schema: exportSchema(screen),
    validatorCompiler: checkedByHandler,
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
      await send(request, reply, seen, asked, { rows, total, progress });
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

interface Sheet {
  readonly rows: Batches;
  readonly total: number;
}

async function readTemplate(work: Work, screen: Screen): Promise<Sheet> {
  const names = fieldsAt(screen, 'EXCEL_IN');
  const codes = await readCodes(work, screen.entity.fields, names);
  const rows = templateRows(screen, names, codes, work.locale, textsFor(work.locale));
  return { rows: Readable.from([rows]), total: 0 };
}

async function readRows(work: Work, screen: Screen, { list, format }: ExportQuery, progress: Progress): Promise<Sheet> {
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
    yield [headsOf(columns, textsFor(locale), hasVersions)];
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

/** Sends a file while it is made; done when it is sent, or when nobody reads it any more. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  screen: Screen,
  { format, frames, zone }: ExportQuery,
  { rows, total, progress }: Sheet & { readonly progress: Progress },
): Promise<void> {
  const { type, write } = WRITERS[format];
  const pieces = write(rows, zone);
  const file = Readable.from(frames ? framed(pieces, progress) : pieces, { objectMode: false });
  const { day, time } = clockOf(zone)(new Date().toISOString());
  const title = textsFor(request.headers['accept-language'])(`list_${screen.name}_title`);
  const name = `${title}_${`${day}${time}`.replaceAll(/\D/g, '')}.${format}`;
  reply.headers({
    'content-type': frames ? 'application/octet-stream' : type,
    'content-disposition': `attachment; filename="export.${format}"; filename*=UTF-8''${encoded(name)}`,
    'x-total-rows': String(total),
  });
  addAbortSignal(AbortSignal.timeout(LONGEST_MS), file);
  reply.send(file);
  await finished(file);
}

/** A file name in a header (RFC 5987). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
