/** The choice that stands for own words in the field named by `etc`. */
export const ETC = 'ETC';

/** Options of a choice that may be answered in own words. */
export interface OwnWords {
  /** The field for own words: it offers the choice `ETC`, and whoever chooses it must fill that field. */
  readonly etc?: string;
}

/** The field for own words that a field opens, if it has one. */
export const ownWordsOf = (field: object): string | undefined => (field as OwnWords).etc;

/** Whether own words are chosen in a value. */
export const hasOwnWords = (value: unknown): boolean => value === ETC || (Array.isArray(value) && value.includes(ETC));
