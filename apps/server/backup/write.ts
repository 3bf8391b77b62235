import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncDirectory } from '../db/embedded/initialise.ts';
import { BackupFault } from './fault.ts';
import { seal } from './format.ts';

/**
 * Writes a backup of these frames: under another name until all of it is on the disk, so that a file with the right
 * name is whole. Answers its bytes. Only the owner may read it.
 */
export async function writeBackup(path: string, frames: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number> {
  if (await exists(path)) throw new BackupFault(`${path} is there already. Choose another name.`);
  const part = `${path}.part`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rm(part, { force: true });
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(frames, createGzip(), seal, file, { signal });
    const { size } = await stat(part);
    await rename(part, path);
    await syncDirectory(dirname(path));
    return size;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw explain(error, path);
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

function explain(error: unknown, path: string): unknown {
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EFBIG', 'EDQUOT'].includes(code)) {
    return new BackupFault(`There is no room for ${path} (${code}). The unfinished file has been removed.`);
  }
  return syscall ? new BackupFault(`${path} cannot be written (${message}).`) : error;
}
