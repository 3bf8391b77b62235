import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { cafeView, roasterView, userView } from '@hanjan/model/view.ts';
import type { Behaviours } from '../engine/behaviour.ts';
import { greenbeanYear } from './greenbean_year.ts';
import { roastingResult } from './roasting_result.ts';
import { viewOf } from './view.ts';

/** What kinds of records do besides what their definitions say, by the names of their entities. */
export const behaviours: Behaviours = {
  [roasterGreenbeanYear.name]: greenbeanYear,
  [roasterRoastingResult.name]: roastingResult,
  ...Object.fromEntries([userView, cafeView, roasterView].map((entity) => [entity.name, viewOf(entity)])),
};
