import { code } from './code.ts';
import { codeGroup } from './code_group.ts';
import { company } from './company.ts';
import { country } from './country.ts';
import { farm } from './farm.ts';
import { merge } from './merge.ts';
import { product } from './product.ts';
import { region } from './region.ts';
import { setting } from './setting.ts';
import { variety } from './variety.ts';

/** Texts of what administrators of the site keep. */
export default {
  ...codeGroup,
  ...code,
  ...variety,
  ...country,
  ...company,
  ...farm,
  ...merge,
  ...product,
  ...region,
  ...setting,
} as const;
