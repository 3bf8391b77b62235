import { secondsOf } from '../text/cells.ts';
import { type SheetUnit, unitOf } from './heads.ts';

/** What a cell says; `none` where it says nothing, `wrong` where it says something that nobody can read. */
export type Value<T> = T | 'none' | 'wrong';

/** Letters of the longest cell that is looked at for a number. */
const LONGEST = 40;
/** Cells that say themselves that nobody knows, and what spreadsheets write where something cannot be calculated. */
const NOTHING = /^(?:[-–—.?xX×/]*|n\/?a|nan|none|null|없음|미측정|모름|無|なし|#[A-Z0-9/!?]+)$/i;
const NUMBER =
  /^(?:약|ca\.?|~|#)?\s*([-+−]?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+))\s*(kg|g|lbs?|oz|°? ?[cf]|도|%|m(?:in)?|s(?:ec)?|분|초|分|秒)?$/i;

const plainOf = (cell: string): string =>
  cell
    .slice(0, LONGEST + 1)
    .normalize('NFKC')
    .trim();

export const isNothing = (cell: string): boolean => NOTHING.test(plainOf(cell));

/** A number with the unit that stands behind it: `1,200 g`, `12,5`, `205℃`. */
export function amountIn(cell: string): Value<{ readonly value: number; readonly unit: SheetUnit }> {
  const plain = plainOf(cell);
  if (NOTHING.test(plain)) return 'none';
  const [, number = '', unit = ''] = (plain.length <= LONGEST && NUMBER.exec(plain)) || [];
  if (!number) return 'wrong';
  // Three digits behind each comma are thousands.
  const plainNumber = /,\d{3}(?!\d)/.test(number) ? number.replaceAll(',', '') : number.replace(',', '.');
  const value = Number(plainNumber.replace('−', '-'));
  return Number.isFinite(value) ? { value, unit: unitOf(unit.toLowerCase().replace(' ', '')) ?? '' } : 'wrong';
}

/** The numbers above 0 in some cells, from the smallest on. */
export const numbersIn = (cells: readonly string[]): number[] =>
  cells
    .flatMap((cell) => {
      const amount = amountIn(cell);
      return typeof amount === 'object' && amount.value > 0 ? [amount.value] : [];
    })
    .sort((a, b) => a - b);

/** Grams of a unit. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523_125 };
/** Numbers without a unit that are larger are grams: no drum takes as many kilograms. */
const MOST_KG = 120;

/** The unit of masses of which no head and no cell says one, by the one in the middle of those that were charged. */
export function massUnitBy(cells: readonly string[]): SheetUnit {
  const numbers = numbersIn(cells);
  return (numbers[numbers.length >> 1] ?? 0) > MOST_KG ? 'g' : 'kg';
}

/** A mass in g; 0 is what nobody weighed. */
export function massIn(cell: string, unit: SheetUnit): Value<number> {
  const amount = amountIn(cell);
  if (typeof amount === 'string') return amount;
  if (amount.value === 0) return 'none';
  const grams = GRAMS[amount.unit || unit];
  return grams === undefined || amount.value < 0 ? 'wrong' : Math.round(amount.value * grams * 1000) / 1000;
}

/** A share in percent; `isPart` where the column holds parts of one, as spreadsheets do beneath what they show. */
export function percentIn(cell: string, isPart: boolean): Value<number> {
  const amount = amountIn(cell);
  if (typeof amount === 'string') return amount;
  const percent = isPart && amount.unit !== '%' ? amount.value * 100 : amount.value;
  return percent >= 0 && percent <= 100 ? Math.round(percent * 1000) / 1000 : 'wrong';
}

/** Whether none of the shares in a column is more than one. */
export const areParts = (cells: readonly string[]): boolean =>
  cells.every((cell) => {
    const amount = amountIn(cell);
    return typeof amount === 'string' || (amount.value <= 1 && amount.unit !== '%');
  });

/** °C of what no bean is hotter than; beyond are °F. */
const MOST_C = 280;

/** The unit of temperatures of which no head says one. */
export function degreesBy(cells: readonly string[]): 'C' | 'F' {
  const numbers = numbersIn(cells);
  return (numbers[numbers.length >> 1] ?? 0) > MOST_C ? 'F' : 'C';
}

/** A temperature in °C; 0 is what nobody read. */
export function degreesIn(cell: string, unit: SheetUnit): Value<number> {
  const amount = amountIn(cell);
  if (typeof amount === 'string') return amount;
  if (amount.value === 0) return 'none';
  const isFahrenheit = (amount.unit || unit) === 'F';
  if (!['', 'C', 'F'].includes(amount.unit)) return 'wrong';
  return Math.round((isFahrenheit ? ((amount.value - 32) * 5) / 9 : amount.value) * 100) / 100;
}

/** Fewer are minutes and more are seconds, where nobody says it; less than this part of a day is a time that a spreadsheet holds. */
const MOST_MINUTES = 40;
const MOST_OF_A_DAY = 0.05;
/** A roast of hours is one of minutes that a spreadsheet took for hours. */
const HOURS_S = 7200;

/** A time from charge in s: `9:30`, `9'30"`, `9분 30초`, `9m30s`, `0:09:30`, or a number in the unit of its column. */
export function secondsIn(cell: string, unit: SheetUnit): Value<number> {
  const plain = plainOf(cell);
  if (NOTHING.test(plain)) return 'none';
  const amount = amountIn(plain);
  if (typeof amount === 'object') {
    const { value } = amount;
    if (value <= 0) return value === 0 ? 'none' : 'wrong';
    const said = amount.unit || unit;
    if (said === 's') return rounded(value);
    if (said === 'min') return rounded(value * 60);
    if (amount.unit) return 'wrong';
    return rounded(value < MOST_OF_A_DAY ? value * 86_400 : value < MOST_MINUTES ? value * 60 : value);
  }
  const clock = plain
    .replace(/[’′']/g, ':')
    .replace(/[”″"]|::$/g, '')
    .replaceAll('分', '분')
    .replaceAll('秒', '초');
  const seconds = secondsOf(clock.replace(/:$/, ':00'));
  if (seconds === null || seconds < 0) return 'wrong';
  return rounded(seconds >= HOURS_S && seconds % 60 === 0 ? seconds / 60 : seconds);
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

/** A time and a temperature in one cell: `9:30 / 196℃`, in whatever order; a number by itself is what is likely. */
export function pointIn(cell: string, degrees: SheetUnit): Value<{ readonly s?: number; readonly c?: number }> {
  const plain = plainOf(cell);
  if (NOTHING.test(plain)) return 'none';
  const parts = plain.split(/\s*[/,@()|]\s*|\s+(?=\d)/).filter(Boolean);
  const found: { s?: number; c?: number } = {};
  for (const part of parts) {
    const amount = amountIn(part);
    const isTime = typeof amount === 'string' || ['min', 's'].includes(amount.unit) || amount.value < MOST_MINUTES;
    const value = isTime ? secondsIn(part, '') : degreesIn(part, degrees);
    if (typeof value !== 'number' || (isTime ? found.s : found.c) !== undefined) return 'wrong';
    if (isTime) found.s = value;
    else found.c = value;
  }
  return found.s === undefined && found.c === undefined ? 'wrong' : found;
}
