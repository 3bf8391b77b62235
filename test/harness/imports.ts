import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;
const SKIPPED = ['node_modules', 'dist', 'data'];

/** Every file of the product that people write, from the root of the repository. */
export const files: readonly string[] = globSync('{packages,apps,test,scripts,bench}/**/*.{ts,tsx,mjs,css}', {
  cwd: ROOT,
  exclude: (path) => SKIPPED.includes(basename(path)),
}).map((path) => path.replaceAll('\\', '/'));

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
export const isCode = (path: string): boolean => /\.(ts|tsx)$/.test(path);

/** One import as it is written. */
export interface Written {
  readonly name: string;
  /** `type`: gone when the program runs; `dynamic`: loaded while it runs. */
  readonly how: 'value' | 'type' | 'dynamic';
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*(\(?)\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g;

/** What a file imports, in whatever way it is written; workers are loaded while the program runs. */
export const importsIn = (text: string): Written[] =>
  [...text.matchAll(IMPORT)].map(([, type, from, dynamic, bare, url]) =>
    from === undefined
      ? { name: bare ?? url ?? '', how: dynamic || url ? 'dynamic' : 'value' }
      : { name: from, how: type ? 'type' : 'value' },
  );

/** Where an import leads: a path of ours, or the name of a package. */
export function target(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  const [, own = '', rest = ''] = /^@hanjan\/([a-z]+)(\/.*)?$/.exec(name) ?? [];
  if (own === '') return name;
  return `${own === 'server' || own === 'web' ? 'apps' : 'packages'}/${own}${rest}`;
}
