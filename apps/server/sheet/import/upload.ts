import type { MultipartFields } from '@fastify/multipart';
import { IMPORT_MB, type Row } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { refuseBadValues } from '../../http/guard.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { readUpload as readFile, refuseUnfit as refuse, type UploadRules } from '../../http/upload.ts';

/** What an upload brings. */
interface Upload {
  readonly name: string;
  readonly file: Buffer;
  /** What its sender was asked and said yes to. */
  readonly confirmed: Row | undefined;
}

const RULES: UploadRules = {
  bytes: IMPORT_MB * 1024 * 1024,
  // What somebody says yes to is no longer.
  fieldBytes: 256 * 1024,
  refuse(why) {
    if (why === 'size') return new Refusal(413, 'import_size', { args: { max: IMPORT_MB } });
    return new Refusal(why === 'type' ? 415 : 400, `import_${why}`);
  },
};

/** Refuses what is no upload, and one that says itself that it is too large, before anything of it is read. */
export const refuseUnfit = (request: FastifyRequest): void => refuse(request, RULES);

/** The one file of an upload, and what is confirmed before it. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { name, file, fields } = await readFile(request, RULES);
  return { name, file, confirmed: confirmedBy(fields.confirm) };
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
