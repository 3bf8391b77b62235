import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { clockOf } from '@hanjan/core/calc/time/zone.ts';
import type { FastifyReply } from 'fastify';
import type { ExportQuery, Format } from './ask.ts';
import type { Cell } from './cells.ts';
import { csvOf } from './csv.ts';
import { framed, type Progress } from './frames.ts';
import { xlsxOf } from './xlsx.ts';

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

/** Rows of a sheet, its head first, and how many of them are records. */
export interface Sheet {
  readonly rows: Batches;
  readonly total: number;
  readonly progress: Progress;
}

/** Sends a file while it is made; done when it is sent, or when nobody reads it any more. */
export async function sendSheet(
  reply: FastifyReply,
  title: string,
  { format, frames, zone }: Pick<ExportQuery, 'format' | 'frames' | 'zone'>,
  { rows, total, progress }: Sheet,
): Promise<void> {
  const { type, write } = WRITERS[format];
  const pieces = write(rows, zone);
  const file = Readable.from(frames ? framed(pieces, progress) : pieces, { objectMode: false });
  const { day, time } = clockOf(zone)(new Date().toISOString());
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
