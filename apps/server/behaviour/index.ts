import type { EntityName } from '@hanjan/model';
import { cafeView, roasterView, userView } from '@hanjan/model/view.ts';
import type { Behaviours } from '../engine/behaviour.ts';
import type { BehaviourOf } from './behaviour.ts';
import { blending } from './blending.ts';
import { blendingResult } from './blending_result.ts';
import { cafeBrewing } from './cafe_brewing.ts';
import { cafeCare } from './cafe_care.ts';
import { cafeEquip } from './cafe_equip.ts';
import { received } from './cafe_received.ts';
import { cafeSetting } from './cafe_setting.ts';
import { greenbeanArrival } from './greenbean_arrival.ts';
import { greenbeanYear } from './greenbean_year.ts';
import { qcBlendingResult } from './qc_blending_result.ts';
import { qcCoffeebean } from './qc_coffeebean.ts';
import { qcMenu } from './qc_menu.ts';
import { qcRoasting } from './qc_roasting.ts';
import { codeBehaviour } from './reference/code.ts';
import { codeGroupBehaviour } from './reference/code_group.ts';
import { countryBehaviour } from './reference/country.ts';
import { regionBehaviour } from './reference/region.ts';
import { varietyBehaviour } from './reference/variety.ts';
import { roasting } from './roasting.ts';
import { roastingResult } from './roasting_result.ts';
import { drink } from './supply/drink.ts';
import { material } from './supply/material.ts';
import { materialPurchase, materialUse } from './supply/material_moves.ts';
import { packaging } from './supply/packaging.ts';
import { viewOf } from './view.ts';

/** What kinds of records do besides what their definitions say, by the names of their entities. */
export const behaviours: Behaviours = {
  code_group: codeGroupBehaviour,
  code: codeBehaviour,
  country: countryBehaviour,
  variety: varietyBehaviour,
  region: regionBehaviour,
  roaster_greenbean_year: greenbeanYear,
  roaster_greenbean_arrival: greenbeanArrival,
  roaster_roasting: roasting,
  roaster_blending: blending,
  roaster_roasting_result: roastingResult,
  roaster_blending_result: blendingResult,
  roaster_qc_blending_result: qcBlendingResult,
  roaster_qc_roasting: qcRoasting,
  cafe_equip: cafeEquip,
  cafe_care: cafeCare,
  cafe_received: received,
  cafe_brewing_result: cafeBrewing,
  cafe_qc_coffeebean: qcCoffeebean,
  cafe_setting_result: cafeSetting,
  cafe_material: material,
  cafe_material_purchase: materialPurchase,
  cafe_material_use: materialUse,
  cafe_drink: drink,
  cafe_qc_menu: qcMenu,
  roaster_material: material,
  roaster_material_purchase: materialPurchase,
  roaster_material_use: materialUse,
  roaster_packaging: packaging,
  user_view: viewOf(userView),
  cafe_view: viewOf(cafeView),
  roaster_view: viewOf(roasterView),
} satisfies { readonly [E in EntityName]?: BehaviourOf<E> };
