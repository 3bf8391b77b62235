import type { Fielded } from './entity.ts';
import { onceFor } from './once.ts';

/** Names of the fields that a client may save: all but those the server gives or calculates. */
export const writable = onceFor((entity: Fielded): readonly string[] =>
  Object.keys(entity.fields).filter((name) => !entity.fields[name]?.readonly),
);
