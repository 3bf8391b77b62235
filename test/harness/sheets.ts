import type { Answer, ImportResult } from '@hanjan/core';
import { ZipFile } from 'yazl';
import { readSheet } from '../../apps/server/sheet/read/index.ts';
import { isBroken, type SheetRow, type Typed, typedText } from '../../apps/server/sheet/read/sheet.ts';
import type { Cell } from '../../apps/server/sheet/write/cells.ts';
import { csvOf } from '../../apps/server/sheet/write/csv.ts';
import { xlsxOf } from '../../apps/server/sheet/write/xlsx.ts';
import type { Client, Reply } from './api.ts';

const headersOf = ({ cookie }: Client, locale: string) => ({
  'sec-fetch-site': 'same-origin',
  'accept-language': locale,
  cookie,
});

/** Asks for an export as a browser does, without reading it. */
export const askExport = (
  origin: string,
  client: Client,
  path: string,
  body: object,
  locale = 'ko',
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(`${origin}${path}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(client, locale) },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

/** An export as the bytes of its file. */
export async function exported(
  origin: string,
  client: Client,
  path: string,
  body: object,
  locale?: string,
): Promise<Buffer> {
  const response = await askExport(origin, client, path, body, locale);
  if (response.status !== 200) throw new Error(`${path}/export: ${response.status} ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The rows of a file as texts, the head first. */
export async function rowsIn(name: string, file: Buffer): Promise<string[][]> {
  const sheet = await readSheet(name, file);
  const width = Math.max(...sheet.map(({ cells }) => cells.length));
  return sheet.map(({ cells }: SheetRow) => Array.from({ length: width }, (_, at) => typedText(cells[at])));
}

/** The cells of a file as they could be written again, without the keys of the records. */
export async function withoutKeys(name: string, file: Buffer): Promise<Cell[][]> {
  const sheet = await readSheet(name, file);
  return sheet.map(({ cells }) => cells.slice(1).map(cellAgain));
}

function cellAgain(typed: Typed): Cell {
  if (typeof typed === 'number') return { number: typed };
  if (typeof typed !== 'object' || typed === null || isBroken(typed)) return typedText(typed);
  const { day = '', time } = typed;
  return time ? { instant: new Date(`${day}T${time}+09:00`).toISOString() } : { day };
}

/** A file of rows as the product writes them. */
export async function fileOf(format: 'csv' | 'xlsx', rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  async function* batches() {
    yield rows.map((row) => [...row]);
  }
  const pieces: Buffer[] = [];
  for await (const piece of (format === 'csv' ? csvOf : xlsxOf)(batches(), 'Asia/Seoul')) pieces.push(piece);
  return Buffer.concat(pieces);
}

interface Sent {
  readonly mode?: string;
  readonly name?: string;
  readonly locale?: string;
  readonly key?: string;
  /** More of the address, e.g. `&cafe_seq=7`. */
  readonly query?: string;
  /** What the sender says yes to; a text is sent as it is. */
  readonly confirm?: object | string | undefined;
}

/** Sends a file to an import. */
export async function sendImport(
  origin: string,
  client: Client,
  path: string,
  file: Buffer | string,
  { mode = 'preview', name = 'a.csv', locale = 'ko', key, query = '', confirm }: Sent = {},
): Promise<Reply<ImportResult>> {
  const form = new FormData();
  if (confirm !== undefined) form.set('confirm', typeof confirm === 'string' ? confirm : JSON.stringify(confirm));
  form.set('file', new Blob([file as BlobPart]), name);
  const response = await fetch(`${origin}${path}/import?mode=${mode}${query}`, {
    method: 'POST',
    headers: { ...headersOf(client, locale), ...(key && { 'idempotency-key': key }) },
    body: form,
  });
  return { http: response.status, answer: (await response.json()) as Answer<ImportResult>, headers: response.headers };
}

/** A packed file of some parts. */
export async function zipped(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}
