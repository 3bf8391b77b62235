import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Arrived, openMailbox } from './mailbox.ts';

const folderIn = (data: string) => join(data, 'letters');

/** Opens a real server of e-mail that keeps each letter in a file below a directory, for another process to read. */
export async function keepLetters(data: string, port: number): Promise<void> {
  const folder = folderIn(data);
  mkdirSync(folder);
  let count = 0;
  await openMailbox({
    port,
    heard: (letter) => {
      count += 1;
      const path = join(folder, `${String(count).padStart(6, '0')}.json`);
      // Whoever reads finds it whole or not at all.
      writeFileSync(`${path}.part`, JSON.stringify(letter));
      renameSync(`${path}.part`, path);
    },
  });
}

/** The letters that came to an address, the oldest first. */
export const lettersTo = (data: string, address: string): Arrived[] =>
  readdirSync(folderIn(data))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folderIn(data), name), 'utf8')) as Arrived)
    .filter(({ to }) => to.includes(address));
