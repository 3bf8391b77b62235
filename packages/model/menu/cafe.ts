import { ALL, from, hidden, quiet, SIGNED_IN, tab, waits } from './define.ts';
import type { MenuCategory } from './types.ts';

const BARISTA = from('cafe', 'BARISTA');
const MNG = from('cafe', 'MNG');
const SMNG = from('cafe', 'SMNG');

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
        hidden('settingtoday', '/cafe/setting/settingtoday', 'CafeSettingToday', BARISTA),
        hidden('settingdefault', '/cafe/setting/settingdefault', 'CafeSettingDefault', BARISTA),
        hidden('settinghistory', '/cafe/setting/settinghistory', 'CafeSettingHistory', BARISTA),
        hidden('settingnote', '/cafe/setting/settingnote', 'CafeSettingNote', ALL),
      ],
    },
    {
      key: 'recipe',
      icon: 'sheet',
      tabs: [
        hidden('recipelist', '/cafe/recipe/recipelist', 'CafeRecipeList', BARISTA),
        hidden('recipehistory', '/cafe/recipe/recipehistory', 'CafeRecipeHistory', BARISTA),
        hidden('recipematerial', '/cafe/recipe/recipematerial', 'CafeRecipeMaterial', BARISTA),
      ],
    },
    {
      key: 'cupnote',
      icon: 'spoon',
      tabs: [
        tab('cupnote_coffeebean', '/cafe/cupnote/coffeebean', 'QCCoffeebean', BARISTA, 'cafe_qc_coffeebean'),
        hidden('cupnote_coffee', '/cafe/cupnote/coffee', 'QCCoffee', BARISTA),
        hidden('cupnote_menu', '/cafe/cupnote/menu', 'QCMenu', BARISTA),
      ],
    },
    {
      key: 'coffeebean',
      icon: 'bean',
      tabs: [
        tab('coffeebean_default', '/cafe/coffeebean/default', 'CoffeebeanDefault', BARISTA, 'cafe_coffeebean'),
        tab('coffeebean_received', '/cafe/coffeebean/received', 'CoffeebeanReceived', BARISTA, 'cafe_received'),
        tab('qrdefault', '/cafe/coffeebean/qrdefault', 'CoffeebeanQRDefault', BARISTA),
        tab('qrreceived', '/cafe/coffeebean/qrreceived', 'CoffeebeanQRReceived', BARISTA),
        tab('beaninfo', '/cafe/coffeebean/beaninfo', 'CafeBeanInfo', BARISTA),
        tab('beandetail', '/cafe/coffeebean/beandetail', 'CafeBeanDetail', BARISTA),
        tab('beanblending', '/cafe/coffeebean/beanblending', 'CafeBeanBlending', BARISTA),
      ],
    },
    // Where else links to what a roaster says about a coffee lead.
    {
      key: 'beannote',
      icon: 'bean',
      tabs: [hidden('beaninfo', '/cafe/beannote/beaninfo', 'CafeBeanInfo', BARISTA)],
    },
    {
      key: 'supplier',
      icon: 'truck',
      tabs: [
        tab('supplier_roaster', '/cafe/supplier/roaster', 'CafeRoaster', MNG, 'cafe_roaster'),
        hidden('materialsupplier', '/cafe/supplier/materialsupplier', 'CafeMaterialSupplier', MNG),
        tab('roasterregister', '/cafe/supplier/roasterregister', 'CafeRoasterRegister', { ...SMNG, links: true }),
      ],
    },
    {
      key: 'material',
      icon: 'sack',
      tabs: [
        hidden('equip', '/cafe/material/equip', 'CafeMaterialEquip', MNG),
        hidden('material', '/cafe/material/material', 'CafeMaterial', MNG),
      ],
    },
    {
      key: 'etc',
      icon: 'table',
      tabs: [
        tab('etc_user', '/cafe/etc/user', 'CafeUser', MNG, 'cafe_user'),
        tab('equip', '/cafe/etc/equip', 'CafeEquip', MNG, 'cafe_equip'),
        hidden('cafe_material', '/cafe/etc/cafe_material', 'CafeOwnMaterial', MNG),
        hidden('material', '/cafe/etc/material', 'CafeMaterial', MNG),
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
