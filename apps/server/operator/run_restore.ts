import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { BackupFault } from '../backup/fault.ts';
import { type Content, checkBackup } from '../backup/read.ts';
import { planRestore, restore } from '../backup/restore.ts';
import { type Config, readConfig } from '../config.ts';
import { say, step } from '../progress.ts';
import { command } from './command.ts';
import { owning } from './database.ts';
import { keepEvent } from './event.ts';

await command(async (signal) => {
  const { path, isYes, isCheck } = readArguments();
  const config = readConfig(process.env);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  let read = 0;
  const options = {
    signal,
    onBytes: (bytes: number) => {
      read = bytes;
    },
  };
  const howFar = () => (read < size ? `${Math.floor((100 * read) / size)} %` : 'all read, now making sure');

  const content = await step(`Checking ${path}`, () => checkBackup(path, options), howFar);
  await planRestore(content.head);
  say(`  ${describe(content)}`);
  if (isCheck) return say('The backup is whole and fits this release.');
  if (!isYes) await askFor(`This replaces everything in ${nameOf(config)}. Type yes to go on: `, signal);
  await owning(config, signal, (client) => step('Restoring', () => restore(client, path, content, options), howFar));
  keepEvent(config.dataDir, 'restore', 'ok', { target: path });
  say('Restored. Everybody has to sign in again.');
}, 'Nothing was changed.');

function readArguments() {
  const usage = 'Say which file: npm run restore -- file [--yes] [--check].';
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, check: { type: 'boolean' } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new Error();
    return { path: resolve(file), isYes: values.yes === true, isCheck: values.check === true };
  } catch {
    throw new BackupFault(usage);
  }
}

function describe({ head, rows }: Content): string {
  const total = [...rows.values()].reduce((sum, count) => sum + count, 0);
  return `Made ${head.made_at} at ${head.migrations.at(-1)?.name}: ${rows.size} tables, ${total} rows.`;
}

/** Without the password. */
function nameOf({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${host}`;
}

async function askFor(question: string, signal: AbortSignal): Promise<void> {
  if (!process.stdin.isTTY)
    throw new BackupFault('A restore replaces everything. Add --yes to say that this is meant.');
  process.stdout.write(question);
  // Not as a terminal of its own, so that Ctrl-C stays a signal.
  const lines = createInterface({ input: process.stdin, terminal: false, signal });
  const { value: answer = '' } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new BackupFault('Not restored.');
}
