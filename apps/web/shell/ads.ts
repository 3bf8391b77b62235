import type { MenuTab } from '@hanjan/model/menu.ts';

/** Advertising may stand where the menu says so, and never where somebody works: on forms and among records. */
export const mayHaveAds = (tab: MenuTab | undefined, isForm: boolean): boolean =>
  tab?.ads === true && !isForm && !tab.screen && !tab.org;
