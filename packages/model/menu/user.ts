import { EVERYBODY } from '@hanjan/core';
import { ADMINS, ALL, begun, hidden, quiet, SADMIN, SIGNED_IN, tab, type Who } from './define.ts';
import type { MenuCategory } from './types.ts';

/** A guest sees that it is there and is led to sign in. */
const SHOWN_TO_ALL: Who = { ...SIGNED_IN, listed: EVERYBODY };

/** What somebody applied for; links of events below it open to everybody. */
const LINKED: Who = { ...SIGNED_IN, links: true, page: 'Applying' };

/** What belongs to a person, and what administrators keep for everybody. */
export const user: MenuCategory = {
  key: 'user',
  path: '/user',
  icon: 'spoon',
  groups: [
    {
      key: 'usernote',
      icon: 'spoon',
      tabs: [
        begun('coffeenote', '/user/usernote/coffeenote', 'UserQC', SHOWN_TO_ALL, 'user_cupnote'),
        tab('brewing_result', '/user/usernote/brewingresult', 'UserBrewingResult', SIGNED_IN, 'user_brewing_result'),
        tab(
          'brewing_default',
          '/user/usernote/brewingdefault',
          'UserBrewingDefault',
          SIGNED_IN,
          'user_brewing_default',
        ),
        tab('equip', '/user/usernote/equip', 'UserEquip', SHOWN_TO_ALL, 'user_equip'),
        tab('cafenote', '/user/usernote/cafenote', 'UserCafeNote', SIGNED_IN, 'user_cafe_note'),
        tab('roasternote', '/user/usernote/roasternote', 'UserRoasterNote', SIGNED_IN, 'user_roaster_note'),
      ],
    },
    {
      key: 'link',
      icon: 'scan',
      tabs: [
        tab('link_intro', '/user/link/intro', 'BarcodeIntro', SIGNED_IN),
        tab('cafesignup', '/user/link/cafesignup', 'CafeSignUp', LINKED),
        tab('roastersignup', '/user/link/roastersignup', 'RoasterSignUp', LINKED),
        tab('link_coffeebean', '/user/link/coffeebean', 'LinkCoffeeBean', SIGNED_IN),
      ],
    },
    {
      key: 'company',
      icon: 'office',
      tabs: [
        tab('company', '/user/company/company', 'SettingCompany', ADMINS, 'setting_company'),
        tab('company_roaster', '/user/company/roaster', 'SettingRoaster', ADMINS, 'setting_roaster'),
        tab('company_cafe', '/user/company/cafe', 'SettingCafe', ADMINS, 'setting_cafe'),
      ],
    },
    {
      key: 'product',
      icon: 'sack',
      tabs: [
        tab(
          'product_greenbean',
          '/user/product/greenbean',
          'SettingGreenbeanDefault',
          ADMINS,
          'setting_greenbean_default',
        ),
        tab(
          'product_greenbeanyear',
          '/user/product/greenbeanyear',
          'SettingGreenbeanYear',
          ADMINS,
          'setting_greenbean_year',
        ),
        tab('product_equip', '/user/product/equip', 'SettingEquip', ADMINS, 'setting_equip'),
        tab('product_material', '/user/product/material', 'SettingMaterial', ADMINS, 'setting_material'),
      ],
    },
    {
      key: 'system',
      icon: 'table',
      tabs: [
        tab('system_desk', '/user/system/desk', 'Desk', ADMINS),
        tab('system_table', '/user/system/table', 'SettingTable', SADMIN),
        tab('system_compare', '/user/system/compare', 'CompareTable', SADMIN),
        tab('system_collection', '/user/system/collection', 'TableCollection', SADMIN),
        tab('system_user', '/user/system/user', 'SettingUser', SADMIN, 'system_account'),
        tab('demo', '/user/system/demo', 'Demo', SADMIN),
      ],
    },
    {
      key: 'userinfo',
      icon: 'person',
      tabs: [
        tab('basicinfo', '/user/userinfo/basicinfo', 'UserBasicInfo', quiet(SIGNED_IN)),
        tab('detailinfo', '/user/userinfo/detailinfo', 'UserDetailInfo', quiet(SIGNED_IN)),
      ],
    },
    { key: 'privacy', icon: 'sheet', tabs: [tab('privacy', '/user/privacy', 'PrivacyPolicy', quiet(ALL))] },
    {
      key: 'sign',
      icon: 'key',
      tabs: [
        hidden('signin', '/user/signin', 'Signin', quiet(ALL)),
        hidden('adminsignin', '/user/adminsignin', 'AdminSignin', quiet(ALL)),
        hidden('signup', '/user/signup', 'Signup', quiet(ALL)),
        hidden('consent', '/user/consent', 'Consent', quiet(ALL)),
        hidden('password', '/user/password', 'Password', quiet(SIGNED_IN)),
        hidden('forgot', '/user/forgot', 'Forgot', quiet(ALL)),
        hidden('recover', '/user/recover', 'Recover', quiet(ALL)),
        hidden('verify', '/user/verify', 'Verify', quiet(ALL)),
        hidden('factor', '/user/factor', 'Factor', quiet(SIGNED_IN)),
        hidden('agree', '/user/agree', 'Agree', quiet(SIGNED_IN)),
        hidden('leaving', '/user/leaving', 'Leaving', quiet(SIGNED_IN)),
      ],
    },
    {
      key: 'etc',
      icon: 'more',
      tabs: [
        tab('favorites', '/user/favorites', 'UserFavorites', SIGNED_IN),
        hidden('cafenote', '/user/cafenote', 'UserCafeNote', SIGNED_IN, 'user_cafe_note'),
        tab('userplace', '/user/userplace', 'UserPlace', SIGNED_IN),
      ],
    },
  ],
};
