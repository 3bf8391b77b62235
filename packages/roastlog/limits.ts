import type { Profile } from './curve/points.ts';
import type { RoastFault } from './fault.ts';
import type { RoastLog } from './log.ts';

/** Bytes of the largest file that is read. */
export const MOST_BYTES = 8_000_000;

/** How the names of files end that are read; what is in them says of which program they are. */
export const LOG_TYPES = ['alog', 'csv', 'json', 'klog', 'xls', 'xlsx', 'xlsm', 'xml'] as const;

/** What reading a file comes to: a log with the file as text, or why it is none. */
export type ReadResult = { readonly log: RoastLog; readonly text: string } | { readonly fault: RoastFault };

/** One of the roasts in a file: what tells it from the others there, the log, and its part of the file as text. */
export interface NamedLog {
  readonly name: string;
  readonly log: RoastLog;
  readonly text: string;
  /** Where it is a row of a sheet, which has no curve. */
  readonly sheet?: SheetRow;
}

/** A roast of which a row of a sheet tells. */
export interface SheetRow {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  /** The sheet of a workbook; '' elsewhere. */
  readonly tab: string;
  /** What it says of the points of the roast. */
  readonly points: Profile;
  /** By what it is known again: another row that says the same has another one. */
  readonly said: string;
  /** A row above it says the same. */
  readonly isAgain: boolean;
  /** It tells of several green beans. */
  readonly isBlend: boolean;
  /** How much of each of several green beans went in, in g, as far as it says so; none of a single one. */
  readonly greens: readonly SheetGreen[];
}

export interface SheetGreen {
  readonly name: string | null;
  readonly g: number;
}

/** What a file comes to: its roasts, at least one, with rows of a sheet that could not be read; or why there is none. */
export type FileResult =
  | { readonly roasts: readonly NamedLog[]; readonly faults?: readonly RoastFault[] }
  | { readonly fault: RoastFault };

/** Why a file is not read at all. */
export const TOO_LARGE: RoastFault = { key: 'too_large', args: { max: MOST_BYTES / 1_000_000 } };
