import type { MenuTab } from '@hanjan/model/menu.ts';

/** Advertising may stand where the menu says so, and never on a form. */
export const mayHaveAds = (tab: MenuTab | undefined, isForm: boolean): boolean => tab?.ads === true && !isForm;
