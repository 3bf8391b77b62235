import type { EntityName } from '@hanjan/model';
import { cafeView, roasterView, userView } from '@hanjan/model/view.ts';
import type { Behaviours } from '../engine/behaviour.ts';
import type { BehaviourOf } from './behaviour.ts';
import { blending } from './blending.ts';
import { blendingResult } from './blending_result.ts';
import { cafeBrewing } from './cafe_brewing.ts';
import { greenbeanArrival } from './greenbean_arrival.ts';
import { greenbeanYear } from './greenbean_year.ts';
import { qcBlendingResult } from './qc_blending_result.ts';
import { qcCoffeebean } from './qc_coffeebean.ts';
import { qcRoasting } from './qc_roasting.ts';
import { roasting } from './roasting.ts';
import { roastingResult } from './roasting_result.ts';
import { viewOf } from './view.ts';

/** What kinds of records do besides what their definitions say, by the names of their entities. */
export const behaviours: Behaviours = {
  roaster_greenbean_year: greenbeanYear,
  roaster_greenbean_arrival: greenbeanArrival,
  roaster_roasting: roasting,
  roaster_blending: blending,
  roaster_roasting_result: roastingResult,
  roaster_blending_result: blendingResult,
  roaster_qc_blending_result: qcBlendingResult,
  roaster_qc_roasting: qcRoasting,
  cafe_brewing_result: cafeBrewing,
  cafe_qc_coffeebean: qcCoffeebean,
  user_view: viewOf(userView),
  cafe_view: viewOf(cafeView),
  roaster_view: viewOf(roasterView),
} satisfies { readonly [E in EntityName]?: BehaviourOf<E> };
