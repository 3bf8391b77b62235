/** Modules that the same pages load first. */
export interface Heap {
  readonly pages: ReadonlySet<string>;
  readonly ids: readonly string[];
  /** Characters of code. */
  readonly size: number;
  /** Other heaps that these import, by their places in the list of all. */
  readonly imports: ReadonlySet<number>;
}

/** Lists and records are opened all day; a list does not load what records need, nor they what it needs. */
export const OFFICE_PAGES = ['list', 'record'];

/** What one more file costs a page, in characters of code that it could load instead; public pages have few bytes to spare. */
export const FILE_COST = { office: 650_000, ofOffice: 30_000, others: 3_000 };
/** How often counts what a page loads: more where anybody comes by, most where somebody stands before a bag with a phone. */
const weightOf = (page: string): number => (page === SCANNED ? 80 : ANYBODYS.test(page) ? 12 : 1);
const fileCostOf = (page: string): number => {
  if (OFFICE_PAGES.includes(page)) return FILE_COST.office;
  return OF_OFFICE.test(page) ? FILE_COST.ofOffice : FILE_COST.others;
};
/** Definitions, cells and views, of which lists and records are made. */
const OF_OFFICE = /^catalogue\/|\/(cells|views)$/;
const SCANNED = 'bean/BeanPage';
const ANYBODYS =
  /^(home|intro)\/|^sign\/(Signin|Signup)$|\/(BrewingRecord|Flavorwheel|RadarChart|RoastingProfile|InfoEquip)$/;

/** Heaps that are one file, by their places in the list. */
type Parts = readonly number[];
/** For each page 1 if it loads a file, for itself or because another file imports it. */
type Users = Uint8Array;

interface File {
  readonly parts: Parts;
  readonly size: number;
  users: Users;
  /** What all pages together load of it, in characters of code. */
  cost: number;
  /** The files that it imports, also by way of others. */
  readonly imports: Set<File>;
}

/**
 * Joins heaps as long as the files that pages save by that are worth more than what they load in vain, the best pair
 * first. No two files wait for each other, as no two of the heaps do.
 */
export function joined(heaps: readonly Heap[]): readonly Parts[] {
  const pages = [...new Set(heaps.flatMap((heap) => [...heap.pages]))];
  const costOf = pricedFor(pages);
  let files = heaps.map((heap, at): File => {
    const users = Uint8Array.from(pages, (page) => Number(heap.pages.has(page)));
    return { parts: [at], size: heap.size, users, cost: costOf(heap.size, users), imports: new Set() };
  });
  for (const [at, { imports }] of files.entries()) addImports(heaps, files, at, imports);
  for (const file of files) giveUsers(file, costOf);
  for (let pair = bestPair(files, costOf); pair; pair = bestPair(files, costOf)) files = join(files, pair, costOf);
  return files.map(({ parts }) => parts);
}

type CostOf = (size: number, users: Users) => number;

function pricedFor(pages: readonly string[]): CostOf {
  const weights = pages.map(weightOf);
  const files = pages.map(fileCostOf);
  return (size, users) => {
    let cost = 0;
    for (let at = 0; at < users.length; at += 1)
      if (users[at] === 1) cost += (size + (files[at] ?? 0)) * (weights[at] ?? 1);
    return cost;
  };
}

const union = (one: Users, other: Users): Users => one.map((uses, at) => uses | (other[at] ?? 0));

function addImports(heaps: readonly Heap[], files: readonly File[], at: number, found: Set<File>): void {
  for (const to of heaps[at]?.imports ?? []) {
    const file = files[to];
    if (!file || found.has(file)) continue;
    found.add(file);
    addImports(heaps, files, to, found);
  }
}

/** Whoever loads a file loads what it imports. */
function giveUsers(file: File, costOf: CostOf): void {
  for (const imported of file.imports) {
    imported.users = union(imported.users, file.users);
    imported.cost = costOf(imported.size, imported.users);
  }
}

function bestPair(files: readonly File[], costOf: CostOf): readonly [File, File] | undefined {
  let best: readonly [File, File] | undefined;
  let most = 0;
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      const saved = savedBy(one, other, most, costOf);
      if (saved > most && !wouldWait(one, other) && !wouldWait(other, one)) [best, most] = [[one, other], saved];
    }
  return best;
}

/** What pages save when two files are one; any number that is not more than `enough` when it is not more. */
function savedBy(one: File, other: File, enough: number, costOf: CostOf): number {
  const users = union(one.users, other.users);
  let saved = one.cost + other.cost - costOf(one.size + other.size, users);
  for (const imported of new Set([...one.imports, ...other.imports])) {
    if (saved <= enough) return saved;
    if (imported !== one && imported !== other)
      saved -= costOf(imported.size, union(imported.users, users)) - imported.cost;
  }
  return saved;
}

/** Whether the second is imported by a file that the first imports: as one they and that file would wait for each other. */
const wouldWait = (one: File, other: File) =>
  [...one.imports].some((between) => between !== other && between.imports.has(other));

function join(files: readonly File[], [one, other]: readonly [File, File], costOf: CostOf): File[] {
  const size = one.size + other.size;
  const users = union(one.users, other.users);
  const imports = new Set([...one.imports, ...other.imports]);
  imports.delete(one);
  imports.delete(other);
  const file: File = { parts: [...one.parts, ...other.parts], size, users, cost: costOf(size, users), imports };
  const rest = files.filter((left) => left !== one && left !== other);
  for (const left of rest) {
    const isImported = [left.imports.delete(one), left.imports.delete(other)].includes(true);
    if (isImported) for (const imported of [file, ...imports]) left.imports.add(imported);
  }
  giveUsers(file, costOf);
  return [...rest, file];
}
