import { ALL, from, hidden, quiet, SIGNED_IN, tab, type Who, waits } from './define.ts';
import type { MenuCategory } from './types.ts';

const BARISTA = from('cafe', 'BARISTA');
const MNG = from('cafe', 'MNG');
const SMNG = from('cafe', 'SMNG');
/** What a roastery says of a coffee to a cafe that has its link. */
const BEAN: Who = { ...BARISTA, links: true, page: 'CafeBeanPage' };

/** What a cafe works with. */
export const cafe: MenuCategory = {
  key: 'cafe',
  path: '/cafe',
  icon: 'shop',
  groups: [
    {
      key: 'brewing',
      icon: 'dripper',
      tabs: [
        tab('brewing_today', '/cafe/brewing/today', 'CafeBrewingToday', BARISTA, 'cafe_brewing_today'),
        tab('brewing_result', '/cafe/brewing/result', 'CafeBrewingResult', BARISTA, 'cafe_brewing_result'),
        tab('brewing_default', '/cafe/brewing/default', 'CafeBrewingDefault', BARISTA, 'cafe_brewing_default'),
      ],
    },
    {
      key: 'setting',
      icon: 'dripper',
      tabs: [
        tab('settingtoday', '/cafe/setting/settingtoday', 'CafeSettingToday', BARISTA),
        tab('settingdefault', '/cafe/setting/settingdefault', 'CafeSettingDefault', BARISTA, 'cafe_setting_default'),
        tab('settinghistory', '/cafe/setting/settinghistory', 'CafeSettingHistory', BARISTA, 'cafe_setting_result'),
        hidden('settingnote', '/cafe/setting/settingnote', 'CafeSettingNote', ALL),
      ],
    },
    {
      key: 'recipe',
      icon: 'sheet',
      tabs: [
        tab('recipelist', '/cafe/recipe/recipelist', 'CafeRecipeList', BARISTA, 'cafe_drink'),
        tab('recipehistory', '/cafe/recipe/recipehistory', 'CafeRecipeHistory', BARISTA),
        tab('recipematerial', '/cafe/recipe/recipematerial', 'CafeRecipeMaterial', BARISTA),
      ],
    },
    {
      key: 'cupnote',
      icon: 'spoon',
      tabs: [
        tab('cupnote_coffeebean', '/cafe/cupnote/coffeebean', 'QCCoffeebean', BARISTA, 'cafe_qc_coffeebean'),
        hidden('qc_compare', '/cafe/cupnote/compare', 'QcCompare', BARISTA),
        hidden('qc_calibration', '/cafe/cupnote/calibration', 'QcCalibration', BARISTA),
        tab('cupnote_coffee', '/cafe/cupnote/coffee', 'QCCoffee', BARISTA),
        tab('cupnote_menu', '/cafe/cupnote/menu', 'QCMenu', BARISTA, 'cafe_qc_menu'),
      ],
    },
    {
      key: 'coffeebean',
      icon: 'bean',
      tabs: [
        tab('coffeebean_default', '/cafe/coffeebean/default', 'CoffeebeanDefault', BARISTA, 'cafe_coffeebean'),
        tab('coffeebean_received', '/cafe/coffeebean/received', 'CoffeebeanReceived', BARISTA, 'cafe_received'),
        tab(
          'coffeebean_inventory',
          '/cafe/coffeebean/inventory',
          'CafeCoffeebeanInventory',
          BARISTA,
          'cafe_coffeebean_inventory',
        ),
        tab('shopping', '/cafe/coffeebean/shopping', 'CafeShopping', BARISTA),
        hidden('trace', '/cafe/coffeebean/trace', 'CafeTrace', BARISTA),
        tab('qrdefault', '/cafe/coffeebean/qrdefault', 'CoffeebeanQRDefault', { ...BARISTA, links: true }),
        tab('qrreceived', '/cafe/coffeebean/qrreceived', 'CoffeebeanQRReceived', { ...BARISTA, links: true }),
        tab('beaninfo', '/cafe/coffeebean/beaninfo', 'CafeBeanInfo', BEAN),
        tab('beandetail', '/cafe/coffeebean/beandetail', 'CafeBeanDetail', BEAN),
        tab('beanblending', '/cafe/coffeebean/beanblending', 'CafeBeanBlending', BARISTA),
      ],
    },
    // Where else links to what a roaster says about a coffee lead.
    {
      key: 'beannote',
      icon: 'bean',
      tabs: [hidden('beaninfo', '/cafe/beannote/beaninfo', 'CafeBeanInfo', BEAN)],
    },
    {
      key: 'supplier',
      icon: 'truck',
      tabs: [
        tab('supplier_roaster', '/cafe/supplier/roaster', 'CafeRoaster', MNG, 'cafe_roaster'),
        tab('materialsupplier', '/cafe/supplier/materialsupplier', 'CafeMaterialSupplier', MNG, 'cafe_supplier'),
        tab('roasterregister', '/cafe/supplier/roasterregister', 'CafeRoasterRegister', { ...SMNG, links: true }),
      ],
    },
    {
      key: 'material',
      icon: 'sack',
      tabs: [
        tab('material_stock', '/cafe/material/material', 'CafeMaterial', BARISTA, 'cafe_material_stock'),
        tab('material_use', '/cafe/material/use', 'CafeMaterialUse', BARISTA, 'cafe_material_use'),
        tab('equip_there', '/cafe/material/equip', 'CafeMaterialEquip', BARISTA, 'cafe_equip_there'),
      ],
    },
    {
      key: 'etc',
      icon: 'table',
      tabs: [
        tab('etc_user', '/cafe/etc/user', 'CafeUser', MNG, 'cafe_user'),
        tab('equip', '/cafe/etc/equip', 'CafeEquip', MNG, 'cafe_equip'),
        tab('care', '/cafe/etc/care', 'CafeCare', BARISTA, 'cafe_care'),
        tab('cafe_material', '/cafe/etc/cafe_material', 'CafeOwnMaterial', MNG, 'cafe_material'),
        tab('material_purchase', '/cafe/etc/material', 'CafeMaterial', MNG, 'cafe_material_purchase'),
        tab('event', '/cafe/etc/event', 'CafeEvent', MNG, 'cafe_event'),
        waits(tab('usersignup', '/cafe/etc/signup', 'CafeUserSignUp', MNG, 'cafe_user_signup')),
        tab('etcuser', '/cafe/etc/etcuser', 'CafeUserEtc', MNG, 'cafe_user_etc'),
        tab('org', '/cafe/etc/org', 'CafeOrg', { ...SMNG, page: 'Organization' }),
      ],
    },
    {
      key: 'userinfo',
      icon: 'person',
      tabs: [
        tab('basicinfo', '/cafe/userinfo/basicinfo', 'CafeUserInfo', BARISTA),
        tab('detailinfo', '/cafe/userinfo/detailinfo', 'CafeUserDetailInfo', BARISTA),
      ],
    },
    { key: 'cafe_create', icon: 'plus', tabs: [tab('cafe_create', '/cafe/create', 'CafeCreate', quiet(SIGNED_IN))] },
  ],
};
