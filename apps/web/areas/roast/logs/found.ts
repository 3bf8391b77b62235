import type { RoastFault } from '@hanjan/roastlog/fault.ts';
import type { NamedLog, SheetGreen } from '@hanjan/roastlog/limits.ts';
import type { Reading, Source } from '@hanjan/roastlog/log.ts';

/** A file of the device, with where it lay among those that were chosen. */
export interface ChosenFile {
  readonly file: File;
  readonly path: string;
}

/** Which of the chosen files something is, which file in it where it is an archive, and which roast there, each from 0. */
export interface Place {
  readonly file: number;
  readonly inner: number | null;
  readonly nth: number;
}

/** What a log says of its roast in short. Temperatures in °C, times in seconds from charge, masses in g; null is not known. */
export interface FoundRoast {
  readonly at: Place;
  readonly path: string;
  readonly source: Source;
  readonly title: string | null;
  readonly beans: string | null;
  readonly machine: string | null;
  /** `2026-11-18`, with the time of day where the log says it. */
  readonly roasted_at: string | null;
  /** When the file was changed last, ms since 1970. */
  readonly changed: number | null;
  /** The row of a sheet that it stands in, which has no curve; null for a log. */
  readonly row: number | null;
  /** A row above it says the same. */
  readonly isAgain: boolean;
  /** It tells of several green beans, and as far as it says so how much of each went in. */
  readonly isBlend: boolean;
  readonly greens: readonly SheetGreen[];
  /** SHA-256 of its curve, or of what its row says; null where the browser calculates none, on a plain http address. */
  readonly hash: string | null;
  readonly total_s: Reading;
  readonly first_s: Reading;
  readonly dtr_percent: Reading;
  readonly end_c: Reading;
  readonly green_g: Reading;
  readonly roasted_g: Reading;
  readonly loss_percent: Reading;
  /** Names of the figures above that rest on an estimated mark. */
  readonly estimated: readonly string[];
}

/** A roast that was read again. */
export type ReadRoast = Pick<NamedLog, 'log' | 'sheet'>;

/** A file, or a row of a sheet, of which no roast can be read, or not now: it changed, or went, since it was chosen. */
export interface FoundFault {
  readonly path: string;
  readonly fault: RoastFault | 'unreadable';
}

/** How far it is looked: a chosen file, and in an archive one of its files. */
export interface Cursor {
  readonly file: number;
  readonly inner: number;
}

/** What the worker is asked: to look at files from one on, or to read some roasts again. */
export type Wish =
  | { readonly is: 'look'; readonly files: readonly ChosenFile[]; readonly from: Cursor }
  | { readonly is: 'read'; readonly files: readonly ChosenFile[]; readonly places: readonly Place[] };

/** What the worker tells: which file it begins with, what it has found since, that it is through, the roasts that it read again. */
export type Told =
  | { readonly is: 'at'; readonly at: Cursor; readonly path: string }
  | {
      readonly is: 'found';
      readonly roasts: readonly FoundRoast[];
      readonly faults: readonly FoundFault[];
      /** Files that are no logs at all, such as photos. */
      readonly others: number;
      /** Files that were looked at, and those that are known to be there. */
      readonly done: number;
      readonly of: number;
    }
  | { readonly is: 'over' /** More files than are looked at. */; readonly left: number }
  | { readonly is: 'read'; readonly logs: readonly (ReadRoast | FoundFault['fault'])[] };
