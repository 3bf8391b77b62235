/** What the administrator's desk asks the server. */
export const DESK_PATH = '/api/setting/desk';
/** Weeks of growth that it shows. */
export const DESK_WEEKS = 12;

/** How the site is: `GET /api/setting/desk`. Instants are ISO texts, masses of memory in bytes, times in ms. */
export interface Desk {
  /** When the server process began that answers: events and slow statements are its own. */
  readonly since: string;
  readonly versions: {
    readonly hanjan: string;
    readonly node: string;
    readonly postgres: string;
    readonly migration: string;
  };
  readonly health: {
    /** How long the shortest statement took. */
    readonly database_ms: number;
    /** By how much 99 of 100 turns of the server's loop were late at the most. */
    readonly late_ms: number;
    readonly memory_bytes: number;
    readonly database_bytes: number;
    readonly connections: number;
  };
  /** The newest backup in the directory of the data; null where there is none that the server sees. */
  readonly backup: { readonly at: string; readonly bytes: number } | null;
  /** New accounts, cafes and roasteries by the week that begins on that Monday, the oldest first. */
  readonly growth: readonly DeskWeek[];
  readonly totals: DeskCounts;
  /** Events of security of the last day by kind and outcome, the most frequent first. */
  readonly events: readonly DeskEvent[];
  readonly slow: readonly DeskStatement[];
}

export interface DeskCounts {
  readonly accounts: number;
  readonly cafes: number;
  readonly roasters: number;
}
export interface DeskWeek extends DeskCounts {
  readonly week: string;
}
export interface DeskEvent {
  readonly event: string;
  readonly outcome: string;
  readonly count: number;
  readonly last_at: string;
  /** Networks that it came from. */
  readonly networks: number;
}
export interface DeskStatement {
  readonly text: string;
  readonly count: number;
  readonly mean_ms: number;
  readonly most_ms: number;
  readonly last_at: string;
}
