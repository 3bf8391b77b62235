import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const SKIPPED = ['node_modules', 'dist', 'data'];
/** Every file of the product that people write. */
const files = globSync('{packages,apps,test,scripts,bench}/**/*.{ts,tsx,mjs,css}', {
  cwd: ROOT,
  exclude: (path) => SKIPPED.includes(basename(path)),
}).map((path) => path.replaceAll('\\', '/'));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const linesOf = (path: string) => read(path).trimEnd().split('\n').length;

/** Which rooms a room may import from, besides itself. Whatever is no room is a package of others. */
const ROOMS: Record<string, readonly string[]> = {
  'packages/core': [],
  'packages/model': ['packages/core'],
  'packages/roastlog': ['packages/core'],
  'packages/charts': ['packages/core', 'packages/roastlog'],
  'apps/server': ['packages/core', 'packages/model', 'packages/roastlog'],
  'apps/web': ['packages/core', 'packages/model', 'packages/charts', 'packages/roastlog'],
};
/** Rooms that run anywhere and so take nothing from others, or only what the pattern names. */
const OTHERS: Record<string, RegExp> = {
  'packages/core': /^$/,
  'packages/model': /^$/,
  'packages/roastlog': /^$/,
  'packages/charts':
    /^(react|react-dom|react\/jsx-runtime|d3-[a-z]+|topojson-(client|specification)|geojson|world-atlas\/.*|i18n-iso-countries)$/,
};
/** Parts of a room that know nothing of other parts of it. */
const PARTS: readonly (readonly [part: string, unknown: RegExp])[] = [
  ['apps/server/engine/', /^apps\/server\/(behaviour|domain|sign|app|main)\b/],
  ['apps/web/engine/', /^apps\/web\/(pages|views|main|app)\b/],
  ['apps/web/lookup/', /^apps\/web\/(engine|views|pages|shell|router|session|main|app)\b/],
  ['apps/web/parts/', /^apps\/web\/(engine|lookup|views|pages|shell|router|session|api|main|app)\b/],
];

/** What is for developers and tests, and no part of the product; only the build knows of it. */
const isKitchen = (path: string) => /^(apps\/web|packages\/model)\/dev\//.test(path);
const BUILD = 'apps/web/vite.config.ts';

const roomOf = (path: string) => Object.keys(ROOMS).find((room) => path === room || path.startsWith(`${room}/`));

/** Where an import leads: a path of ours, or the name of a package. */
function target(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  const [, own = '', rest = ''] = /^@hanjan\/([a-z]+)(\/.*)?$/.exec(name) ?? [];
  if (own === '') return name;
  return `${own === 'server' || own === 'web' || own === 'native' ? 'apps' : 'packages'}/${own}${rest}`;
}

/** What an import breaks; null when it may stand. */
function fault(from: string, name: string): string | null {
  const room = roomOf(from);
  const to = target(from, name);
  const there = roomOf(to);
  if (!room || (isTest(from) && (!there || to.startsWith('test/')))) return null;
  const part = PARTS.find(([inside, unknown]) => from.startsWith(inside) && unknown.test(to));
  if (part) return `${from} imports ${to}`;
  if (isKitchen(to) && !isKitchen(from) && !isTest(from) && from !== BUILD) return `${from} imports ${to}`;
  if (there) return there === room || ROOMS[room]?.includes(there) ? null : `${from} imports ${to}`;
  if (/^(test|scripts|bench)\//.test(to)) return `${from} imports ${to}`;
  return OTHERS[room]?.test(name) === false ? `${from} imports ${name}` : null;
}

const IMPORT = /(?:^|[\s;}])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;
const importsOf = (text: string) => [...text.matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? '');

describe('imports', () => {
  it('go only where a room may look', () => {
    const code = files.filter((path) => /\.(ts|tsx)$/.test(path));
    const all = code.flatMap((path) => importsOf(read(path)).map((name) => [path, name] as const));
    expect(new Set(all.map(([path]) => roomOf(path)))).toEqual(new Set([...presentRooms(), undefined]));
    expect(all.length).toBeGreaterThan(300);
    expect(all.flatMap(([path, name]) => fault(path, name) ?? [])).toEqual([]);
  });
  it.each([
    ['packages/core/kind/text.ts', 'node:fs'],
    ['packages/core/kind/text.ts', 'kysely'],
    ['packages/core/kind/text.ts', '@hanjan/model'],
    ['packages/core/kind/text.ts', '../../model/menu.ts'],
    ['packages/model/menu.ts', '@hanjan/charts/radar/View.tsx'],
    ['packages/model/menu.ts', 'react'],
    ['packages/charts/radar/View.tsx', '@hanjan/model'],
    ['packages/charts/radar/View.tsx', '@mantine/core'],
    ['apps/server/app.ts', '@hanjan/charts/radar/layout.ts'],
    ['apps/server/app.ts', '../web/main.tsx'],
    ['apps/server/app.ts', '../../test/harness/api.ts'],
    ['apps/web/main/main.tsx', '@hanjan/server/app.ts'],
    ['apps/web/main/main.tsx', '../server/config.ts'],
    ['apps/server/engine/save.ts', '../domain/code.ts'],
    ['apps/server/engine/save.ts', '../behaviour/index.ts'],
    ['apps/web/lists/page/ListTable.tsx', '../../pages/pages.ts'],
    ['apps/web/parts/choice/ChoiceBox.tsx', '../../engine/field/view.ts'],
    ['apps/web/parts/choice/ChoiceBox.tsx', '../../lookup/codes.ts'],
    ['apps/web/records/lookup/names.ts', '../engine/form/store.ts'],
    ['packages/core/kind/kinds.test.ts', '@hanjan/model'],
    ['apps/server/app.ts', '@hanjan/model/dev/kinds.ts'],
    ['apps/web/main/main.tsx', './dev/DevApp.tsx'],
  ])('are a fault: %s of %s', (from, name) => expect(fault(from, name)).not.toBeNull());
  it.each([
    ['packages/core/kind/text.ts', './kind.ts'],
    ['packages/model/menu.ts', '@hanjan/core'],
    ['packages/charts/radar/View.tsx', 'react'],
    ['apps/server/engine/save.ts', '../http/refusal.ts'],
    ['apps/server/engine/save.ts', 'kysely'],
    ['apps/web/shell/router/pages.ts', '../engine/list/ListTable.tsx'],
    ['packages/core/kind/kinds.test.ts', 'ajv'],
    ['apps/server/db/migrate.test.ts', '../../../test/harness/database.ts'],
  ])('are none: %s of %s', (from, name) => expect(fault(from, name)).toBeNull());
  it('are found in whatever way they are written', () => {
    const text =
      "import a from 'a';\nimport type { B } from 'b';\nexport * from 'c';\nimport 'd';\nconst e = await import('e');\nimport {\n  f,\n} from 'f';";
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

const presentRooms = () => Object.keys(ROOMS).filter((room) => files.some((path) => path.startsWith(`${room}/`)));

/** Files that are longer than the most that a person reads in one go. */
const tooLong = (length: (path: string) => number) => files.filter((path) => length(path) > 400);

describe('sizes', () => {
  it('a file has 400 lines at most', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(tooLong(linesOf)).toEqual([]);
    expect(tooLong(() => 401)).toEqual(files);
  });
  it.each([
    ['apps/server/engine/', 1_500],
    ['apps/web/engine/', 2_500],
  ])('the engine %s has %i lines at most', (engine, most) => {
    const parts = files.filter((path) => path.startsWith(engine) && /\.tsx?$/.test(path) && !isTest(path));
    const total = parts.reduce((sum, path) => sum + linesOf(path), 0);
    expect(total).toBeGreaterThan(500);
    expect(total).toBeLessThanOrEqual(most);
  });
});
