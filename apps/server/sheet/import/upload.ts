import type { MultipartFields } from '@fastify/multipart';
import { IMPORT_MB, type Row } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { refuseBadValues } from '../../http/guard.ts';
import { waitForFile } from '../../http/limits/patience.ts';
import { invalid, Refusal } from '../../http/refusal.ts';

const MAX_BYTES = IMPORT_MB * 1024 * 1024;
/** What somebody says yes to is no longer. */
const MAX_CONFIRM = 256 * 1024;
/** Room for what stands around the file in an upload. */
const AROUND = MAX_CONFIRM + 64 * 1024;

/** What an upload brings. */
interface Upload {
  readonly name: string;
  readonly file: Buffer;
  /** What its sender was asked and said yes to. */
  readonly confirmed: Row | undefined;
}

const tooLarge = () => new Refusal(413, 'import_size', { args: { max: IMPORT_MB } });

/** Refuses what is no upload, and one that says itself that it is too large, before anything of it is read. */
export function refuseUnfit(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new Refusal(415, 'import_type');
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES + AROUND) throw tooLarge();
}

/** The one file of an upload, and what is confirmed before it. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  waitForFile(request);
  try {
    return await readFile(request);
  } catch (error) {
    // What is still on its way is let through and thrown away, so that the answer is heard.
    request.raw.resume();
    // Whatever is no upload, or broke off: there is nothing to be read.
    throw error instanceof Refusal ? error : new Refusal(400, 'import_unreadable');
  }
}

async function readFile(request: FastifyRequest): Promise<Upload> {
  // Of one that has broken off already nothing would ever be heard.
  if (request.raw.destroyed) throw new Refusal(400, 'import_unreadable');
  const limits = { fileSize: MAX_BYTES, fieldSize: MAX_CONFIRM, files: 1, fields: 4, parts: 5, headerPairs: 20 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (!part) throw new Refusal(400, 'import_empty');
  part.file.once('limit', () => part.file.destroy(tooLarge()));
  const pieces: Buffer[] = [];
  for await (const piece of part.file as AsyncIterable<Buffer>) pieces.push(piece);
  return { name: part.filename ?? '', file: Buffer.concat(pieces), confirmed: confirmedBy(part.fields.confirm) };
}

/** The field `confirm` of an upload: what the body of another save has under that name, as JSON, and guarded like it. */
function confirmedBy(field: MultipartFields[string]): Row | undefined {
  if (field === undefined) return undefined;
  if (Array.isArray(field) || field.type !== 'field') throw wrongConfirm();
  const confirmed = parsed(field.value);
  if (typeof confirmed !== 'object' || confirmed === null) throw wrongConfirm();
  refuseBadValues({ confirm: confirmed });
  return confirmed as Row;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    // Also one that was cut off because it is too long.
    throw wrongConfirm();
  }
}

const wrongConfirm = () => invalid([{ name: 'confirm', key: 'field_code', args: {} }]);
