import { IMPORT_MB } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { waitForFile } from '../../http/patience.ts';
import { Refusal } from '../../http/refusal.ts';

const MAX_BYTES = IMPORT_MB * 1024 * 1024;
/** Room for what stands around the file in an upload. */
const AROUND = 64 * 1024;

const tooLarge = () => new Refusal(413, 'import_size', { args: { max: IMPORT_MB } });

/** Refuses what is no upload, and one that says itself that it is too large, before anything of it is read. */
export function refuseUnfit(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new Refusal(415, 'import_type');
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES + AROUND) throw tooLarge();
}

/** The one file of an upload. */
export async function readUpload(request: FastifyRequest): Promise<{ name: string; file: Buffer }> {
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

async function readFile(request: FastifyRequest): Promise<{ name: string; file: Buffer }> {
  // Of one that has broken off already nothing would ever be heard.
  if (request.raw.destroyed) throw new Refusal(400, 'import_unreadable');
  const limits = { fileSize: MAX_BYTES, files: 1, fields: 4, parts: 5, headerPairs: 20 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (!part) throw new Refusal(400, 'import_empty');
  part.file.once('limit', () => part.file.destroy(tooLarge()));
  const pieces: Buffer[] = [];
  for await (const piece of part.file as AsyncIterable<Buffer>) pieces.push(piece);
  return { name: part.filename ?? '', file: Buffer.concat(pieces) };
}
