/** Where logs of many roasts are brought into a roastery's book. */
export const ROAST_IMPORT_PATH = '/api/roaster/roasting/result/logs';

/** Roasts that one call brings in, and bytes that it has. */
export const MOST_BROUGHT = 50;
export const MOST_BROUGHT_BYTES = 4_000_000;

/** Logs of which one call asks whether they are there, and roasts of which it asks whether they may be one that is. */
export const MOST_ASKED = 1_000;
export const MOST_ALIKE = 500;

/** What the row of a sheet said, by which a roast without a curve is known again; it goes with the fields of the roast. */
export const ROW = 'roasting_row';

/** What two programs tell of the same roast: its day, when it began, how long it took in ms and how hot it was at its drop, °C × 100. */
export interface AskedRoast {
  /** A roast that has this one is known by it. */
  readonly roasting_log_hash: string | null;
  /** A row of a sheet has none, and is not taken for another row. */
  readonly has_curve: boolean;
  readonly roasting_result_date: string;
  readonly roasting_start_time: string | null;
  readonly roasting_end_term: number;
  readonly end_bean: number;
}

/** A roast as it is called in its address. */
export interface RoastId {
  readonly roasting_result_key: number;
  readonly roasting_result_year: number;
  readonly roasting_result_seq: number;
}

/** A roast of which a log or a row is there already, with the SHA-256 of its curve or of what the row said. */
export interface KnownLog extends RoastId {
  readonly roasting_log_hash: string;
}

/** A roast among those of a call, counted from 0. */
interface Nth {
  readonly nth: number;
}

/** Which of some logs are there, and the roasts that may be one of those that are asked for. */
export interface KnownLogs {
  readonly known: readonly KnownLog[];
  readonly alike: readonly (Nth & RoastId)[];
}

/** What a call brought in, what was there already, and what was refused and why. */
export interface BroughtIn {
  readonly made: readonly (Nth & RoastId)[];
  readonly known: readonly (Nth & RoastId)[];
  readonly refused: readonly (Nth & {
    readonly fields: readonly { readonly name: string; readonly description: string }[];
  })[];
}

/** Roasts that were brought in together. */
export interface RoastImport {
  readonly roasting_import: string;
  readonly count: number;
  /** Those that nobody has changed since. */
  readonly unchanged: number;
  readonly rgst_at: string;
  readonly rgst_user: string | null;
}

/** Why a roast stays when its import is taken back: somebody changed it, something names it, or it is another person's. */
export type WhyKept = 'changed' | 'used' | 'forbidden';

/** A step of taking an import back: what went, what stays, and the key after which to go on; null at the end. */
export interface TakenBack {
  readonly removed: number;
  readonly kept: readonly (RoastId & { readonly why: WhyKept })[];
  readonly after: number | null;
}
