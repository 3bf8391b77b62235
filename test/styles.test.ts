import { expect, it } from 'vitest';
import { files, read } from './harness/imports.ts';

const FLOORS = ['base', 'parts', 'records', 'lists', 'areas', 'shell', 'main', 'build'];
/** An area whose things other areas use. */
const SHARED_AREA = 'areas/chart';

/** Where a style or a component lives: an area, or a floor. */
function roomOf(path: string): string {
  const [floor = '', area = ''] = path.slice('apps/web/'.length).split('/');
  return floor === 'areas' ? `areas/${area}` : floor;
}

/** Lower rooms have lower numbers; areas stand side by side above the one that they share. */
const heightOf = (room: string) =>
  2 * FLOORS.indexOf(room.split('/')[0] ?? '') + (room.startsWith('areas/') && room !== SHARED_AREA ? 1 : 0);

const styles = files.filter((path) => /^apps\/web\/(?!dist).*\.css$/.test(path));
const components = files.filter((path) => /^apps\/web\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx'));

/** The class names that a style sheet has rules for. */
function classesIn(css: string): ReadonlySet<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|\{[^{}]*\}/g, '{}');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** The class names that a component writes. */
const classesOf = (code: string): ReadonlySet<string> =>
  new Set(
    [...code.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, made]) =>
      (plain ?? made ?? '').split(/[\s${}]+/),
    ),
  );

/** Which rooms have to do with each class: those that style it and those that write it. */
function ownersOf(find: (path: string) => ReadonlySet<string>, paths: readonly string[]): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const path of paths)
    for (const name of find(path)) owners.set(name, (owners.get(name) ?? new Set()).add(roomOf(path)));
  return owners;
}

/** Classes that two rooms style of which neither is below the other, or that a room writes which knows nothing of them. */
function stray(
  styled: ReadonlyMap<string, ReadonlySet<string>>,
  written: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return [...styled].flatMap(([name, by]) => {
    const rooms = [...new Set([...by, ...(written.get(name) ?? [])])];
    const lowest = Math.min(...rooms.map(heightOf));
    const owners = rooms.filter((room) => heightOf(room) === lowest);
    return owners.length > 1 ? [`${name}: ${owners.join(', ')}`] : [];
  });
}

const styled = ownersOf((path) => classesIn(read(path)), styles);
const written = ownersOf((path) => classesOf(read(path)), components);

it('a class belongs to one room: areas neither style nor write those of other areas', () => {
  expect(styled.size).toBeGreaterThan(500);
  expect(written.size).toBeGreaterThan(300);
  expect(stray(styled, written)).toEqual([]);
});

it('and one that two areas share is found', () => {
  const rooms = new Map([['tool-x', new Set(['areas/cup', 'areas/brew'])]]);
  expect(stray(rooms, new Map())).toEqual(['tool-x: areas/cup, areas/brew']);
  expect(stray(new Map([['tool-x', new Set(['parts', 'areas/brew'])]]), new Map())).toEqual([]);
  expect(stray(new Map([['tool-x', new Set(['areas/brew'])]]), new Map([['tool-x', new Set(['areas/cup'])]]))).toEqual([
    'tool-x: areas/brew, areas/cup',
  ]);
});
