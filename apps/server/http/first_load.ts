import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, needsOf } from '@hanjan/model/catalogue/area.ts';
import { screens } from '@hanjan/model/catalogue.ts';
import { findPlace, PAGES, shownAt } from '@hanjan/model/menu.ts';
import { localeOf, withoutLocale } from '@hanjan/model/messages/locales.ts';

/** A file of the built web app with what it needs, as the build lists it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
/** What the build says of its files. */
interface Built {
  readonly chunks: ReadonlyMap<string, Chunk>;
  /** The file of each page, and of each list that stands on a page of its own. */
  readonly pages: Readonly<Record<string, string>>;
}

/**
 * The HTML of the web app for each address. It names the scripts and styles of the page that the address opens, so that
 * they are on their way together with the script that would ask for them; without the build's list it names none.
 */
export function pageFor(webDir: string): (path: string, isSignedIn: boolean) => string {
  const html = readFileSync(join(webDir, 'index.html'), 'utf8');
  const built = readBuilt(webDir);
  const made = new Map<string, string>();
  return (path, isSignedIn) => {
    const names = built ? firstOf(built, path, isSignedIn) : [];
    const key = names.join();
    const page = made.get(key) ?? withLinks(html, built ? bySize(webDir, filesOf(built, names)) : []);
    made.set(key, page);
    return page;
  };
}

function readBuilt(webDir: string): Built | null {
  const read = (name: string) => JSON.parse(readFileSync(join(webDir, '.vite', name), 'utf8'));
  if (!existsSync(join(webDir, '.vite/manifest.json'))) return null;
  const chunks: Record<string, Chunk> = read('manifest.json');
  return { chunks: new Map(Object.entries(chunks)), pages: read('pages.json') };
}

const LIST = 'lists/page/ListScreen.tsx';
const RECORD = 'shell/screen/RecordScreen.tsx';

/** What the page of an address loads first: the texts of its language, its file, what it is about and how that looks. */
function firstOf({ chunks, pages }: Built, path: string, isSignedIn: boolean): string[] {
  const texts = `virtual:messages/${localeOf(path)}`;
  const place = findPlace(withoutEnd(withoutLocale(path)), isSignedIn);
  if (!place) return [texts].filter((name) => chunks.has(name));
  const { page, screen } = place.tab;
  const shown = shownAt(place.tab);
  const file = screen ? (place.id ? RECORD : (pages[screen] ?? LIST)) : page && pages[page];
  const parts = [screen ? 'work' : page && PAGES[page], ...(shown ? textsFor(shown) : [])];
  const isList = screen !== undefined && !place.id;
  const made = shown ? [...cellsFor(shown), ...(isList ? [] : viewsFor(shown)), definitionsFor(shown)] : [];
  return [texts, ...(file ? [file] : []), ...made, ...parts.map((part) => `${texts}/${part}`)].filter((name) =>
    chunks.has(name),
  );
}

/** What each list and form needs besides what all of them need. */
const NEEDS = new Map(screens.map((screen) => [screen.name, needsOf(screen)]));
const textsFor = (screen: string): readonly string[] => NEEDS.get(screen)?.texts ?? [];
const cellsFor = (screen: string): string[] => [
  'main/cells.ts',
  ...(NEEDS.get(screen)?.cells ?? []).map((area) => `areas/${area}/cells.ts`),
];
const viewsFor = (screen: string): string[] => [
  'main/views.ts',
  ...(NEEDS.get(screen)?.views ?? []).map((area) => `areas/${area}/views.ts`),
];
/** The file with the definitions of the area that a screen belongs to. */
const definitionsFor = (screen: string): string => `../../packages/model/catalogue/${areaOf(screen)}.ts`;

/** An address without slashes at its end. A pattern would begin anew at each slash of a long row. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The files of some chunks, after those that they import. */
function filesOf({ chunks }: Built, names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    chunk.imports?.forEach(visit);
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file);
  };
  names.forEach(visit);
  return files;
}

/**
 * The styles in their order, then the scripts, small ones first: over plain http a browser has six files under way, and
 * many small ones after the large ones would wait for each other while nothing else comes.
 */
function bySize(webDir: string, files: ReadonlySet<string>): string[] {
  const sizeOf = (file: string) => statSync(join(webDir, file), { throwIfNoEntry: false })?.size ?? 0;
  const sizes = new Map([...files].map((file) => [file, file.endsWith('.css') ? -1 : sizeOf(file)]));
  return [...files].sort((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0));
}

/** The page with links to files that it does not name yet; styles after its own, because they overrule them. */
function withLinks(html: string, files: Iterable<string>): string {
  const links = [...files]
    .filter((file) => !html.includes(`"/${file}"`))
    .map(
      (file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`,
    );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
