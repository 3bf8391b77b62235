import { type ArchivedFile, openArchive } from '@hanjan/roastlog/archive.ts';
import { chartLogOf } from '@hanjan/roastlog/chart_log.ts';
import { type RoastFault, RoastFaultError } from '@hanjan/roastlog/fault.ts';
import { type FileResult, MOST_BYTES, type NamedLog, TOO_LARGE } from '@hanjan/roastlog/limits.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { readArtisanLog } from '@hanjan/roastlog/read_artisan.ts';
import { summaryOf } from '@hanjan/roastlog/summary.ts';
import type { ChosenFile, Cursor, FoundFault, FoundRoast, Place, ReadRoast, Told, Wish } from './found.ts';
import { isLogName, isOther, MOST_FILES } from './names.ts';

// Looks through many files apart from the page, one after the other, so that only one of them is in memory at a time.
addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  (data.is === 'look' ? look(data.files, data.from) : read(data.files, data.places)).catch(reportError);
});

const tell = (told: Told): void => postMessage(told);

const isArchive = (path: string): boolean => /\.zip$/i.test(path);

/** What was found is told so often, in ms. */
const TOLD_MS = 100;

async function look(files: readonly ChosenFile[], from: Cursor): Promise<void> {
  let roasts: FoundRoast[] = [];
  let faults: FoundFault[] = [];
  let others = 0;
  let done = 0;
  let of = files.length;
  let told = performance.now();
  const tellFound = () => {
    tell({ is: 'found', roasts, faults, others, done, of });
    [roasts, faults, others, told] = [[], [], 0, performance.now()];
  };
  const lookAt = async (path: string, at: Cursor, inner: number | null, source: Source) => {
    if (done >= MOST_FILES) return;
    done += 1;
    const isAfter = at.file > from.file || at.inner >= from.inner;
    if (!isAfter) return;
    if (!isLogName(path) || source.size === 0) others += 1;
    else {
      tell({ is: 'at', at, path });
      const result = (source.size ?? 0) > MOST_BYTES ? { fault: TOO_LARGE } : await resultOf(source, path);
      if ('roasts' in result) {
        for (const [nth, roast] of result.roasts.entries())
          roasts.push(await foundOf(roast, path, { file: at.file, inner, nth }, source.changed));
        for (const fault of result.faults ?? []) faults.push({ path: within(path, fault.args?.sheet), fault });
      } else if (isOther(result.fault, path)) others += 1;
      else faults.push({ path, fault: result.fault });
    }
    if (performance.now() - told > TOLD_MS) tellFound();
  };
  let seen = 0;
  for (const [nth, { file, path }] of files.entries()) {
    if (nth < from.file) {
      done += 1;
      seen += 1;
      continue;
    }
    for (const next of files.slice(nth, nth + AHEAD)) begin(next);
    const archive = isArchive(path) ? await opened(file) : null;
    if (archive === null) await lookAt(path, { file: nth, inner: 0 }, null, sourceOf(file));
    else if ('fault' in archive) faults.push({ path, fault: archive.fault });
    else {
      of += archive.files.length - 1;
      for (const [inner, one] of archive.files.entries())
        await lookAt(`${path} › ${one.path}`, { file: nth, inner }, inner, archivedSource(one));
    }
    seen += 1;
    if (done >= MOST_FILES) break;
  }
  tellFound();
  tell({ is: 'over', left: Math.max(0, of - Math.max(done, seen)) });
}

/** The file that was read again last, and sheets, whose thousands of roasts are asked for in parts and among others. */
let last: { readonly name: string; readonly result: Result } = { name: '', result: { fault: 'unreadable' } };
const sheets = new Map<string, Result>();
const MOST_SHEETS = 20;

/** Reads roasts again that were found before, in the order in which they are asked for. */
async function read(files: readonly ChosenFile[], places: readonly Place[]): Promise<void> {
  const logs: (ReadRoast | FoundFault['fault'])[] = [];
  for (const { file, inner, nth } of places) {
    const name = `${file} ${inner}`;
    if (last.name !== name) last = { name, result: sheets.get(name) ?? (await againOf(files[file], inner)) };
    const { result } = last;
    const isSheet = 'roasts' in result && result.roasts.some(({ sheet }) => sheet);
    if (isSheet && sheets.size < MOST_SHEETS) sheets.set(name, result);
    logs.push('fault' in result ? result.fault : (result.roasts[nth] ?? 'unreadable'));
  }
  tell({ is: 'read', logs });
}

async function againOf(chosen: ChosenFile | undefined, inner: number | null): Promise<Result> {
  if (!chosen) return { fault: 'unreadable' };
  if (inner === null) return resultOf(sourceOf(chosen.file), chosen.path);
  const archive = await opened(chosen.file);
  if ('fault' in archive) return archive;
  const one = archive.files[inner];
  return one ? resultOf(archivedSource(one), one.path) : { fault: 'unreadable' };
}

/** What a file may hold: its bytes are read once they are wanted. */
interface Source {
  /** Bytes; not known of what is packed. */
  readonly size: number | null;
  readonly changed: number | null;
  bytes(): Promise<Uint8Array>;
}
type Result = FileResult | { readonly fault: FoundFault['fault'] };

/** Files that are asked for before their turn: the browser brings the next ones while one is read. */
const AHEAD = 4;
const begun = new Map<File, Promise<Uint8Array>>();

function begin({ file, path }: ChosenFile): void {
  if (begun.has(file) || isArchive(path) || !isLogName(path) || file.size > MOST_BYTES) return;
  const bytes = bytesOf(file);
  // Why it fails is told when its turn comes.
  bytes.catch(() => undefined);
  begun.set(file, bytes);
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

const sourceOf = (file: File): Source => ({
  size: file.size,
  changed: file.lastModified || null,
  bytes() {
    const bytes = begun.get(file) ?? bytesOf(file);
    begun.delete(file);
    return bytes;
  },
});
const archivedSource = ({ changed, bytes }: ArchivedFile): Source => ({ size: null, changed, bytes });

/** Archives that were opened: their lists are read once. */
const archives = new WeakMap<File, Promise<Opened>>();
type Opened = { readonly files: readonly ArchivedFile[] } | { readonly fault: FoundFault['fault'] };

function opened(file: File): Promise<Opened> {
  const known = archives.get(file);
  if (known) return known;
  const opening = openArchive(file).then(
    (files): Opened => ({ files }),
    (error): Opened => ({ fault: faultOf(error) }),
  );
  archives.set(file, opening);
  return opening;
}

/** Most logs are Artisan's. What reads those of all other programs, and sheets of roasts, is loaded for what is none of them. */
async function resultOf(source: Source, path: string): Promise<Result> {
  const bytes = await source.bytes().catch(faultOf);
  if (!(bytes instanceof Uint8Array)) return { fault: bytes };
  const quick = readArtisanLog(bytes);
  if ('log' in quick) return { roasts: [{ name: '', ...quick }] };
  const { mayBeSheet, readRoasts } = await import('@hanjan/roastlog/read_file.ts');
  const result = await readRoasts(bytes, path);
  if (!mayBeSheet(result)) return result;
  const { readSheet } = await import('@hanjan/roastlog/read_sheet.ts');
  // A file in an archive is called the same whether it is looked at or read again.
  return readSheet(bytes, path.split(/[/\\]|› /).at(-1) ?? path, result);
}

/** Browsers do not read a file that changed, or went, since it was chosen. */
const faultOf = (error: unknown): RoastFault | 'unreadable' =>
  error instanceof RoastFaultError ? error.fault : 'unreadable';

async function foundOf(
  { name, log, sheet }: NamedLog,
  path: string,
  at: Place,
  changed: number | null,
): Promise<FoundRoast> {
  const { marks, total_s, dtr_percent, weight, estimated } = summaryOf(log);
  return {
    ...{ at, changed, total_s, dtr_percent, estimated },
    path: within(path, sheet?.tab),
    source: log.source,
    // A log that does not say what it is has the name that it has among others in its file.
    title: log.title ?? (name || null),
    beans: log.beans,
    machine: log.machine,
    roasted_at: log.roasted_at,
    row: sheet?.row ?? null,
    isAgain: sheet?.isAgain ?? false,
    isBlend: sheet?.isBlend ?? false,
    greens: sheet?.greens ?? [],
    hash: await hashOf(sheet ? sheet.said : curveOf(log)),
    first_s: marks.FCs?.s ?? null,
    end_c: sheet?.points.end_bean ?? marks.DROP?.bean_c ?? null,
    ...weight,
  };
}

/** A sheet of a workbook within its file. */
const within = (path: string, tab: string | number | undefined) => (tab ? `${path} › ${tab}` : path);

const curveOf = (log: RoastLog): string | null => (log.time.length > 0 ? chartLogOf(log).text : null);

/** By what the server knows a roast again: the SHA-256 of the curve that its record holds, or of what a row said of it. */
async function hashOf(text: string | null): Promise<string | null> {
  if (!globalThis.crypto.subtle || text === null) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
