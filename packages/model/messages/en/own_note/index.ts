import { ownNote } from './own_note.ts';

/** Texts of what somebody noted where they work. */
export default {
  ...ownNote,
} as const;
