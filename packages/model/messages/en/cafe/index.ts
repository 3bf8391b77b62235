import { cafe } from './cafe.ts';
import { cafeBar } from './cafe_bar.ts';
import { cafeRoaster } from './cafe_roaster.ts';

/** Texts of the records of cafes. */
export default {
  ...cafe,
  ...cafeBar,
  ...cafeRoaster,
} as const;
