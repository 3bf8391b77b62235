import type { Row } from '@hanjan/core';

/** What one does at the brewing record: what is brewed, and the fields of a brew as they are written. */
export interface BrewWork {
  readonly title: string;
  readonly fields: Row;
}

export const BEGIN: BrewWork = { title: '', fields: {} };
