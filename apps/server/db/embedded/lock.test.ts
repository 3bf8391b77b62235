import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryDirectory } from '../../../../test/harness/directory.ts';
import { EmbeddedFault } from './fault.ts';
import { AlreadyRunning, lockData } from './lock.ts';

const directory = temporaryDirectory();
const dataDir = join(directory.path, '커피 데이터', 'deep');
afterAll(directory.remove);

test('a second holder is told where the first is found; release makes room', async () => {
  const lock = await lockData(dataDir);
  await expect(lockData(dataDir)).rejects.toThrow(`Hanjan is already starting (process ${process.pid}).`);
  await lock.tell('http://localhost:1');
  await expect(lockData(dataDir)).rejects.toThrow(AlreadyRunning);
  await expect(lockData(dataDir)).rejects.toThrow(
    `Hanjan already runs at http://localhost:1 (process ${process.pid}).`,
  );
  lock.release();
  (await lockData(dataDir)).release();
});

test.skipIf(process.platform === 'win32')(
  'what lies there is not to be seen by other people of the machine',
  async () => {
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    chmodSync(dataDir, 0o755);
    for (const name of ['lock', 'running.json']) chmodSync(join(dataDir, name), 0o644);
    (await lockData(dataDir)).release();
    expect(modeOf(dataDir)).toBe(process.getuid?.() === 0 ? '751' : '750');
    for (const name of ['lock', 'running.json']) expect(modeOf(join(dataDir, name))).toBe('600');
  },
);

test('a killed holder leaves no lock behind', async () => {
  const script = `
    import { lockData } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    await lockData(${JSON.stringify(dataDir)});
    process.send('held');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 1, 2, 'ipc'] });
  await once(child, 'message');
  await expect(lockData(dataDir)).rejects.toThrow(`(process ${child.pid})`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await lockData(dataDir)).release();
});

test.skipIf(process.platform !== 'linux')('a place where nobody can make a directory is refused', async () => {
  await expect(lockData('/proc/hanjan/data')).rejects.toThrow(EmbeddedFault);
});
