import { t } from '../i18n/index.ts';

/** Words about water that is poured; of an espresso, which nobody pours, there are others. */
export type PouredWord =
  | 'brew_pour'
  | 'brew_total'
  | 'brew_over'
  | 'brew_ratio'
  | 'brew_chart'
  | 'brewpage_ratio'
  | 'brewpage_one_pour';

/** What is said of the water of a brew, or of what an espresso yields. */
export const pouredWord = (key: PouredWord, isEspresso: boolean): string => t(isEspresso ? `${key}_shot` : key);
