import { RoastFaultError } from './fault.ts';
import { MOST_BYTES, TOO_LARGE } from './limits.ts';
import { type Entry, endOf, entriesOf, HEAD, restOf, TAIL, unpacked } from './workbook/zip.ts';

/** Files of an archive that are looked at. */
export const MOST_ARCHIVED = 10_000;
/** Bytes of its list. */
const MOST_LISTED = 16_000_000;
/** Bytes of all that is unpacked of one archive. */
const MOST_UNPACKED = 1_000_000_000;

/** A file in an archive. */
export interface ArchivedFile {
  readonly path: string;
  /** When it was changed last, ms since 1970 by the clock of this device; null where the archive says nothing that is a time. */
  readonly changed: number | null;
  /**
   * What it holds.
   * @throws RoastFaultError `too_large`, `locked`, `broken`
   */
  bytes(): Promise<Uint8Array>;
}

/**
 * The files of an archive (ZIP), of which only what is asked for is read and unpacked: a file that grows beyond any log is
 * given up on the way. Folders are none.
 * @throws RoastFaultError `broken`, `too_large`
 */
export async function openArchive(archive: Blob, most = MOST_UNPACKED): Promise<ArchivedFile[]> {
  const { count, at, size } = endOf(await bytesOf(archive.slice(Math.max(0, archive.size - TAIL))));
  if (count > MOST_ARCHIVED || size > MOST_LISTED) throw new RoastFaultError(TOO_LARGE.key, TOO_LARGE.args);
  const entries = entriesOf(await bytesOf(archive.slice(at, at + size)), count);
  let left = most;
  const read = async (entry: Entry) => {
    const rest = restOf(await bytesOf(archive.slice(entry.at, entry.at + HEAD)));
    const from = entry.at + HEAD + rest;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for await (const piece of unpacked(archive.slice(from, from + entry.size), entry)) {
      size += piece.length;
      left -= piece.length;
      if (size > MOST_BYTES || left < 0) throw new RoastFaultError(TOO_LARGE.key, TOO_LARGE.args);
      pieces.push(piece as Uint8Array<ArrayBuffer>);
    }
    return bytesOf(new Blob(pieces));
  };
  return entries.flatMap((entry) => {
    const path = nameOf(entry);
    return path.endsWith('/') ? [] : [{ path, changed: timeOf(entry), bytes: () => read(entry) }];
  });
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Names without a mark are those of Korean Windows, unless they can be read as UTF-8. */
function nameOf({ name, isUtf8 }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(name).normalize('NFC');
  } catch {
    return new TextDecoder('euc-kr').decode(name);
  }
}

function timeOf({ changed: [date, time] }: Entry): number | null {
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  if (month < 1 || month > 12 || day < 1) return null;
  return new Date(year, month - 1, day, time >> 11, (time >> 5) & 63, (time & 31) * 2).getTime();
}
