import { byteLength, FILE_TYPES, type FileType, isFileName } from '@hanjan/core';
import { currentLocale } from '../../base/texts/index.ts';
import { decode } from './decode.ts';

/** What is taken. */
export interface Allowed {
  /** Bytes of its text. */
  readonly max: number;
  readonly types?: readonly FileType[] | undefined;
}

/** Why a file is not taken: the key of a text, and what it says. */
export interface Refused {
  readonly key:
    | 'not_checked_file_label'
    | 'file_unreadable'
    | 'file_one'
    | 'file_field_text'
    | 'file_field_minLength'
    | 'file_field_maxLength';
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Which files are taken is said for so long, in ms: it stands beside the choosing anyway. */
export const TYPES_MS = 5_000;

/** The endings that are taken, for people. */
export const typesText = ({ types = FILE_TYPES }: Allowed): string => types.join(', ');

/** Letters of two bytes each become at the least half as many: what is larger than this is too large unread. */
const MOST_SHRINKING = 2;

/** Reads one chosen file into its name and text. What is too large is not read at all. */
export async function readFile(files: readonly File[], allowed: Allowed): Promise<string[] | Refused> {
  const [file] = files;
  if (!file || files.length > 1) return { key: 'file_one' };
  const { max, types } = allowed;
  const name = file.name.normalize('NFC');
  if (!isFileName(name, types)) return { key: 'not_checked_file_label', args: { types: typesText(allowed) } };
  const tooLarge = (length: number): Refused => ({ key: 'file_field_maxLength', args: { max, length } });
  if (file.size > max * MOST_SHRINKING + 2) return tooLarge(file.size);
  const bytes = await file.bytes().catch(() => null);
  if (!bytes) return { key: 'file_unreadable' };
  const text = decode(bytes);
  if (text === null) return { key: 'file_field_text' };
  const length = byteLength(text);
  if (length === 0) return { key: 'file_field_minLength' };
  return length > max ? tooLarge(length) : [name, text];
}

/** Gives a held file to the person's device. A table says that it is UTF-8, because spreadsheets guess wrong. */
export function saveFile([name = '', text = '']: readonly string[]): void {
  const mark = name.toLowerCase().endsWith('.csv') ? '\ufeff' : '';
  saveAs(name, new Blob([mark, text], { type: 'application/octet-stream' }));
}

/** Gives something to the person's device under a name. */
export function saveAs(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** Bytes for people: 812 B, 13 kB, 1.2 MB. */
export function sizeText(bytes: number): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const format = {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(currentLocale(), format).format(bytes / 1_000 ** step);
}
