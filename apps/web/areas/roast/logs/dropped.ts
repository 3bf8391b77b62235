import type { ChosenFile } from './found.ts';
import { MOST_FILES } from './names.ts';

/** Files that were chosen one by one, or with the folder that they lie in. */
export const chosenFiles = (files: Iterable<File>): ChosenFile[] =>
  Array.from(files, (file) => ({ file, path: (file.webkitRelativePath || file.name).normalize('NFC') }));

/** What was dropped: files, and those in folders with all that is below. What cannot be read is left out. */
export async function droppedFiles(data: DataTransfer): Promise<ChosenFile[]> {
  // Entries are there only as long as the event is worked on.
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return chosenFiles(data.files);
  const found: ChosenFile[] = [];
  for (const entry of entries) await walk(entry, found);
  return found;
}

async function walk(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (found.length > MOST_FILES) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => null);
    if (file) found.push({ file, path: entry.fullPath.replace(/^\//, '').normalize('NFC') });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    for (let more = await next(reader); more.length > 0; more = await next(reader))
      for (const one of more) await walk(one, found);
  }
}

/** A folder tells its entries in parts, and nothing at its end. */
const next = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).catch(() => []);

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
