import { ADMINS, ALL, hidden, tab } from './define.ts';
import type { MenuCategory } from './types.ts';

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
    { key: 'coming', icon: 'list', tabs: [hidden('coming', '/info/coming', 'Coming', ALL)] },
    { key: 'etc', icon: 'more', tabs: [hidden('equip', '/info/etc/equip', 'InfoEquip', ALL)] },
    {
      key: 'beannote',
      icon: 'bean',
      tabs: [
        hidden('beannote', '/info/beannote/intro', 'CoffeeBeanIntro', ALL),
        hidden('beaninfo', '/info/beannote/beaninfo', 'BeanInfo', ALL),
        hidden('beandetail', '/info/beannote/beandetail', 'BeanDetail', ALL),
        hidden('coffeebean_info', '/info/beannote/coffeebean', 'CoffeebeanInfo', ALL),
        hidden('coffeebean_detail', '/info/beannote/coffeebeandetail', 'CoffeebeanDetail', ALL),
      ],
    },
    {
      key: 'code',
      icon: 'list',
      tabs: [
        tab('codegroup', '/info/code/codegroup', 'CodeGroup', ADMINS),
        tab('codelist', '/info/code/codelist', 'CodeList', ADMINS),
        tab('varietylist', '/info/code/varietylist', 'Variety', ADMINS),
        tab('stringlist', '/info/code/stringlist', 'StringList', ADMINS),
        tab('stringset', '/info/code/stringset', 'StringSet', ADMINS),
      ],
    },
    {
      key: 'map',
      icon: 'pin',
      tabs: [
        tab('country', '/info/map/country', 'Country', ADMINS),
        tab('region', '/info/map/region', 'SettingRegion', ADMINS),
        tab('farm', '/info/map/farm', 'SettingFarm', ADMINS),
      ],
    },
  ],
};
