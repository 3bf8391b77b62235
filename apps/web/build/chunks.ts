import { build, type PluginOption, type Rollup } from 'vite';
import { type Heap, joined, OFFICE_PAGES } from './joined.ts';

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

/** Modules that hand in pages: what they load while running is a page, what others load so is opened from a page. */
const HANDS_IN = /\/apps\/web\/(areas\/\w+\/area|main\/definitions|shell\/screen\/screen)\.ts$/;
const LIST = /\/ListScreen\.tsx$/;
const RECORD = /\/(RecordScreen\.tsx|main\/views\.ts)$/;
/** Lists and records, and what all of them load. */
const OFFICE = /\/(ListScreen|RecordScreen|OrgTool|Waits|main\/(cells|views))\.tsx?$/;
/** What is loaded with a list or a record only. */
const WITH_OFFICE = /\/(areas\/\w+\/(cells|views)|Inventory|QcList|RoastList|model\/catalogue\/\w+)\.tsx?$/;

/** Nothing else is joined with these. */
const OFFICE_STYLES = 'styles';

/** What every page loads, as one file. */
export const BASE = { name: 'base', tags: ['$initial' as const], priority: 1 };

/**
 * The files that pages share, by who needs them. Over plain http each file costs a round trip, and eight files more are
 * 150 ms; but a page is not to load what it never needs. A build without such files says what each page really loads; what
 * is loaded later alone stays with what opens it.
 */
export async function sharedByPages(root: string, plugins: readonly PluginOption[]) {
  let pages: readonly string[] = [];
  /** Styles, each with the modules that import it. */
  let styles: readonly (readonly [string, readonly string[]])[] = [];
  const listPages: PluginOption = {
    name: 'pages',
    generateBundle() {
      const handing = [...this.getModuleIds()].filter((id) => HANDS_IN.test(id));
      pages = handing.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      styles = [...this.getModuleIds()].filter(isStyle).map((id) => [id, this.getModuleInfo(id)?.importers ?? []]);
    },
  };
  const built = (await build({
    configFile: false,
    root,
    plugins: [...plugins, listPages],
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { output: { codeSplitting: { groups: [BASE] } } } },
  })) as Rollup.RollupOutput;
  const chunks = new Map(built.output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const heaps = heapsOf(chunks, pages);
  const placed = new Set(heaps.flatMap(({ ids }) => ids));
  return joined(heaps).map((parts) => {
    const inside = new Set(parts.flatMap((at) => heaps[at]?.ids ?? []));
    // Styles of one file come as one file, too.
    for (const [id, by] of styles)
      if (!placed.has(id) && by.length > 0 && by.every((one) => inside.has(one))) inside.add(id);
    return {
      name: 'shared',
      test: (id: string) => inside.has(id),
      // The build has said what the pages load; what is imported and never used would come along otherwise.
      includeDependenciesRecursively: false,
    };
  });
}

/** Modules by the pages that load them first, without those that every page loads. */
function heapsOf(chunks: Chunks, pages: readonly string[]): Heap[] {
  const users = new Map<string, Set<string>>();
  const sizes = new Map<string, number>();
  for (const page of pages) {
    const start = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === page);
    for (const { modules, isEntry } of start ? loadedWith(chunks, start) : []) {
      if (isEntry) continue;
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        if (pages.includes(id)) continue;
        sizes.set(id, renderedLength);
        users.set(id, (users.get(id) ?? new Set()).add(page));
      }
    }
  }
  const placed = [...users].flatMap(([id, by]) => {
    const names = namesOf(by);
    // The styles of lists and records come as one file: while files of styles come nothing else does.
    const isOffice = isStyle(id) && [...by].every((page) => OFFICE.test(page) || WITH_OFFICE.test(page));
    return by.size > 1 || isOffice ? [[id, isOffice ? OFFICE_STYLES : names.join(' ')] as const] : [];
  });
  const groups = [...Map.groupBy(placed, ([, names]) => names)];
  const placeOf = new Map(groups.flatMap(([, modules], at) => modules.map(([id]) => [id, at] as const)));
  return groups.map(([names, modules], at) => {
    const ids = modules.map(([id]) => id);
    const own = [...chunks.values()].filter(({ moduleIds }) =>
      moduleIds.some((id) => placeOf.get(id) === at && !isStyle(id)),
    );
    const imported = own.flatMap((chunk) => chunk.imports.flatMap((name) => chunks.get(name)?.moduleIds ?? []));
    const imports = new Set(imported.flatMap((id) => placeOf.get(id) ?? []));
    imports.delete(at);
    return {
      pages: new Set(names.split(' ')),
      ids,
      imports,
      size: ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0),
    };
  });
}

const isStyle = (id: string) => id.endsWith('.css');

/** A file with all files that it imports. */
function loadedWith(chunks: Chunks, start: Rollup.OutputChunk): ReadonlySet<Rollup.OutputChunk> {
  const loaded = new Set([start]);
  for (const { imports } of loaded)
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) loaded.add(chunk);
    }
  return loaded;
}

/** The pages by name, all lists as one and all records, without what is loaded with those anyway. */
function namesOf(pages: ReadonlySet<string>): string[] {
  const office = [...pages].filter((page) => OFFICE.test(page));
  const inList = office.some((page) => !RECORD.test(page));
  const inRecord = office.some((page) => !LIST.test(page));
  const others = [...pages].filter((page) => !OFFICE.test(page) && !(office.length > 0 && WITH_OFFICE.test(page)));
  return [
    ...OFFICE_PAGES.filter((page) => (page === 'list' ? inList : inRecord)),
    ...others.map((page) => page.replace(/^.*\/(\w+\/\w+)\.tsx?$/, '$1')),
  ].sort();
}
