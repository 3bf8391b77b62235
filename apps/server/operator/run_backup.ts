import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupFault } from '../backup/fault.ts';
import { readSnapshot } from '../backup/snapshot.ts';
import { writeBackup } from '../backup/write.ts';
import { readConfig } from '../config.ts';
import { say, step } from '../progress.ts';
import { command } from './command.ts';
import { readingFrom } from './database.ts';
import { keepEvent } from './event.ts';

await command(async (signal) => {
  const config = readConfig(process.env);
  const path = readPath() ?? join(config.dataDir, 'backups', `hanjan-${timestamp(new Date())}.backup`);
  const done = { table: '', tables: 0, rows: 0, bytes: 0 };
  const howFar = () => `${sizeOf(done.bytes)} read, now ${done.table}`;
  const bytes = await readingFrom(config, signal, (client) =>
    step(`Writing ${path}`, () => writeBackup(path, readSnapshot(client, done), signal), howFar),
  );
  keepEvent(config.dataDir, 'backup', 'ok', { target: path });
  say(`The backup is whole: ${done.tables} tables, ${done.rows} rows, ${sizeOf(bytes)}.`);
});

function readPath(): string | null {
  try {
    const [file, ...rest] = parseArgs({ allowPositionals: true }).positionals;
    if (rest.length > 0) throw new Error();
    return file === undefined ? null : resolve(file);
  } catch {
    throw new BackupFault('At most one file: npm run backup [-- file].');
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Local time, YYYYMMDDHHmmss. */
function timestamp(at: Date): string {
  const parts = [at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds()];
  return `${at.getFullYear()}${parts.map((part) => String(part).padStart(2, '0')).join('')}`;
}
