/** Whether a record is read, edited or written anew. */
export type ScreenMode = 'view' | 'edit' | 'write';

/** What a page of records is given. */
export interface ScreenProps {
  /** Name of a screen of the catalogue. */
  readonly screen: string;
  /** Key of a record, or null for the list. */
  readonly id: string | null;
  readonly mode: ScreenMode;
}
