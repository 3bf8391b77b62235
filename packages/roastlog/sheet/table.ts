import { type Column, columnOf, type Role, type SheetUnit } from './heads.ts';
import { amountIn, areParts, degreesBy, isNothing, massUnitBy, numbersIn } from './values.ts';

/** Rows in which the head of a sheet is looked for: people write a title or two above it. */
const MOST_ABOVE = 40;
const MOST_COLUMNS = 64;

type Rows = readonly (readonly string[])[];

/** A sheet that has a row for each roast: its columns, where what is below its head begins, and the units that its cells have. */
export interface SheetTable {
  readonly columns: readonly Column[];
  /** The first row below the head, counted from 0. */
  readonly below: number;
  readonly mass: SheetUnit;
  readonly degrees: 'C' | 'F';
  /** Columns of shares that hold parts of one. */
  readonly parts: ReadonlySet<number>;
}

/** The head of a sheet of roasts, in one row or in two of which the upper one says what belongs together; null for any other table. */
export function sheetTable(rows: Rows, around: string): SheetTable | null {
  for (const [at, cells] of rows.slice(0, MOST_ABOVE).entries()) {
    const heads = cells.slice(0, MOST_COLUMNS);
    if (!isHeadRow(heads)) continue;
    const next = rows[at + 1]?.slice(0, MOST_COLUMNS) ?? [];
    const isTwo = isHeadRow(next) && hasGaps(heads, next);
    for (const [names, below] of [
      ...(isTwo ? [[together(heads, next), at + 2] as const] : []),
      [heads, at + 1] as const,
    ]) {
      const columns = names.map(columnOf);
      if (columns.every(({ role }) => role !== 'day')) continue;
      const table = tableOf(columns, rows, below);
      if (isOfRoasts(table.columns, around)) return table;
    }
  }
  return null;
}

/** What is written above a table beside its head: `2024 로스팅 일지` says what its weights are of. */
const OF_ROASTS = /로스팅|볶|roast(?!er)|焙煎/i;

/** Days, and what was roasted on them; of a list of names and weights alone something around it has to say that they are of roasts. */
function isOfRoasts(columns: readonly Column[], around: string): boolean {
  const has = (...roles: readonly Role[]) => columns.some(({ role }) => roles.includes(role));
  if (!has('day') || !has('title', 'beans', 'green', 'roasted')) return false;
  const words = [around, ...columns.flatMap(({ role, head }) => (role === 'day' ? [head] : []))];
  return columns.some(({ isOfRoasts }) => isOfRoasts) || (has('green') && words.some((text) => OF_ROASTS.test(text)));
}

const isHeadRow = (cells: readonly string[]) => {
  const said = cells.filter((cell) => cell.trim());
  return said.length >= 2 && said.every((cell) => amountIn(cell) === 'wrong' && !/\d[-./]\d/.test(cell));
};
/** Whether the second row says what the first leaves open: beside or beneath cells that are one. */
const hasGaps = (above: readonly string[], below: readonly string[]) =>
  below.some((cell, at) => cell.trim() && !above[at]?.trim()) ||
  below.some((cell, at) => !cell.trim() && above[at]?.trim());

function together(above: readonly string[], below: readonly string[]): string[] {
  let last = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [upper, lower] = [above[at]?.trim() ?? '', below[at]?.trim() ?? ''];
    if (upper || !lower) last = upper;
    return `${last} ${lower}`.trim();
  });
}

/** The columns as their cells have them. */
function tableOf(heads: readonly Column[], rows: Rows, below: number): SheetTable {
  const cells = (at: number) => rows.slice(below).map((row) => row[at] ?? '');
  const columns = once(asWeighed(heads, cells));
  const of = (...roles: readonly Role[]) => columns.flatMap((column, at) => (roles.includes(column.role) ? [at] : []));
  const masses = of('green', 'roasted');
  const said = masses.map((at) => columns[at]?.unit).find(Boolean);
  const charged = of('green').flatMap(cells);
  const points = columns.flatMap(({ role, part }, at) => (role === 'point' && part === 'bean' ? [at] : []));
  const degrees = points.map((at) => columns[at]?.unit).find((unit) => unit === 'C' || unit === 'F');
  return {
    columns,
    below,
    mass: said ?? massUnitBy(charged.length > 0 ? charged : of('roasted').flatMap(cells)),
    degrees: (degrees as 'C' | 'F' | undefined) ?? degreesBy(points.flatMap(cells)),
    parts: new Set(
      of('loss', 'yield', 'moisture_green', 'moisture_roasted', 'development').filter((at) => areParts(cells(at))),
    ),
  };
}

/** What comes out of a drum of what went in, at the least. */
const LEAST_LEFT = 0.6;

/**
 * Heads such as `투입` and `배출`, or `green` and `roasted`, are of masses where they stand above numbers of which the second
 * is as much less as coffee loses.
 */
function asWeighed(columns: readonly Column[], cells: (at: number) => readonly string[]): Column[] {
  const place = (role: Role, name: Role, point: Column['point']) => {
    const at = columns.findIndex((column) => column.role === role);
    const isOpen = (column: Column) =>
      column.role === name || (column.role === 'point' && column.point === point && column.part === null);
    return {
      role,
      isSaid: at >= 0,
      at: at >= 0 ? at : columns.findIndex((one, at) => isOpen(one) && middle(cells(at)) !== null),
    };
  };
  const [green, roasted] = [place('green', 'beans', 'roasting_start'), place('roasted', 'title', 'end')];
  const [before, after] = [green, roasted].map(({ at }) => (at < 0 ? null : middle(cells(at))));
  const share = before && after ? after / before : null;
  const isWeighed = ({ at, isSaid }: typeof green) =>
    at >= 0 && !isSaid && (share === null ? columns[at]?.role !== 'point' : share >= LEAST_LEFT && share < 1);
  return columns.map((column, at) => {
    const found = [green, roasted].find((one) => one.at === at && isWeighed(one));
    return found ? { ...column, role: found.role, point: null, part: null, isOfRoasts: true } : column;
  });
}

/** The number in the middle of those in a column; null where most of its cells are something else. */
function middle(cells: readonly string[]): number | null {
  const said = cells.filter((cell) => cell.trim() && !isNothing(cell));
  const numbers = numbersIn(said);
  return numbers.length * 2 > said.length ? (numbers[numbers.length >> 1] ?? null) : null;
}

/** Of what a sheet says twice the first counts, but for several green beans, and names, of which the second is the bean's. */
function once(columns: readonly Column[]): Column[] {
  const seen = new Set<string>();
  const hasBeans = columns.some(({ role }) => role === 'beans');
  return columns.map((column) => {
    const nameOf = ({ role, point, part, nth }: Column) => [role, point, part, nth].join(' ');
    const isAgain = seen.has(nameOf(column));
    seen.add(nameOf(column));
    const isFree = ['other', 'notes', 'cupping', 'clock'].includes(column.role);
    if (!isAgain || isFree) return column;
    const isBean = column.role === 'title' && !hasBeans && !seen.has('beans');
    if (isBean) seen.add('beans');
    return { ...column, role: isBean ? 'beans' : 'other' };
  });
}

/** Whether a table that reads as the log of one roast is a sheet of many: it says too much of each row. */
export function isSurely(table: SheetTable, days: readonly (string | null)[]): boolean {
  const of = new Set(days.flatMap((day) => day?.slice(0, 10) ?? []));
  const ofRoasts = table.columns.filter(
    ({ role, part }) => ['green', 'roasted', 'loss', 'yield', 'agtron'].includes(role) || (role === 'point' && part),
  );
  return of.size > 1 || ofRoasts.length > 2;
}
