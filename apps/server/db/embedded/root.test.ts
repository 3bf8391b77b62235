import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../../../test/harness/directory.ts';
import { findBinaries, locate } from './binaries.ts';
import { choosePerson, mayEnter, type Person } from './person.ts';
import { choosePlace } from './place.ts';
import { run } from './run.ts';

const directory = temporaryDirectory();
const closed = join(directory.path, 'closed');
const silent = () => undefined;
afterAll(directory.remove);

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  let person: Person;
  beforeEach(async () => {
    person = await choosePerson(join(directory.path, 'postgres'), silent);
    rmSync(closed, { recursive: true, force: true });
    mkdirSync(closed, { mode: 0o700 });
  });

  test('PostgreSQL runs as somebody else, who cannot enter closed directories', async () => {
    expect((await run('id', ['-u'], person)).output).toBe(String(person.uid));
    expect(person.uid).toBeGreaterThan(0);
    expect(await mayEnter(person, directory.path)).toBe(true);
    expect(await mayEnter(person, closed)).toBe(false);
  });

  test('the cluster lies in an open data directory itself', async () => {
    const place = await choosePlace(directory.path, person, silent);
    expect(place).toEqual({ home: directory.path, cluster: join(directory.path, 'postgres') });
  });

  test('below a closed directory it lies elsewhere, is found again, and is missed when it is gone', async () => {
    const elsewhere = join(directory.path, 'elsewhere');
    const said: string[] = [];
    const place = await choosePlace(closed, person, (line) => said.push(line), elsewhere);
    expect(said).toEqual([expect.stringContaining(place.home)]);
    expect(place.home).toMatch(/\/elsewhere\/data-\w+$/);
    expect(await mayEnter(person, place.home)).toBe(true);
    expect(await choosePlace(closed, person, silent, elsewhere)).toEqual(place);
    rmSync(elsewhere, { recursive: true });
    await expect(choosePlace(closed, person, silent, elsewhere)).rejects.toThrow(/is not there/);
  });

  test('a cluster in a directory that was closed later is not made anew', async () => {
    mkdirSync(join(closed, 'postgres'));
    await expect(choosePlace(closed, person, silent)).rejects.toThrow(/chmod o\+x/);
  });

  test('programs below a closed directory and without their links are copied to an open one and run', async () => {
    const installed = locate();
    const native = join(closed, 'native');
    const isWanted = (path: string) => !path.includes('/pgxs') && !readLinks(installed.directory).has(path);
    await cp(installed.directory, native, { recursive: true, filter: isWanted });
    const home = join(directory.path, 'home');
    mkdirSync(home);
    const { directory: copied } = await findBinaries(person, home, { directory: native, version: '1.2.3' });
    expect(copied).toBe(join(home, 'postgresql-1.2.3', 'native'));
    expect(existsSync(join(copied, 'lib', 'libpq.so.5'))).toBe(true);
    const { code, output } = await run(join(copied, 'bin', 'postgres'), ['--version'], person);
    expect([code, output]).toEqual([0, expect.stringMatching(/^postgres \(PostgreSQL\) \d+/)]);
    expect(readdirSync(home)).toEqual(['postgresql-1.2.3']);
  });
});

function readLinks(native: string): Set<string> {
  const list: { target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  return new Set(list.map(({ target }) => join(native, '..', target)));
}
