import type { AreaFiles } from '../records/catalogue.ts';

/** The definitions of each area, in a file of its own. */
export const definitions: AreaFiles['definitions'] = {
  user: () => import('@hanjan/model/catalogue/user.ts').then(({ user }) => user),
  cafe: () => import('@hanjan/model/catalogue/cafe.ts').then(({ cafe }) => cafe),
  roaster: () => import('@hanjan/model/catalogue/roaster.ts').then(({ roaster }) => roaster),
  setting: () => import('@hanjan/model/catalogue/setting.ts').then(({ setting }) => setting),
  system: () => import('@hanjan/model/catalogue/system.ts').then(({ system }) => system),
};

/** The cells that any list or form may ask for, and the other views that any form may. */
export const everyCell = () => import('./cells.ts');
export const everyView = () => import('./views.ts');
