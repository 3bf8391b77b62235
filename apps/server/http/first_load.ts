import { existsSync, readFileSync } from 'node:fs';
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
type Manifest = ReadonlyMap<string, Chunk>;

/**
 * The HTML of the web app for each address. It names the scripts and styles of the page that the address opens, so that
 * they are on their way together with the script that would ask for them; without the build's list it names none.
 */
export function pageFor(webDir: string): (path: string, isSignedIn: boolean) => string {
  const html = readFileSync(join(webDir, 'index.html'), 'utf8');
  const chunks = readManifest(webDir);
  const made = new Map<string, string>();
  return (path, isSignedIn) => {
    const names = chunks ? firstOf(chunks, path, isSignedIn) : [];
    const key = names.join();
    const page = made.get(key) ?? withLinks(html, chunks ? filesOf(chunks, names) : []);
    made.set(key, page);
    return page;
  };
}

function readManifest(webDir: string): Manifest | null {
  const path = join(webDir, '.vite/manifest.json');
  if (!existsSync(path)) return null;
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(Object.entries(chunks));
}

/** What the page of an address loads first: the texts of its language, the file that bears its name, what it is about and how that looks. */
function firstOf(chunks: Manifest, path: string, isSignedIn: boolean): string[] {
  const texts = `virtual:messages/${localeOf(path)}`;
  const place = findPlace(withoutEnd(withoutLocale(path)), isSignedIn);
  if (!place) return [texts].filter((name) => chunks.has(name));
  const { page, screen } = place.tab;
  const shown = shownAt(place.tab);
  const file = screen ? (place.id ? 'RecordScreen' : 'ListScreen') : page;
  const parts = [screen ? 'work' : page && PAGES[page], ...(shown ? textsFor(shown) : [])];
  const made = shown ? ['main/views.ts', ...viewsFor(shown), definitionsFor(shown)] : [];
  const files = [`/${file}.tsx`, ...made];
  return [texts, ...files.flatMap((end) => endingIn(chunks, end)), ...parts.map((part) => `${texts}/${part}`)].filter(
    (name) => chunks.has(name),
  );
}

/** What each list and form needs besides what all of them need. */
const NEEDS = new Map(screens.map((screen) => [screen.name, needsOf(screen)]));
const textsFor = (screen: string): readonly string[] => NEEDS.get(screen)?.texts ?? [];
const viewsFor = (screen: string): string[] => (NEEDS.get(screen)?.views ?? []).map((area) => `areas/${area}/views.ts`);
/** The file with the definitions of the area that a screen belongs to. */
const definitionsFor = (screen: string): string => `/model/catalogue/${areaOf(screen)}.ts`;

const endingIn = (chunks: Manifest, end: string): string[] => [...chunks.keys()].filter((name) => name.endsWith(end));

/** An address without slashes at its end. A pattern would begin anew at each slash of a long row. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The files of some chunks, after those that they import. */
function filesOf(chunks: Manifest, names: readonly string[]): ReadonlySet<string> {
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

/** The page with links to files that it does not name yet; styles after its own, because they overrule them. */
function withLinks(html: string, files: Iterable<string>): string {
  const links = [...files]
    .filter((file) => !html.includes(`"/${file}"`))
    .map(
      (file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`,
    );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
