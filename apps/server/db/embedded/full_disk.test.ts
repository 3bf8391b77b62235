import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../../../test/harness/directory.ts';
import { withClient } from '../../../../test/harness/sql.ts';
import { startEmbedded } from './index.ts';

const directory = temporaryDirectory();
const disk = join(directory.path, 'disk');
mkdirSync(disk);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', disk]).status === 0;
const filler = join(disk, 'filler');

/** Leaves so many bytes of the disk. */
function leave(bytes: number): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - bytes));
}

afterAll(() => {
  if (mounted) spawnSync('umount', ['-l', disk]);
  directory.remove();
});

describe.runIf(mounted)('a disk that runs full', () => {
  test('refuses what it cannot keep, and goes on by itself when there is room', { timeout: 90_000 }, async () => {
    const said: string[] = [];
    const lost: Error[] = [];
    const dataDir = join(disk, 'data');
    mkdirSync(dataDir, { mode: 0o755 });
    const { adminUrl, stop } = await startEmbedded({
      dataDir,
      log: (line) => said.push(line),
      onLost: (fault) => lost.push(fault),
    });
    const insert = (rows: number) =>
      withClient(adminUrl, async (client) => {
        let kept = 0;
        const refusal = await (async () => {
          for (; kept < rows; kept += 1) await client.query('INSERT INTO kept SELECT repeat(md5(random()::text), 200)');
        })().catch((error: Error) => error);
        return { kept, refusal };
      });
    await withClient(adminUrl, (client) =>
      client.query('CREATE TABLE kept (v text); ALTER TABLE kept ALTER v SET STORAGE EXTERNAL'),
    );

    leave(0);
    const full = await insert(2_000);
    expect(full.refusal).toMatchObject({ code: '53100' });
    // Room for rows, but none for the next 16 MB of the write-ahead log: PostgreSQL ends.
    rmSync(filler);
    leave(10_000_000);
    await withClient(adminUrl, (client) => client.query('SELECT pg_switch_wal()'));
    const { kept, refusal } = await insert(2_000);
    expect(refusal).toBeInstanceOf(Error);
    await expect.poll(() => said, { timeout: 20_000 }).toContainEqual(expect.stringContaining('The disk is full.'));
    // Longer than any other refused start is tried again, with people at the door.
    const until = Date.now() + 17_000;
    while (Date.now() < until) {
      await expect(withClient(adminUrl, (client) => client.query('SELECT'))).rejects.toThrow();
      await wait(50);
    }
    expect(lost).toEqual([]);

    rmSync(filler);
    await expect.poll(() => said, { timeout: 20_000 }).toContain('PostgreSQL runs again.');
    const { rows } = await withClient(adminUrl, (client) => client.query('SELECT count(*)::int AS n FROM kept'));
    expect(rows[0].n).toBeGreaterThanOrEqual(full.kept + kept);
    expect((await insert(10)).kept).toBe(10);
    await stop();
  });
});
