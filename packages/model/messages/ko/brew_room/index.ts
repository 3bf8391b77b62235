import { brewRoom } from './brew_room.ts';

/** Texts of the room of a brew and the timers. */
export default {
  ...brewRoom,
} as const;
