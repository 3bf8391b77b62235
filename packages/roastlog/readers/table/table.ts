import { RoastFaultError } from '../../fault.ts';
import type { Control, Mark, Meta, Note, RawLog, Unit } from '../../log.ts';
import { cellsOf, numberOf } from '../../text/cells.ts';
import type { Reader } from '../reader.ts';
import { type Clock, clockOf, finest } from './clock.ts';
import { type Column, columnOf, type Role, unitOf } from './guess.ts';
import { probeOf } from './probe.ts';
import { setAt, type Timed, timed } from './rows.ts';
import { stampOf } from './stamps.ts';
import { markOf } from './words.ts';

/** Lines in which the head of a table is looked for: programs write a title or two above it. */
const MOST_ABOVE = 40;
/** What a column of air or drum has beyond this is a temperature and no step of a machine. */
const MOST_SET = 120;

/** How tables begin that `csvOf` wrote: whatever is in them is a roast. */
const OWN = /^"?# source: /;

const CONTROLS: readonly Control['kind'][] = ['heat', 'airflow', 'drum'];
const isTemperate = ({ role }: Column) => role === 'bean' || role === 'air' || role === 'temperature';

/**
 * Tables of anybody: hand-made logs, exports of spreadsheets and of programs that have no reader of their own, with a
 * head in English or Korean. Columns may stand in any order: a time, a bean temperature, and whatever else there is
 * (air, further probes, what was set, notes and flags that name a mark, a unit, a date, a name).
 */
export const table: Reader = {
  source: 'table',
  recognises: (text, { lines }) => !/^\s*[[{<]/.test(text) && headOf(cellsOf(lines.join('\n'))) !== null,
  read(text) {
    const rows = cellsOf(text);
    const head = headOf(rows);
    if (!head) throw new RoastFaultError('unknown');
    return read(rows.slice(head.below), head.below + 1, head.columns, OWN.test(rows[0]?.[0] ?? ''));
  },
};

/** The columns of a table, and where what is below its head begins; null when there is no head. */
function headOf(rows: readonly (readonly string[])[]) {
  for (const [index, cells] of rows.slice(0, MOST_ABOVE).entries()) {
    const columns = cells.map((cell) => columnOf(cell));
    if (!isHead(columns)) continue;
    const units = rows[index + 1] ?? [];
    const hasUnits = units.some((cell) => unitOf(cell)) && units.every((cell) => numberOf(cell, ',') === null);
    const measured = cells.map((cell, column) => columnOf(cell, units[column]));
    // A time in °C is no time: then what stands below are no units.
    return hasUnits && isHead(measured) ? { columns: measured, below: index + 2 } : { columns, below: index + 1 };
  }
  return null;
}

const isHead = (columns: readonly Column[]) => columns.some(({ role }) => role === 'time') && columns.some(isTemperate);

type Rows = readonly (readonly string[])[];

function read(rows: Rows, below: number, heads: readonly Column[], isOwn: boolean): RawLog {
  const columns = heads.map((column, at) => settled(column, rows, at));
  const places = (role: Role) => columns.flatMap((column, at) => (column.role === role ? [at] : []));
  const beans = [...places('bean'), ...places('temperature')];
  const [first] = beans;
  if (first === undefined) throw new RoastFaultError('no_bean');
  const said = [first, ...columns.keys()].map((at) => degreesIn(columns[at]?.unit)).find(Boolean);
  const [unitColumn] = places('unit');
  const written = unitColumn === undefined ? [] : cellsIn(rows, unitColumn).map(unitOf);
  const told = said ?? written.map(degreesIn).find(Boolean);
  // What is told in the other unit is the same probe once more.
  const other = told && (told === 'F' ? 'C' : 'F');
  const isOther = (at: number) => other !== undefined && columns[at]?.unit === other;
  const readings = (at: number) => cellsIn(rows, at).map((cell) => numberOf(cell, ','));
  const clock = clockIn(rows, places('time'), columns, first);
  const sheet = timed(rows, below, (_cells, index) => clock.times[index] ?? null);
  const {
    at: bean,
    unit,
    notes,
  } = probeOf(
    beans.filter((at) => !isOther(at)).map((at) => [at, readings(at)] as const),
    told,
    isOwn,
  );
  const air = places('air').find((at) => !isOther(at));
  const log = {
    source: 'table',
    unit,
    time: sheet.time,
    bean: sheet.numbers(bean),
    air: sheet.numbers(air),
    marks: marksOf(sheet, columns, places('event')),
    curves: columns.flatMap((column, at) => {
      const isCurve = ['air', 'bean', 'temperature', 'probe', 'other'].includes(column.role) && !column.mark;
      if (!isCurve || at === bean || at === air || isOther(at)) return [];
      return sheet.curve(at, column.name, column.role === 'other' ? column.unit : 'temperature');
    }),
    controls: CONTROLS.flatMap((kind) =>
      places(kind).flatMap((at) => sheet.control(at, kind, columns[at]?.name ?? '', columns[at]?.unit ?? '')),
    ),
    meta: metaOf(rows, places('title'), places('date'), clock.start?.iso ?? null),
  } as const;
  const assumed: Note[] = [
    ...notes,
    ...(clock.assumed ? [{ key: 'time_assumed' as const, args: { unit: clock.assumed } }] : []),
  ];
  return { ...log, notes: [...assumed, ...sheet.notes()] };
}

const degreesIn = (unit: string | undefined): Unit | undefined => (unit === 'C' || unit === 'F' ? unit : undefined);

/** The column as its cells have it: names of coffees are no temperatures, and what is 200 in a column `air` is no fan. */
function settled(column: Column, rows: Rows, at: number): Column {
  const { role } = column;
  const isPlace = role === 'bean' || role === 'airflow' || role === 'drum';
  const value = isPlace ? most(rows, at) : 0;
  if (role === 'bean' && value <= 0 && rows.some((cells) => cells[at]?.trim())) return { ...column, role: 'title' };
  if (role === 'airflow' && value > MOST_SET && /^(?:air|에어)$/i.test(column.name)) return { ...column, role: 'air' };
  if (role === 'drum' && value > MOST_SET) return { ...column, role: 'probe' };
  return column;
}

const cellsIn = (rows: Rows, column: number) => rows.map((cells) => cells[column] ?? '');

const most = (rows: Rows, column: number) =>
  rows.reduce((most, cells) => Math.max(most, numberOf(cells[column], ',') ?? 0), 0);

/** The time of the rows; minutes and seconds in columns of their own are one. */
function clockIn(rows: Rows, places: readonly number[], columns: readonly Column[], bean: number): Clock {
  const readings = cellsIn(rows, bean).map((cell) => numberOf(cell, ','));
  const clocks = places.map((at) => clockOf(cellsIn(rows, at), columns[at]?.unit ?? '', readings));
  const [minutes, seconds] = ['min', 's'].map((unit) => places.find((at) => columns[at]?.unit === unit));
  if (minutes !== undefined && seconds !== undefined && most(rows, seconds) < 60) {
    const together = rows.map((cells) => `${cells[minutes]}:${cells[seconds]}`);
    clocks.push(clockOf(together, '', readings));
  }
  return finest(clocks);
}

/** Where notes and flags first name a mark. */
function marksOf({ rows }: Timed, columns: readonly Column[], events: readonly number[]): RawLog['marks'] {
  const marks: Partial<Record<Mark, number>> = {};
  for (const { s, cells } of rows) {
    for (const at of events) {
      const mark = cells[at] ? markOf(cells[at]) : null;
      if (mark) marks[mark] ??= s;
    }
  }
  for (const [at, { mark, role }] of columns.entries()) {
    // What is set from the first row on was set before it, except the charge, with which many logs begin.
    const s = mark && role === 'other' ? setAt(rows, at, mark === 'CHARGE' ? 0 : 1) : undefined;
    if (mark && s !== undefined) marks[mark] ??= s;
  }
  return marks;
}

/** The name of the coffee where it is the same in every row, and the day. */
function metaOf(rows: Rows, titles: readonly number[], dates: readonly number[], start: string | null): Partial<Meta> {
  const same = (at: number) => {
    const texts = new Set(cellsIn(rows, at).map((cell) => cell.trim()));
    texts.delete('');
    return texts.size === 1 ? [...texts][0] : undefined;
  };
  const day = dates.map((at) => stampOf(same(at))?.iso).find(Boolean);
  return { title: titles.map(same).find(Boolean) ?? null, roasted_at: start ?? day ?? null };
}
