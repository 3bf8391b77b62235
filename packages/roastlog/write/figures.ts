import { csvCell, csvLine, tamed } from '@hanjan/core';
import type { RoastLog } from '../log.ts';
import { type Summary, summaryOf } from '../summary.ts';

/** Marks whose time and bean temperature stand in the table. */
const MARKED = ['CHARGE', 'TP', 'DRY', 'FCs', 'DROP'] as const;

type Cell = string | number | null;
type Column = readonly [head: string, cell: (log: RoastLog, summary: Summary) => Cell];

const COLUMNS: readonly Column[] = [
  ['title', ({ title }) => title],
  ['roasted_at', ({ roasted_at }) => roasted_at],
  ['batch', ({ batch }) => batch],
  ['beans', ({ beans }) => beans],
  ['machine', ({ machine }) => machine],
  ['source', ({ source }) => source],
  ['total_s', (_, { total_s }) => total_s],
  ['development_s', (_, { development_s }) => development_s],
  ['dtr_percent', (_, { dtr_percent }) => dtr_percent],
  ['drying_percent', (_, { phases_percent }) => phases_percent.drying],
  ['maillard_percent', (_, { phases_percent }) => phases_percent.maillard],
  ['development_percent', (_, { phases_percent }) => phases_percent.development],
  ...MARKED.flatMap((mark): Column[] => [
    [`${mark}_s`, (_, { marks }) => marks[mark]?.s ?? null],
    [`${mark}_bean_c`, (_, { marks }) => marks[mark]?.bean_c ?? null],
  ]),
  ['green_g', (_, { weight }) => weight.green_g],
  ['roasted_g', (_, { weight }) => weight.roasted_g],
  ['loss_percent', (_, { weight }) => weight.loss_percent],
  [
    'estimated',
    (_, { marks, estimated }) => [...MARKED.filter((mark) => marks[mark]?.estimated), ...estimated].join(' '),
  ],
  ['notes', (_, { notes }) => notes.join(' ')],
];

/** The first line of a table of figures: the file, which of its roasts, what it says of itself, and why it is no log. */
export const FIGURES_HEAD: string = csvLine(['file', 'roast', ...COLUMNS.map(([head]) => head), 'fault']);

/** The line of a roast; empty cells are what its log does not say. */
export function figuresLine(file: string, roast: number, log: RoastLog): string {
  const summary = summaryOf(log);
  const cells = COLUMNS.map(([, cell]) => cell(log, summary));
  // A number below zero is no formula. Every roast is one line.
  const told = cells.map((cell) =>
    typeof cell === 'number' ? String(cell) : csvCell(tamed(cell?.replaceAll(/\s*[\r\n]+\s*/g, ' / ') ?? '')),
  );
  return `${csvCell(tamed(file))},${roast},${told.join(',')},\r\n`;
}

/** The line of a file that is no log. */
export const faultLine = (file: string, text: string): string => csvLine([file, '', ...COLUMNS.map(() => ''), text]);
