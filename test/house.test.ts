import { describe, expect, it } from 'vitest';
import { files, importsIn, isCode, isTest, read, target, type Written } from './harness/imports.ts';

interface Import extends Pick<Written, 'how'> {
  readonly from: string;
  readonly to: string;
}

/** Where every folder is to be understood by itself. */
const HOUSES = ['packages/core', 'packages/model', 'packages/charts', 'packages/roastlog', 'apps/server', 'apps/web'];
const MOST_LINES = { code: 300, test: 400 };
const MOST_ROOMS = 8;
const MOST_FILES = 30;
/** Lists of facts of one shape, which are looked up by name and not read. */
const LISTS = /^packages\/model\/(messages\/(ko|en)|seed\/code)$/;
/** Cases of one suite, which stand side by side. */
const SUITES = /^test\/(api|e2e|harness)$/;

const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`);
const imports: readonly Import[] = files
  .filter((path) => isCode(path) && !isTest(path))
  .flatMap((from) => importsIn(read(from)).map(({ name, how }) => ({ from, to: target(from, name), how })));

/**
 * The circles below a folder: its files and the folders in it, each folder taken as one, import one another one way. Two
 * files may know each other's types; between folders nothing goes back.
 */
function circlesIn(all: readonly Import[], folder: string): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to, how } of all) {
    const shared = sharedFolder(from, to);
    if (shared !== folder && !isIn(shared, folder)) continue;
    const [a, b] = [childOf(shared, from), childOf(shared, to)];
    const areFiles = a === from && b === to;
    if (a === b || (areFiles && how !== 'value')) continue;
    arrows.set(a, (arrows.get(a) ?? new Set()).add(b));
  }
  return [...arrows.keys()].filter((start) => reaches(arrows, start)).sort();
}

/** Whether a walk along the arrows comes back to its beginning. */
function reaches(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string): boolean {
  const seen = new Set<string>();
  const open = [...(arrows.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === start) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(arrows.get(next) ?? []));
  }
  return false;
}

function sharedFolder(a: string, b: string): string {
  const [ours, theirs] = [a.split('/').slice(0, -1), b.split('/').slice(0, -1)];
  const end = ours.findIndex((part, at) => part !== theirs[at]);
  return (end === -1 ? ours : ours.slice(0, end)).join('/');
}

const childOf = (folder: string, path: string): string => `${folder}/${path.slice(folder.length + 1).split('/', 1)[0]}`;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const linesOf = (path: string) => read(path).trimEnd().split('\n').length;

/** The folders with more files than somebody takes in at a glance. */
function crowded(paths: readonly string[]): string[] {
  const counts = Map.groupBy(paths, folderOf);
  return [...counts]
    .filter(([folder, inside]) => inside.length > MOST_FILES && !LISTS.test(folder) && !SUITES.test(folder))
    .map(([folder, inside]) => `${folder}: ${inside.length}`);
}

describe('the house', () => {
  it.each(HOUSES)('%s has no circle, between files or folders, in whatever way they are imported', (house) => {
    expect(imports.filter(({ from }) => isIn(from, house)).length).toBeGreaterThan(50);
    expect(circlesIn(imports, house)).toEqual([]);
  });
  it.each<[string, Import]>([
    ['a type', { from: 'apps/web/parts/Icon.tsx', to: 'apps/web/base/texts/index.ts', how: 'type' }],
    ['an import while running', { from: 'apps/web/base/store/store.ts', to: 'apps/web/main/main.tsx', how: 'dynamic' }],
    ['a value', { from: 'apps/web/records/field/views.ts', to: 'apps/web/records/kinds/inputs.ts', how: 'value' }],
  ])('%s that goes back makes one', (_, added) => {
    const back = { from: added.to, to: added.from, how: added.how };
    const known = imports.some(({ from, to }) => from === added.to && to === added.from);
    expect(circlesIn([...imports, added, ...(known ? [] : [back])], 'apps/web')).not.toEqual([]);
  });
  it('has few rooms on its first level', () => {
    const rooms = new Set(files.flatMap((path) => /^apps\/web\/([^/]+)\//.exec(path)?.[1] ?? []));
    rooms.delete('public');
    expect(rooms.size).toBeLessThanOrEqual(MOST_ROOMS);
  });
  it('has folders that one takes in', () => {
    expect(crowded(files)).toEqual([]);
    expect(crowded(Array.from({ length: 31 }, (_, at) => `apps/web/base/${at}.ts`))).toEqual(['apps/web/base: 31']);
  });
  it('has files that one reads in one go', () => {
    const most = (path: string) => (/^(test|bench)\//.test(path) || isTest(path) ? MOST_LINES.test : MOST_LINES.code);
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((path) => isCode(path) && linesOf(path) > most(path))).toEqual([]);
  });
});
