/** `GET`: the places that somebody's notes were written at, the one of the last note first. */
export const USER_PLACES_PATH = '/api/user/place/list';
/** So many places are told of. */
export const MOST_PLACES = 500;
/** Places that are one whatever shop the coffee is from. */
export const OWN_PLACES = ['HOME', 'OFFC', 'OUTD'] as const;

/** Something that was drunk at a place. */
export interface PlaceNote {
  readonly cupnote_seq: number;
  readonly cupnote_name: string;
  readonly cupnote_date: string;
  /** The mean of its scores to the tenth; null where none was given. */
  readonly score: number | null;
}

/** A place by the notes of what was drunk there. */
export interface UserPlace {
  /** Its name as it was written last; null for a kind of place without a name, such as home. */
  readonly store_name: string | null;
  /** What kind of place the last note calls it. */
  readonly cupnote_place: string;
  readonly count: number;
  readonly first_date: string;
  readonly last_date: string;
  /** The mean of the scores of its notes. */
  readonly score: number | null;
  /** How many notes each month has, by `2026-11`. */
  readonly months: Readonly<Record<string, number>>;
  /** The newest of them. */
  readonly notes: readonly PlaceNote[];
}
