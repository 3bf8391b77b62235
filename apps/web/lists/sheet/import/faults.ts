import { csvLine, type ImportFault } from '@hanjan/core';
import { textOf } from '../../../base/texts/index.ts';

/** A row with everything that is wrong in it. */
export interface FaultyRow {
  readonly row: number;
  readonly faults: readonly ImportFault[];
}

/** What is wrong, row by row from the top. */
export function byRow(faults: readonly ImportFault[]): FaultyRow[] {
  const rows = Map.groupBy(faults, ({ row }) => row);
  return [...rows].map(([row, of]) => ({ row, faults: of })).toSorted((a, b) => a.row - b.row);
}

/** What the column of a fault is called: one that is missing has nothing above it. */
export const headOf = ({ head, name }: ImportFault): string => head || textOf(name);

/** The name of a cell of a file, by its row and the name of its field. */
const cellName = (row: number, name: string) => `${row} ${name}`;

/** Finds what is wrong with a cell. */
export function faultFinder(faults: readonly ImportFault[]): (row: number, name: string) => ImportFault | undefined {
  const found = new Map<string, ImportFault>();
  for (const fault of faults.toReversed()) found.set(cellName(fault.row, fault.name), fault);
  return (row, name) => found.get(cellName(row, name));
}

/** What is wrong as a table to work through: a line a fault below its heads, and at its end that there is more. */
export const faultsCsv = (faults: readonly ImportFault[], heads: readonly string[], more?: string): string =>
  [
    heads,
    ...faults.map((fault) => [String(fault.row), headOf(fault), fault.typed, fault.description]),
    ...(more === undefined ? [] : [['', '', '', more]]),
  ]
    .map(csvLine)
    .join('');
