import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files that are meant by paths: a folder stands for all in it and in its folders, by name, but for those that are
 * hidden. Links in folders are not followed. A path that cannot be looked at stays as it is: reading it says why.
 */
export async function* filesOf(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    if (await isFolder(path)) yield* within(path);
    else yield path;
  }
}

/** Whether a path is that of a folder. */
export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function* within(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* within(join(folder, entry.name));
    else if (entry.isFile()) yield join(folder, entry.name);
  }
}
