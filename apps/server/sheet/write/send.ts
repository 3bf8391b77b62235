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

/** How a sheet is written: what an archive has several of. */
export const writeSheet = (format: Format, rows: Batches, zone: string): AsyncIterable<Buffer> =>
  WRITERS[format].write(rows, zone);

/** Sends a sheet while it is made; done when it is sent, or when nobody reads it any more. */
export const sendSheet = (
  reply: FastifyReply,
  title: string,
  { format, ...how }: Pick<ExportQuery, 'format' | 'frames' | 'zone'>,
  { rows, total, progress }: Sheet,
): Promise<void> =>
  sendPieces(reply, { title, end: format, type: WRITERS[format].type }, how, {
    pieces: writeSheet(format, rows, how.zone),
    total,
    progress,
  });

/** What a file is called, and what it is. */
interface Named {
  readonly title: string;
  readonly end: string;
  readonly type: string;
}

/** A file in pieces, and how many records are in it. */
interface Pieces extends Pick<Sheet, 'total' | 'progress'> {
  readonly pieces: AsyncIterable<Buffer>;
}

/** Sends a file while it is made, likewise. */
export async function sendPieces(
  reply: FastifyReply,
  { title, end, type }: Named,
  { frames, zone }: Pick<ExportQuery, 'frames' | 'zone'>,
  { pieces, total, progress }: Pieces,
): Promise<void> {
  const file = Readable.from(frames ? framed(pieces, progress) : pieces, { objectMode: false });
  const { day, time } = clockOf(zone)(new Date().toISOString());
  const name = `${title}_${`${day}${time}`.replaceAll(/\D/g, '')}.${end}`;
  reply.headers({
    'content-type': frames ? 'application/octet-stream' : type,
    'content-disposition': `attachment; filename="export.${end}"; filename*=UTF-8''${encoded(name)}`,
    'x-total-rows': String(total),
  });
  addAbortSignal(AbortSignal.timeout(LONGEST_MS), file);
  reply.send(file);
  await finished(file);
}

/** Sends a sheet whose rows are all there, its head first. */
export function sendRows(
  reply: FastifyReply,
  title: string,
  how: Parameters<typeof sendSheet>[2],
  rows: Cell[][],
): Promise<void> {
  const total = rows.length - 1;
  return sendSheet(reply, title, how, { rows: Readable.from([rows]), total, progress: { rows: total } });
}

/** A file name in a header (RFC 5987). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
