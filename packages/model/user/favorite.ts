/** What answers that touched favourites name. */
export const FAVORITE = 'user_favorite';
/**
 * `GET {path}/one?screen=&record_seq=` whether a record is starred, `POST {path}/list` all that are, `POST {path}/edit`
 * {screen, record_seq} stars one, with the organisation in which it lies; `POST {path}/remove` {favorite_seq} takes it off.
 */
export const FAVORITE_PATH = '/api/user/favorite';
/** So many records can be starred. */
export const MOST_FAVORITES = 10_000;
/** So many stand on a page of the list. */
export const FAVORITES_A_PAGE = 50;

/** Whether a record is starred. */
export interface Starred {
  readonly favorite_seq: number | null;
}

/** A starred record as its person sees it now. */
export interface Favorite {
  readonly favorite_seq: number;
  readonly entity: string;
  readonly org: number | null;
  readonly favorite_at: string;
  /** What its kind is called. */
  readonly kind: string;
  /** The screen that shows it, and how it is named in its address; null where it is gone, or not theirs to see. */
  readonly screen: string | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly name_locale: string | null;
  /** What tells it from others of its name. */
  readonly about: string | null;
}

/** A kind of starred records. */
export interface FavoriteKind {
  readonly entity: string;
  readonly kind: string;
  readonly count: number;
}

/** A page of what is starred, newest first, and all kinds. */
export interface Favorites {
  readonly rows: readonly Favorite[];
  readonly kinds: readonly FavoriteKind[];
}
