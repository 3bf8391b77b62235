import { event } from './event.ts';

/** Texts of events. */
export default {
  ...event,
} as const;
