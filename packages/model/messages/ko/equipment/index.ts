import { equipment } from './equipment.ts';

/** Texts of the equipment that everybody chooses from. */
export default {
  ...equipment,
} as const;
