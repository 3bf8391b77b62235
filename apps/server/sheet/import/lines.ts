import { type Entity, type ImportFault, readKey } from '@hanjan/core';
import { wordsOf } from '../../http/texts.ts';
import { type Column, VERSION } from '../heads.ts';
import { isEmpty, type SheetRow, type Typed, typedText } from '../read/sheet.ts';
import { folded } from '../refs.ts';
import { inPieces } from './pieces.ts';

/** A fault in a file that is not yet in words. */
export type Fault = Omit<ImportFault, 'description'>;

/** A row of a file that says something: which record it is of, if it says so, and its cells by field. */
export interface Line {
  readonly row: number;
  readonly key: number | null;
  /** The version of the record that was exported; null when the row does not say, undefined when that cannot be read. */
  readonly version: number | null | undefined;
  readonly cells: ReadonlyMap<string, Typed>;
}

/** Letters of a cell that are quoted back. */
const MOST_TOLD = 200;

/** As much of a text as is reported. */
export const shortened = (text: string): string => text.slice(0, MOST_TOLD);

/** A cell as it is quoted back to whoever typed it. */
export const toldText = (cell: Typed | undefined): string => shortened(typedText(cell));

/** A fault at a place of a file. */
export const faultAt = (
  columns: readonly Column[],
  { row, cells }: Pick<Line, 'row' | 'cells'>,
  name: string,
  key: string,
  args: Fault['args'] = {},
): Fault => ({
  row,
  name,
  head: columns.find((column) => column.name === name)?.head ?? '',
  typed: toldText(cells.get(name)),
  key,
  args,
});

/** The rows of a file, as they are typed and as they are read; what only shows how to fill it, and what says nothing in any known column, is none. */
export async function readLines(
  { key: keyName }: Entity,
  rows: readonly SheetRow[],
  columns: readonly Column[],
): Promise<{ typed: SheetRow[]; lines: Line[]; faults: Fault[] }> {
  const examples = wordsOf('sheet_example').map(folded);
  const said: SheetRow[] = [];
  const faults: Fault[] = [];
  const firsts = new Map<number, number>();
  const lines = await inPieces(rows, ({ row, cells }): Line[] => {
    const byName = new Map(columns.map(({ at, name }) => [name, cells[at] ?? null] as const));
    const typed = typedText(byName.get(keyName)).trim();
    if (examples.includes(folded(typed)) || [...byName.values()].every(isEmpty)) return [];
    said.push({ row, cells });
    const key = typed === '' ? null : readKey(typed.replace(/^#/, ''));
    const exported = typedText(byName.get(VERSION)).trim();
    const version = exported === '' ? null : readKey(exported);
    const line = { row, key: key ?? null, version, cells: byName };
    const first = key ? firsts.get(key) : undefined;
    if (key && first === undefined) firsts.set(key, row);
    if (key !== undefined && first === undefined) return [line];
    const fault = faultAt(columns, line, keyName, key === undefined ? 'import_key' : 'import_twice');
    faults.push(first === undefined ? fault : { ...fault, args: { row: first } });
    return [];
  });
  return { typed: said, lines, faults };
}
