import type { Fielded } from './entity.ts';

/** Names of the fields that a client may save: all but those the server gives or calculates. */
export const writable = (entity: Fielded): string[] =>
  Object.keys(entity.fields).filter((name) => !entity.fields[name]?.readonly);
