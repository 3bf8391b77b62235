import { ADMINS, ALL, hidden, tab, type Who } from './define.ts';
import type { MenuCategory } from './types.ts';

/** What a coffee says of itself to whoever has its link. */
const BEAN: Who = { ...ALL, links: true, page: 'BeanPage' };

/** What is there to try and to read for everybody, and the reference data of the trade for administrators. */
export const info: MenuCategory = {
  key: 'info',
  path: '/info',
  icon: 'cup',
  groups: [
    {
      key: 'chart',
      icon: 'curve',
      tabs: [
        tab('flavorwheel', '/info/chart/flavorwheel', 'Flavorwheel', ALL),
        tab('radarchart', '/info/chart/radarchart', 'RadarChart', ALL),
        tab('brewingrecord', '/info/chart/brewingrecord', 'BrewingRecord', ALL),
        tab('roastingprofile', '/info/chart/roasting', 'RoastingProfile', ALL),
      ],
    },
    { key: 'intro', icon: 'cup', tabs: [tab('intro', '/info/intro', 'Intro', ALL)] },
    { key: 'guide', icon: 'book', tabs: [tab('guide', '/info/guide', 'Guide', ALL)] },
    { key: 'equipment', icon: 'dripper', tabs: [tab('equipment', '/info/etc/equip', 'InfoEquip', ALL)] },
    {
      key: 'beannote',
      icon: 'bean',
      tabs: [
        hidden('beannote', '/info/beannote/intro', 'CoffeeBeanIntro', ALL),
        hidden('beaninfo', '/info/beannote/beaninfo', 'BeanInfo', BEAN),
        hidden('beandetail', '/info/beannote/beandetail', 'BeanDetail', BEAN),
        hidden('coffeebean_info', '/info/beannote/coffeebean', 'CoffeebeanInfo', BEAN),
        hidden('coffeebean_detail', '/info/beannote/coffeebeandetail', 'CoffeebeanDetail', BEAN),
      ],
    },
    {
      key: 'code',
      icon: 'list',
      tabs: [
        tab('codegroup', '/info/code/codegroup', 'CodeGroup', ADMINS, 'setting_code_group'),
        tab('codelist', '/info/code/codelist', 'CodeList', ADMINS, 'setting_code'),
        tab('varietylist', '/info/code/varietylist', 'Variety', ADMINS, 'setting_variety'),
        tab('stringlist', '/info/code/stringlist', 'StringList', ADMINS),
        tab('stringset', '/info/code/stringset', 'StringSet', ADMINS),
      ],
    },
    {
      key: 'map',
      icon: 'pin',
      tabs: [
        tab('country', '/info/map/country', 'Country', ADMINS, 'setting_country'),
        tab('region', '/info/map/region', 'SettingRegion', ADMINS, 'setting_region'),
        tab('farm', '/info/map/farm', 'SettingFarm', ADMINS, 'setting_farm'),
      ],
    },
  ],
};
