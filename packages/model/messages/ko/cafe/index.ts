import { cafe } from './cafe.ts';
import { cafeRoaster } from './cafe_roaster.ts';

/** Texts of the records of cafes. */
export default {
  ...cafe,
  ...cafeRoaster,
} as const;
