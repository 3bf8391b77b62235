import { addDays, endOf, moved, type Span, startOf } from '@hanjan/core';

/** What a calendar leafs through at once: a month of days, a year of months, ten years. */
const PAGES: Readonly<Record<Span, readonly [span: Span, count: number]>> = {
  day: ['month', 1],
  week: ['month', 1],
  month: ['year', 1],
  quarter: ['year', 1],
  year: ['year', 10],
};

const COLUMNS: Readonly<Record<Span, number>> = { day: 7, week: 1, month: 3, quarter: 2, year: 5 };
const CELLS: Readonly<Record<Span, number>> = { day: 42, week: 6, month: 12, quarter: 4, year: 10 };

/** What one page of a level is a cell of. */
export const WIDER: Readonly<Partial<Record<Span, Span>>> = {
  day: 'month',
  week: 'month',
  month: 'year',
  quarter: 'year',
};

/** The day that begins the page on which a date lies. */
export function pageStart(level: Span, date: string): string {
  const [page, count] = PAGES[level];
  const start = startOf(page, date);
  return moved(page, start, -(Number(start.slice(0, 4)) % count));
}

/** The date at the same place of a page so many pages later. */
export const leafed = (level: Span, date: string, pages: number): string => {
  const [page, count] = PAGES[level];
  const goal = startOf(level, moved(page, date, count * pages));
  // The week of the same day may begin before its month does.
  const isStill = pageStart(level, goal) === pageStart(level, date);
  return isStill ? moved(level, goal, Math.sign(pages)) : goal;
};

const sundayOf = (date: string) => addDays(startOf('week', addDays(date, 1)), -1);

/** The rows of the page on which a date lies, each cell by its first day. Days and weeks stand in six rows always. */
export function rowsOf(level: Span, date: string): string[][] {
  const start = pageStart(level, date);
  const first = level === 'day' ? sundayOf(start) : startOf(level, start);
  const cells = Array.from({ length: CELLS[level] }, (_, at) => moved(level, first, at));
  return Array.from({ length: CELLS[level] / COLUMNS[level] }, (_, row) =>
    cells.slice(row * COLUMNS[level], (row + 1) * COLUMNS[level]),
  );
}

/** Whether a cell belongs to the page of a date, and not to the one before or after it. */
export const isOnPage = (level: Span, date: string, cell: string): boolean => {
  const page = pageStart(level, date);
  const isWeekOfBoth = level === 'week' && pageStart(level, endOf(level, cell)) === page;
  return pageStart(level, cell) === page || isWeekOfBoth;
};

/** Where a key leads from a cell; undefined for other keys. */
export function keyed(level: Span, date: string, key: string, isShift: boolean): string | undefined {
  const row = rowsOf(level, date).find((cells) => cells.includes(date));
  const pages = isShift ? 12 : 1;
  const goals: Readonly<Record<string, () => string | undefined>> = {
    ArrowLeft: () => moved(level, date, -1),
    ArrowRight: () => moved(level, date, 1),
    ArrowUp: () => moved(level, date, -COLUMNS[level]),
    ArrowDown: () => moved(level, date, COLUMNS[level]),
    PageUp: () => leafed(level, date, -pages),
    PageDown: () => leafed(level, date, pages),
    Home: () => row?.[0],
    End: () => row?.at(-1),
  };
  return goals[key]?.();
}
