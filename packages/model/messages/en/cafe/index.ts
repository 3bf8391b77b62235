import { cafe } from './cafe.ts';
import { cafeBar } from './cafe_bar.ts';
import { cafeCare } from './cafe_care.ts';
import { cafeRoaster } from './cafe_roaster.ts';
import { qcMenu } from './qc_menu.ts';
import { shopping } from './shopping.ts';

/** Texts of the records of cafes. */
export default {
  ...cafe,
  ...cafeBar,
  ...cafeCare,
  ...cafeRoaster,
  ...qcMenu,
  ...shopping,
} as const;
