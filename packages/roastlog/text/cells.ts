/** What may part the cells of a line, the likeliest first: a comma may as well be in a number, a tab is in no text. */
const SEPARATORS = ['\t', ';', '|', ','] as const;
const LINE_END = /\r\n|\r|\n/;
/** How many lines are looked at to find out what parts their cells. */
const SNIFFED = 20;
/** Columns of a table that are read: the widest that a program writes has about 40. */
const MOST_COLUMNS = 64;
/** Rows of a table that are read: at ten a second a roast of an hour has 36,000. */
const MOST_ROWS = 500_000;
/** Letters of a cell in which a number is looked for. */
const LONGEST_NUMBER = 40;

/** The rows of a table as a spreadsheet numbers them: an empty line is a row too. Texts in quotes may hold anything. */
export function cellsOf(text: string, separator: string = separatorOf(text)): string[][] {
  if (!text.includes('"')) return text.split(LINE_END, MOST_ROWS).map((line) => line.split(separator, MOST_COLUMNS));
  const rows: string[][] = [];
  let row: string[] = [];
  let from = 0;
  while (from <= text.length && rows.length < MOST_ROWS) {
    const [cell, end] = cellAt(text, from, separator);
    if (row.length < MOST_COLUMNS) row.push(cell);
    const isLast = !text.startsWith(separator, end) || end >= text.length;
    if (isLast) {
      rows.push(row);
      row = [];
    }
    from = end + (isLast && text.startsWith('\r\n', end) ? 2 : 1);
  }
  return rows;
}

/** The cell that begins at a place, and where it ends. A quote that is never closed is a sign like any other. */
function cellAt(text: string, from: number, separator: string): readonly [cell: string, end: number] {
  if (text[from] === '"') {
    let end = text.indexOf('"', from + 1);
    while (text[end + 1] === '"' && end > 0) end = text.indexOf('"', end + 2);
    const after = text[end + 1];
    if (end > 0 && (after === undefined || after === separator || after === '\r' || after === '\n')) {
      return [text.slice(from + 1, end).replaceAll('""', '"'), end + 1];
    }
  }
  let end = from;
  for (; end < text.length; end++) {
    const sign = text[end];
    if (sign === separator || sign === '\r' || sign === '\n') break;
  }
  return [text.slice(from, end), end];
}

/** What parts the cells: what half of the lines have, as often in each. Excel may say it in a line `sep=;`. */
export function separatorOf(text: string): string {
  const told = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (told) return told;
  const lines = text
    .slice(0, 20_000)
    .split(LINE_END, SNIFFED)
    .filter((line) => line.trim())
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const found = SEPARATORS.find((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter(Boolean);
    return counts.length * 2 >= lines.length && counts.length > 0;
  });
  return found ?? ',';
}

const NUMBER = /^[-+−]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?=\s*(?:°|℃|℉|[CF%]?$))/i;

/** The number in a cell, with or without a unit such as `°C` or `%`; null where there is none: `Err:502`, `NaN`, `-`. */
export function numberOf(cell: string | undefined, decimal: '.' | ',' = '.'): number | null {
  if (!cell || cell.length > LONGEST_NUMBER) return null;
  const plain = decimal === ',' ? cell.replace(',', '.') : cell;
  const found = NUMBER.exec(plain.trim())?.[0];
  const value = found === undefined ? Number.NaN : Number(found.replace('−', '-'));
  return Number.isFinite(value) ? value : null;
}

/** A time in a cell, in seconds: `3:25`, `1:03:25`, `03:25.5`, `3분 25초`, `3m25s`, or seconds alone; null where there is none. */
export function secondsOf(cell: string | undefined): number | null {
  if (!cell || cell.length > LONGEST_NUMBER) return null;
  const [, sign, clock] = /^([-−]?)(\d[\d.,:시간분초 ]*)$/.exec(clockIn(cell)) ?? [];
  const parts = (clock?.replace(/시간|분/g, ':').replace(',', '.') ?? '')
    .split(':')
    .map((part) => part.replace('초', ''));
  const [first = Number.NaN, ...rest] = parts.map(Number);
  if (!clock || !Number.isFinite(first) || parts.length > 3 || !rest.every((part) => part < 60)) return null;
  const seconds = rest.reduce((sum, part) => sum * 60 + part, first);
  return sign ? -seconds : seconds;
}

/** A time without the letters of its units: `3m25s` is `3:25`. */
const clockIn = (cell: string): string =>
  cell
    .trim()
    .replace(/\s*s(?:ecs?)?$/i, '')
    .replace(/\s*m(?:in)?\s*(?=\d)/i, ':');
