import { settingCodeScreen } from '../setting/code.ts';
import { settingCodeGroupScreen } from '../setting/code_group.ts';
import { settingCompanyScreen } from '../setting/company.ts';
import { settingCountryScreen } from '../setting/country.ts';
import { settingFarmScreen } from '../setting/farm.ts';
import { settingGreenbeanDefaultScreen, settingGreenbeanYearScreen } from '../setting/greenbean_default.ts';
import { settingMaterialScreen } from '../setting/material.ts';
import { settingCafe, settingCafeScreen, settingRoaster, settingRoasterScreen } from '../setting/org.ts';
import { settingEquipScreen } from '../setting/product_equip.ts';
import { settingRegionScreen } from '../setting/region.ts';
import { settingVarietyScreen } from '../setting/variety.ts';
import type { Area } from './area.ts';

/** What administrators of the site keep. */
export const setting = {
  entities: [settingRoaster, settingCafe],
  screens: [
    settingCodeGroupScreen,
    settingCodeScreen,
    settingVarietyScreen,
    settingCountryScreen,
    settingCompanyScreen,
    settingRoasterScreen,
    settingCafeScreen,
    settingRegionScreen,
    settingFarmScreen,
    settingGreenbeanDefaultScreen,
    settingGreenbeanYearScreen,
    settingEquipScreen,
    settingMaterialScreen,
  ],
} as const satisfies Area;
