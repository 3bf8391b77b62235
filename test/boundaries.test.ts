import { describe, expect, it } from 'vitest';
import { files, importsIn, isTest, read, target } from './harness/imports.ts';

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
/** The floors of the web app from the ground up: each imports only from those before it. */
const FLOORS = ['base', 'parts', 'records', 'lists', 'areas', 'shell', 'main'];
/** What builds the app, and the page of developers: the product imports none of it. */
const WORKSHOP = 'build';
const floorOf = (path: string) => /^apps\/web\/([^/]+)\//.exec(path)?.[1] ?? '';

/** What the server is made of, line by line from the ground up: each imports only from its own line and those before it. */
const SERVER: readonly (readonly string[])[] = [
  ['config.ts', 'config_fault.ts', 'db', 'http', 'mail'],
  ['openapi', 'sign', 'backup'],
  ['engine'],
  ['behaviour', 'domain'],
  ['lookup', 'sheet', 'routes', 'operator'],
  ['calls.ts', 'app.ts', 'demo', 'main.ts'],
];
const serverLineOf = (path: string) => {
  const part = /^apps\/server\/([^/]+)/.exec(path)?.[1] ?? '';
  return SERVER.findIndex((line) => line.includes(part));
};

/** The engine of the server knows nothing of what is written for single records. */
const ENGINE: readonly (readonly [part: string, unknown: RegExp])[] = [
  ['apps/server/engine/', /^apps\/server\/(behaviour|domain|routes|sign|app|main)\b/],
];
/** What runs inside of a save: behaviours, and the rules of the trade that they share with the routes. */
const HOOKS = ['apps/server/behaviour/', 'apps/server/domain/'];
/** What saves and answers: a hook that comes to it could save again. */
const KEPT_FROM_HOOKS =
  /^apps\/server\/((routes|sheet|lookup|app|main)\b|engine\/(?!(behaviour|scope|transaction|written)\.ts$))/;

/** What is for developers and tests, and no part of the product; only the build knows of it. */
const isKitchen = (path: string) => /^(apps\/web\/build\/kitchen|packages\/model\/dev)\//.test(path);
const BUILD = 'apps/web/vite.config.ts';

/** How every kind is typed. */
const INPUTS = 'apps/web/records/kinds/inputs.ts';

const roomOf = (path: string) => Object.keys(ROOMS).find((room) => path === room || path.startsWith(`${room}/`));

/** Whether an import leads to a higher floor of the web app. */
function isUpward(from: string, to: string): boolean {
  const [here, there] = [floorOf(from), floorOf(to)];
  if (here === '' || there === '' || isTest(from) || here === WORKSHOP) return false;
  return there === WORKSHOP || FLOORS.indexOf(there) > FLOORS.indexOf(here);
}

const isHook = (path: string) => HOOKS.some((folder) => path.startsWith(folder));

/** The files that one comes to from a file while the program runs, whatever others lie between. */
function reached(from: string): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const path of seen) {
    const there = files.includes(path) ? importsIn(read(path)) : [];
    for (const { name, how } of there) if (how !== 'type') seen.add(target(path, name));
  }
  return seen;
}

/** What an import breaks; null when it may stand. */
function fault(from: string, name: string): string | null {
  const room = roomOf(from);
  const to = target(from, name);
  const there = roomOf(to);
  if (!room || (isTest(from) && (!there || to.startsWith('test/')))) return null;
  const part = ENGINE.find(([inside, unknown]) => from.startsWith(inside) && unknown.test(to));
  if (!isTest(from) && serverLineOf(from) >= 0 && serverLineOf(to) > serverLineOf(from)) return `${from} imports ${to}`;
  if (isHook(from) && KEPT_FROM_HOOKS.test(to)) return `${from} imports ${to}`;
  if (part || isUpward(from, to)) return `${from} imports ${to}`;
  if (isKitchen(to) && !isKitchen(from) && !isTest(from) && from !== BUILD) return `${from} imports ${to}`;
  if (there) return there === room || ROOMS[room]?.includes(there) ? null : `${from} imports ${to}`;
  if (/^(test|scripts|bench)\//.test(to)) return `${from} imports ${to}`;
  return OTHERS[room]?.test(name) === false ? `${from} imports ${name}` : null;
}

const importsOf = (text: string) => importsIn(text).map(({ name }) => name);

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
    ['apps/web/main/main.tsx', '../../server/config.ts'],
    ['apps/server/http/web.ts', '../engine/save.ts'],
    ['apps/server/engine/save.ts', '../lookup/look_up.ts'],
    ['apps/server/routes/code.ts', '../app.ts'],
    ['apps/server/engine/save.ts', '../domain/stock.ts'],
    ['apps/server/engine/save.ts', '../routes/code.ts'],
    ['apps/server/behaviour/roasting_result.ts', '../engine/save.ts'],
    ['apps/server/behaviour/roasting_result.ts', '../engine/work.ts'],
    ['apps/server/domain/stock.ts', '../engine/routes.ts'],
    ['apps/server/domain/stock.ts', '../routes/stock/inventory.ts'],
    ['apps/server/domain/stock.ts', '../sheet/import/write.ts'],
    ['apps/server/engine/save.ts', '../behaviour/index.ts'],
    ['apps/web/lists/page/ListTable.tsx', '../../areas/cup/note.ts'],
    ['apps/web/parts/choice/ChoiceBox.tsx', '../../records/field/view.ts'],
    ['apps/web/records/lookup/names.ts', '../../lists/state/order.ts'],
    ['apps/web/areas/cup/note.ts', '../../shell/router/Page.tsx'],
    ['apps/web/shell/router/Page.tsx', '../../main/areas.ts'],
    ['apps/web/main/main.tsx', '../build/compress.ts'],
    ['packages/core/kinds.test.ts', '@hanjan/model'],
    ['apps/server/app.ts', '@hanjan/model/dev/kinds.ts'],
    ['apps/web/main/main.tsx', '../build/kitchen/DevApp.tsx'],
  ])('are a fault: %s of %s', (from, name) => expect(fault(from, name)).not.toBeNull());
  it.each([
    ['packages/core/kind/text.ts', './kind.ts'],
    ['packages/model/menu.ts', '@hanjan/core'],
    ['packages/charts/radar/View.tsx', 'react'],
    ['apps/server/engine/save.ts', '../http/refusal.ts'],
    ['apps/server/engine/save.ts', 'kysely'],
    ['apps/server/behaviour/roasting_result.ts', '../engine/transaction.ts'],
    ['apps/server/behaviour/roasting_result.ts', '../domain/stock.ts'],
    ['apps/server/routes/found.ts', '../engine/save.ts'],
    ['apps/web/areas/cup/note.ts', '../../lists/page/ListTable.tsx'],
    ['packages/core/kinds.test.ts', 'ajv'],
    ['apps/server/db/migrate.test.ts', '../../../test/harness/database.ts'],
  ])('are none: %s of %s', (from, name) => expect(fault(from, name)).toBeNull());
  it('never lead from a hook into the engine, whatever lies between', () => {
    const hooks = files.filter((path) => isHook(path) && !isTest(path));
    expect(hooks.length).toBeGreaterThan(10);
    expect(hooks.filter((path) => [...reached(path)].some((to) => KEPT_FROM_HOOKS.test(to)))).toEqual([]);
    expect([...reached('apps/server/routes/found.ts')]).toContain('apps/server/engine/exists.ts');
  });
  it('hand in how fields are typed wherever it is asked', () => {
    const asking = files.filter((path) => /import [^;]*\binputOf\b[^;]* from '[^']*field\/views\.ts'/.test(read(path)));
    expect(asking.length).toBeGreaterThan(1);
    const without = asking.filter((path) => !importsOf(read(path)).some((name) => target(path, name) === INPUTS));
    // A cell of rows, drawn by the input that has the rows.
    expect(without).toEqual(['apps/web/records/rows/ItemCell.tsx']);
  });
  it('are found in whatever way they are written', () => {
    const text =
      "import a from 'a';\nimport type { B } from 'b';\nexport * from 'c';\nimport 'd';\nconst e = await import('e');\nimport {\n  f,\n} from 'f';";
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

const presentRooms = () => Object.keys(ROOMS).filter((room) => files.some((path) => path.startsWith(`${room}/`)));
