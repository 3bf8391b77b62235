import { IMPORT_MB, type ImportResult, type Screen } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import type { Answer } from '../api/call.ts';
import { randomKey } from '../api/random.ts';
import { sendFile } from '../api/transfer.ts';
import { FORMATS } from './exporting.ts';

/** A file as it was when it was chosen. */
export interface Chosen {
  /** The file on the device, which may change or go. */
  readonly source: File;
  /** What it held: that is looked at, and that is saved. */
  readonly held: File;
  /** Saves what it holds at most once. */
  readonly key: string;
}

/** Why a file is not taken: the key of a text, and what it says. */
export interface NotTaken {
  readonly key: MessageKey;
  readonly args?: Readonly<Record<string, number>>;
}

/** Takes a chosen file, or says why not before it is sent anywhere. */
export async function chooseFile(files: readonly File[]): Promise<Chosen | NotTaken> {
  const [source] = files;
  if (!source || files.length > 1) return { key: 'file_one' };
  if (!FORMATS.some((end) => source.name.toLowerCase().endsWith(`.${end}`))) return { key: 'import_type' };
  if (source.size > IMPORT_MB * 1024 * 1024) return { key: 'import_size', args: { max: IMPORT_MB } };
  const bytes = await source.arrayBuffer().catch(() => null);
  if (!bytes) return { key: 'file_unreadable' };
  if (bytes.byteLength === 0) return { key: 'import_empty' };
  return { source, held: new File([bytes], source.name, { type: source.type }), key: randomKey() };
}

/** Whether the file on the device is still the one that was chosen. Browsers do not read one that has changed. */
export const isUnmoved = ({ source }: Chosen): Promise<boolean> =>
  source
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

interface Sending {
  readonly mode: 'preview' | 'save';
  readonly stop: AbortSignal;
  onSent(share: number): void;
}

/** Sends a chosen file to be looked at or saved. */
export function sendImport(
  { path }: Screen,
  { held, key }: Chosen,
  { mode, stop, onSent }: Sending,
): Promise<Answer<ImportResult>> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = new URLSearchParams({ mode, zone: timeZone });
  const once = mode === 'save' && { headers: { 'Idempotency-Key': key } };
  return sendFile<ImportResult>(`${path}/import?${query}`, held, { stop, onSent, ...once });
}
