import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { listTables, readSecurity, readSequences } from '../../apps/server/backup/catalog.ts';
import { frame, type Head } from '../../apps/server/backup/format.ts';
import { checkBackup } from '../../apps/server/backup/read.ts';
import { restore } from '../../apps/server/backup/restore.ts';
import { readSnapshot } from '../../apps/server/backup/snapshot.ts';
import { writeBackup } from '../../apps/server/backup/write.ts';
import { digestRows } from './digest.ts';
import { snapshot, withClient } from './sql.ts';

/** Never stopped. */
export const options = { signal: new AbortController().signal };

/** Backs a database up into a file; answers the bytes. */
export const backUp = (url: string, path: string) =>
  withClient(url, (client) =>
    writeBackup(path, readSnapshot(client, { table: '', tables: 0, rows: 0, bytes: 0 }), options.signal),
  );

/** Checks a backup and restores it. */
export const bringBack = (url: string, path: string) =>
  withClient(url, async (client) => restore(client, path, await checkBackup(path, options), options));

/** Everything that a database holds: rows, numbering, policies. */
export async function everything(client: pg.Client) {
  const tables = (await listTables(client)).map(({ name }) => name);
  return {
    rows: await snapshot(client, tables),
    sequences: await readSequences(client),
    security: await readSecurity(client),
  };
}

/** All of it in short, to see that nothing has changed. */
export const digest = (adminUrl: string) =>
  withClient(adminUrl, async (admin) =>
    JSON.stringify([await digestRows(admin), await readSequences(admin), await readSecurity(admin)]),
  );

const MAGIC = 'HANJAN BACKUP 1\n'.length;
const CHECKSUM = 32;

/** Writes a backup that says something else about itself, sealed properly. */
export function withHead(from: string, to: string, change: (head: Head) => Head): void {
  const file = readFileSync(from);
  const content = gunzipSync(file.subarray(MAGIC, -CHECKSUM));
  const end = 5 + content.readUInt32BE(1);
  const head = change(JSON.parse(content.toString('utf8', 5, end)) as Head);
  const packed = gzipSync(Buffer.concat([frame('h', head), content.subarray(end)]));
  const unsealed = Buffer.concat([file.subarray(0, MAGIC), packed]);
  writeFileSync(to, Buffer.concat([unsealed, createHash('sha256').update(unsealed).digest()]));
}
