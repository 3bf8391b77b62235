import { outbox } from './outbox.ts';

/** Texts of what waits to be sent. */
export default {
  ...outbox,
} as const;
