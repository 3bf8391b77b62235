/** The choice of own words, which are then written in a field of their own. */
export interface OwnWordsChoice {
  readonly name: string;
  readonly isChosen: boolean;
  choose(): void;
}
