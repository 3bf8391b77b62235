import type { Point, Profile } from '../curve/points.ts';
import { MARK_OF, POINTS } from '../curve/points.ts';
import type { RoastFault } from '../fault.ts';
import { metaOf } from '../finish/meta.ts';
import type { SheetGreen, SheetRow } from '../limits.ts';
import { MARKS, type Mark, type MarkAt, type Meta, type Reading, type RoastLog } from '../log.ts';
import type { Role } from './heads.ts';
import type { SheetTable } from './table.ts';
import { amountIn, degreesIn, isNothing, massIn, percentIn, pointIn, secondsIn, type Value } from './values.ts';

/** A roast as a row says it, with the day that stands there or above it. */
export interface RowRoast extends Pick<SheetRow, 'points' | 'isBlend' | 'greens'> {
  readonly log: RoastLog;
}

type Cells = readonly string[];

/** What was said of a roast by a row and by those below it that go on with its green beans. */
export interface Gathered {
  /** The row as the spreadsheet numbers it. */
  readonly row: number;
  readonly day: string;
  readonly cells: Cells;
  readonly further: readonly Cells[];
}

/** What a row says in the columns of some roles, in their order. */
const said = ({ columns }: SheetTable, cells: Cells, roles: readonly Role[]) =>
  columns.flatMap((column, at) => {
    const cell = cells[at]?.trim();
    return cell && roles.includes(column.role) ? [{ column, at, cell }] : [];
  });
const cellsOf = (table: SheetTable, cells: Cells, role: Role) => said(table, cells, [role]);

/**
 * The roast of a row. Its masses have to be read; what else cannot be read stays as it stands in the notes, beside the
 * columns that nothing is known of.
 */
export function roastIn(table: SheetTable, { row, day, cells, further }: Gathered): RowRoast | RoastFault {
  const kept: string[] = [];
  const keep = (head: string, cell: string) => kept.push(`${head}: ${cell}`);
  const wrong: RoastFault[] = [];
  const mass = (role: 'green' | 'roasted') =>
    [cells, ...(role === 'green' ? further : [])].flatMap((of) =>
      cellsOf(table, of, role).flatMap(({ column, cell }) => {
        const grams = massIn(cell, column.unit || table.mass);
        if (grams === 'wrong') wrong.push({ key: 'cell', args: { row, head: column.head } });
        if (typeof grams !== 'number') return [];
        const names = cellsOf(table, of, 'beans');
        const name = names.find((one) => one.column.nth === column.nth) ?? (names.length === 1 ? names[0] : undefined);
        return [{ grams, nth: column.nth, name: name?.cell ?? null }];
      }),
    );
  const read = <T>(role: Role, of: (cell: string, at: number) => Value<T>): T | null => {
    const [first] = cellsOf(table, cells, role);
    const value = first ? of(first.cell, first.at) : 'none';
    if (first && value === 'wrong') keep(first.column.head, first.cell);
    return value === 'none' || value === 'wrong' ? null : (value as T);
  };
  const percent = (role: Role) => read(role, (cell, at) => percentIn(cell, table.parts.has(at)));
  const text = (role: Role) =>
    cellsOf(table, cells, role)
      .map(({ cell }) => cell)
      .join('\n') || null;

  const greens = mass('green');
  // One column without a number among several is all of them together.
  const whole = greens.find(({ nth }) => nth === 0 && greens.some((one) => one.nth > 0));
  const parts = greens.filter((one) => one !== whole).map(({ grams, name }): SheetGreen => ({ name, g: grams }));
  const green = whole?.grams ?? (parts.length > 0 ? parts.reduce((sum, { g }) => sum + g, 0) : null);
  const out = mass('roasted')[0]?.grams ?? null;
  const [fault] = wrong;
  if (fault) return fault;
  const loss = percent('loss');
  const left = percent('yield') ?? (loss === null ? null : 100 - loss);
  const roasted = out ?? (green !== null && left !== null ? Math.round(green * left) / 100 : null);

  const { points, clock } = pointsIn(table, cells, keep);
  const beans = [cells, ...further].flatMap((of) => cellsOf(table, of, 'beans').map(({ cell }) => cell));
  // Which green beans they were stands in the notes too, because not all of them may be known here.
  const isBlend = beans.length > 1 || parts.length > 1;
  if (isBlend)
    for (const of of [cells, ...further])
      for (const { column, cell } of said(table, of, ['beans', 'green'])) keep(column.head, cell);
  for (const { column, cell } of said(table, cells, ['batch', 'machine', 'agtron', 'other']))
    if (column.head && !isNothing(cell)) keep(column.head, cell);
  const agtron = read('agtron', (cell) => {
    const amount = amountIn(cell);
    return typeof amount === 'object' ? amount.value : 'none';
  });
  const title = text('title')?.split('\n')[0] ?? null;
  const meta: Partial<Meta> = {
    title: title ?? (beans.join(' + ') || null),
    beans: [...new Set(beans)].join(' + ') || null,
    roasted_at: day.includes('T') || !clock ? day : `${day}T${clock}`,
    batch: text('batch'),
    machine: text('machine'),
    ...{ green_g: green, roasted_g: roasted },
    ...{ moisture_green: percent('moisture_green'), moisture_roasted: percent('moisture_roasted') },
    ...(agtron !== null && { ground_color: agtron, color_system: 'Agtron' }),
    cupping_notes: text('cupping'),
  };
  // What could not be read so far stands behind what was written as a note.
  const roasting_notes = [...(text('notes')?.split('\n') ?? []), ...kept].join('\n') || null;
  return { points, isBlend, greens: parts.length > 1 ? parts : [], log: logOf(points, { ...meta, roasting_notes }) };
}

/** The points of a roast and when it began, as a row says them. */
function pointsIn(table: SheetTable, cells: Cells, keep: (head: string, cell: string) => void) {
  const times = new Map<Point, number>();
  const points: Record<string, number> = {};
  for (const { column, cell } of cellsOf(table, cells, 'point')) {
    const { point, part, unit, head } = column;
    if (!point) continue;
    const degrees = unit === 'C' || unit === 'F' ? unit : table.degrees;
    const value =
      part === 'term'
        ? asPoint(secondsIn(cell, unit), 's')
        : part === null
          ? pointIn(cell, degrees)
          : asPoint(degreesIn(cell, degrees), 'c');
    if (value === 'wrong') keep(head, cell);
    if (typeof value === 'string') continue;
    if (value.s !== undefined) times.set(point, value.s);
    if (value.c !== undefined) points[`${point}_${part === 'air' ? 'air' : 'bean'}`] ??= value.c;
  }
  developed(table, cells, times, keep);
  times.delete('roasting_start');
  for (const [point, s] of times) points[`${point}_term`] = Math.round(s * 1000);
  const isSaid = Object.keys(points).length > 0;
  return { points: isSaid ? { roasting_start_term: 0, ...points } : {}, clock: clockIn(table, cells, keep) };
}

const asPoint = (value: Value<number>, key: 's' | 'c') =>
  (typeof value === 'number' ? { [key]: value } : value) as Value<{ s?: number; c?: number }>;

/** How long it was developed, or which share of its time, says when the first crack began where nothing else does. */
function developed(
  table: SheetTable,
  cells: Cells,
  times: Map<Point, number>,
  keep: (head: string, cell: string) => void,
): void {
  const [drop, first] = [times.get('end'), times.get('first_start')];
  for (const { column, at, cell } of cellsOf(table, cells, 'development')) {
    const isShare = column.unit === '%' || /dtr|%|비율|율|ratio|percent|率/i.test(column.head) || /%\s*$/.test(cell);
    const share = isShare ? percentIn(cell, table.parts.has(at)) : 'none';
    const s = isShare ? 'none' : secondsIn(cell, column.unit);
    if (share === 'wrong' || s === 'wrong') keep(column.head, cell);
    const long =
      typeof s === 'number' ? s : typeof share === 'number' && drop !== undefined ? (drop * share) / 100 : null;
    if (long === null) {
      // Without a time of the drop nothing follows from it, but it was written.
      if (typeof share === 'number' && first === undefined) keep(column.head, cell);
    } else if (first !== undefined && drop === undefined) times.set('end', first + long);
    else if (first === undefined && drop !== undefined && long < drop) times.set('first_start', tenth(drop - long));
    else if (first === undefined) keep(column.head, cell);
  }
}
const tenth = (s: number) => Math.round(s * 10) / 10;

const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** The time of day at which a roast began, `14:06:00`. */
function clockIn(table: SheetTable, cells: Cells, keep: (head: string, cell: string) => void): string | null {
  for (const { column, cell } of cellsOf(table, cells, 'clock')) {
    const [, hour = '', minute = '', second = '00'] = CLOCK.exec(cell) ?? [];
    if (hour && Number(hour) < 24 && Number(minute) < 60) return `${hour.padStart(2, '0')}:${minute}:${second}`;
    if (!isNothing(cell)) keep(column.head, cell);
  }
  return null;
}

/** A log that has readings where something was marked, and no curve between. */
function logOf(points: Profile, known: Partial<Meta>): RoastLog {
  const isMarked = Object.keys(points).length > 0;
  const marked = (isMarked ? POINTS : []).flatMap((point) => {
    const term = points[`${point}_term`];
    const [mark, s] = [MARK_OF[point], typeof term === 'number' ? term / 1000 : null];
    return mark && s !== null
      ? [{ mark, s, bean: points[`${point}_bean`] ?? null, air: points[`${point}_air`] ?? null }]
      : [];
  });
  const read = new Map<number, { readonly s: number; readonly bean: Reading; readonly air: Reading }>();
  for (const { s, bean, air } of marked)
    if (!read.has(s) && (bean !== null || air !== null)) read.set(s, { s, bean, air });
  const rows = [...read.values()].sort((a, b) => a.s - b.s);
  const marks = Object.fromEntries(
    MARKS.map((mark): [Mark, MarkAt | null] => {
      const found = marked.find((one) => one.mark === mark);
      return [mark, found ? { s: found.s, isEstimated: false } : null];
    }),
  ) as RoastLog['marks'];
  const meta = metaOf(known);
  const isHeavier = meta.green_g !== null && meta.roasted_g !== null && meta.roasted_g > meta.green_g;
  return {
    ...meta,
    ...{ source: 'sheet', unit: 'C', zero: 'charge', marks, curves: [], controls: [] },
    time: rows.map(({ s }) => s),
    bean: rows.map(({ bean }) => bean),
    air: rows.map(({ air }) => air),
    notes: isHeavier ? [{ key: 'weight_unlikely' }] : [],
  };
}
