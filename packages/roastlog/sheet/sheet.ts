import type { RoastFault } from '../fault.ts';
import type { NamedLog } from '../limits.ts';
import type { RoastLog } from '../log.ts';
import { daysOf } from './days.ts';
import { type Gathered, type RowRoast, roastIn } from './rows.ts';
import { isSurely, type SheetTable, sheetTable } from './table.ts';
import { isNothing, massIn } from './values.ts';

/** Roasts of one sheet that are read, and rows in which they are looked for. */
const MOST_ROASTS = 10_000;
const MOST_ROWS = 50_000;

type Rows = readonly (readonly string[])[];

/** The roasts of a sheet, and what could not be read of it. */
export interface SheetRoasts {
  readonly roasts: readonly NamedLog[];
  readonly faults: readonly RoastFault[];
}

/**
 * The roasts of a table that has a row for each, with at least a day and a name or a weight; null for any other table.
 * `isLog` says that it also reads as the log of one roast: then it has to look like nothing else than many. `around` is
 * what the file and its sheet are called.
 */
export function roastsOfSheet(all: Rows, around: string, tab: string, isLog: boolean): SheetRoasts | null {
  const rows = all.slice(0, MOST_ROWS);
  const title = rows.slice(0, 5).map((cells) => cells.join(' ').slice(0, 200));
  const table = sheetTable(rows, `${around} ${tab} ${title.join(' ')}`);
  if (!table) return null;
  const at = table.columns.findIndex(({ role }) => role === 'day');
  const head = table.columns[at]?.head ?? '';
  const below = rows.slice(table.below);
  const days = daysOf(
    below.map((cells) => cells[at] ?? ''),
    [tab, ...title, around].find((text) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)) ?? '',
    /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
      table.columns.map((one) => one.head).join(''),
    ),
  );
  if (isLog && !isSurely(table, days)) return null;
  const faults: RoastFault[] = [];
  const gathered = gather(table, below, days, (row) => faults.push({ key: 'cell', args: { row, head, sheet: tab } }));
  const seen = new Map<string, number>();
  const roasts = gathered.slice(0, MOST_ROASTS).flatMap((one): NamedLog[] => {
    const roast = roastIn(table, one);
    if ('key' in roast) {
      faults.push({ ...roast, args: { ...roast.args, sheet: tab } });
      return [];
    }
    const plain = saidBy(roast);
    const before = seen.get(plain) ?? 0;
    seen.set(plain, before + 1);
    const { log, ...row } = roast;
    // Rows that say the same are told apart by which of them it is.
    const said = before > 0 ? `${plain} ${before + 1}` : plain;
    return [
      { name: '', log, text: one.cells.join('\t'), sheet: { row: one.row, tab, ...row, said, isAgain: before > 0 } },
    ];
  });
  if (gathered.length > MOST_ROASTS)
    faults.push({ key: 'rows_left', args: { count: gathered.length - MOST_ROASTS, sheet: tab } });
  return roasts.length > 0 || faults.length > 0 ? { roasts, faults } : null;
}

/** Sums and means below a table are no roasts. */
const SUM =
  /^\s*(?:합계|소계|총계|총합|누계|계|평균|(?:sub)?totals?|sum|average|mean|avg\.?|合計|小計|総計|平均)\s*:?\s*$/i;

/** The rows that are of a roast, with what goes on below them; those without a day are of the day above. */
function gather(
  table: SheetTable,
  rows: Rows,
  days: readonly (string | null)[],
  refuse: (row: number) => void,
): Gathered[] {
  const { columns } = table;
  const found: (Gathered & { readonly further: (readonly string[])[] })[] = [];
  const places = (...roles: readonly string[]) => columns.flatMap(({ role }, at) => (roles.includes(role) ? [at] : []));
  const [names, masses, batches] = [places('title', 'beans'), places('green', 'roasted'), places('batch')];
  const [dayAt = 0] = places('day');
  // What a row of another green bean of the same roast does not say.
  const own = places('roasted', 'loss', 'yield', 'point', 'development', 'agtron');
  const heads = columns.map(({ head }) => head).join('\t');
  const isSaid = (cells: readonly string[], at: number) => Boolean(cells[at]?.trim()) && !isNothing(cells[at] ?? '');
  let day: string | null = null;
  for (const [nth, cells] of rows.entries()) {
    const isOfRoast = names.some((at) => isSaid(cells, at)) || masses.some((at) => massOf(cells[at]) !== 'none');
    if (!isOfRoast || cells.some((cell) => SUM.test(cell)) || headsOf(cells) === heads) continue;
    const written = cells[dayAt]?.trim() ?? '';
    const before = found.at(-1);
    const isDay = !written || isNothing(written);
    if (before && (isDay || days[nth]?.slice(0, 10) === before.day.slice(0, 10))) {
      const isSame = (at: number) => !isSaid(cells, at) || cells[at]?.trim() === before.cells[at]?.trim();
      const isBatch = batches.length > 0 && batches.every(isSame) && batches.some((at) => isSaid(before.cells, at));
      const isTitle = places('title').every(isSame);
      if (
        isBatch &&
        isTitle &&
        !own.some((at) => isSaid(cells, at)) &&
        places('green').some((at) => isSaid(cells, at))
      ) {
        before.further.push(cells);
        continue;
      }
    }
    if (!isDay) day = days[nth] ?? null;
    const row = table.below + nth + 1;
    if (day === null) refuse(row);
    else found.push({ row, day, cells, further: [] });
  }
  return found;
}

/** Empty, nothing and 0 alike are no mass. */
const massOf = (cell: string | undefined) => massIn(cell ?? '', 'g');
const headsOf = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t');

/** What a row says of a roast by which it is known again, however the sheet was saved: its day, names, masses and times. */
function saidBy({ log, points }: RowRoast): string {
  const { title, beans, batch, roasted_at, green_g, roasted_g }: RoastLog = log;
  const word = (text: string | null) => text?.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ') ?? null;
  const timed = Object.entries(points).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([roasted_at, word(title), word(beans), word(batch), green_g, roasted_g, timed]);
}
