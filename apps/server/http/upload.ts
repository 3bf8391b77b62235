import type { MultipartFields } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { waitForFile } from './limits/patience.ts';
import { Refusal } from './refusal.ts';

/** Room for what stands around the file and the fields of an upload. */
const AROUND = 64 * 1024;

/** How much an upload may bring, and what is said of one that brings something else. */
export interface UploadRules {
  /** Bytes of its file, and of each field that is sent with it. */
  readonly bytes: number;
  readonly fieldBytes: number;
  refuse(why: 'type' | 'size' | 'empty' | 'unreadable'): Refusal;
}

/** What an upload brings. */
export interface Uploaded {
  readonly name: string;
  readonly file: Buffer;
  readonly fields: MultipartFields;
}

/** Refuses what is no upload, and one that says itself that it is too large, before anything of it is read. */
export function refuseUnfit(request: FastifyRequest, { bytes, fieldBytes, refuse }: UploadRules): void {
  if (!request.isMultipart()) throw refuse('type');
  if (Number(request.headers['content-length'] ?? 0) > bytes + fieldBytes + AROUND) throw refuse('size');
}

/** The one file of an upload, and the fields before it. */
export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<Uploaded> {
  waitForFile(request);
  try {
    return await readFile(request, rules);
  } catch (error) {
    // What is still on its way is let through and thrown away, so that the answer is heard.
    request.raw.resume();
    // Whatever is no upload, or broke off: there is nothing to be read.
    throw error instanceof Refusal ? error : rules.refuse('unreadable');
  }
}

async function readFile(request: FastifyRequest, { bytes, fieldBytes, refuse }: UploadRules): Promise<Uploaded> {
  // Of one that has broken off already nothing would ever be heard.
  if (request.raw.destroyed) throw refuse('unreadable');
  const limits = { fileSize: bytes, fieldSize: fieldBytes, files: 1, fields: 4, parts: 5, headerPairs: 20 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (!part) throw refuse('empty');
  part.file.once('limit', () => part.file.destroy(refuse('size')));
  const pieces: Buffer[] = [];
  for await (const piece of part.file as AsyncIterable<Buffer>) pieces.push(piece);
  return { name: part.filename ?? '', file: Buffer.concat(pieces), fields: part.fields };
}
