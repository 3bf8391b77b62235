import type { OrgKind, Role, SiteRole } from '@hanjan/core';
import type { ScreenName } from '../catalogue.ts';
import type { TextPart } from '../messages/ko.ts';

/**
 * Pages that are made by hand, each with the part of the texts that it needs besides those of every page. A page of any
 * other name is a screen of the catalogue, or still to come.
 */
export const PAGES = {
  Intro: 'intro',
  Guide: 'guide',
  PrivacyPolicy: null,
  Signin: 'signup',
  AdminSignin: 'signup',
  Signup: 'signup',
  Consent: 'signup',
  Password: 'signup',
  Forgot: 'signup',
  Recover: 'signup',
  Verify: 'signup',
  UserBasicInfo: 'account',
  UserDetailInfo: 'account',
  Factor: 'factor',
  Agree: 'account',
  Leaving: 'account',
  Demo: 'demo',
  Desk: 'desk',
  Create: 'work',
  CafeCreate: 'work',
  RoasterCreate: 'work',
  CafeUserInfo: 'work',
  CafeUserDetailInfo: 'account',
  RoasterUserInfo: 'work',
  Applying: 'work',
  Organization: 'work',
  CafeRoasterRegister: 'work',
  BeanPage: 'bean',
  CafeBeanPage: 'bean',
  CoffeeBeanIntro: 'bean',
  CoffeebeanQRDefault: 'work',
  CoffeebeanQRReceived: 'work',
  CafeBeanBlending: 'work',
  LinkCoffeeBean: 'scan',
  BarcodeIntro: 'scan',
  Flavorwheel: null,
  RadarChart: null,
  BrewingRecord: 'brew',
  RoastingProfile: 'roast',
  BlendingPlan: 'work',
  Ledger: 'work',
  CafeShopping: 'work',
  CafeSettingNote: 'work',
  CafeSettingToday: 'work',
  CafeTrace: 'work',
  CafeRecipeHistory: 'work',
  CafeRecipeMaterial: 'work',
  QCCoffee: 'work',
  Trace: 'work',
  RoastingCompare: 'work',
  RoastLogs: 'work',
  QcCompare: 'work',
  QcCalibration: 'work',
  StringList: 'work',
  StringSet: 'work',
  SettingTable: 'work',
  CompareTable: 'work',
  TableCollection: 'work',
  InfoEquip: 'equipment',
  UserFavorites: 'work',
  UserPlace: 'work',
  Home: 'home',
  UnderConstruction: null,
} as const satisfies Readonly<Record<string, TextPart | null>>;
export type PageKey = keyof typeof PAGES;

/** Hand-made pages that show records of a screen: what that is made of is loaded together with them. */
const SHOWN: Partial<Readonly<Record<PageKey, ScreenName>>> = {
  BlendingPlan: 'roaster_roasting_result',
  Ledger: 'roaster_greenbean_year',
  CafeShopping: 'cafe_coffeebean_inventory',
  CafeSettingNote: 'cafe_setting_result',
  CafeSettingToday: 'cafe_setting_result',
  CafeTrace: 'cafe_coffeebean_inventory',
  CafeRecipeHistory: 'cafe_drink',
  CafeRecipeMaterial: 'cafe_drink',
  QCCoffee: 'cafe_qc_coffeebean',
  Trace: 'roaster_greenbean_year',
  RoastingCompare: 'roaster_roasting_result',
  RoastLogs: 'roaster_roasting_result',
};

/** The screen whose records the page of a tab shows, if any. */
export const shownAt = ({ page, screen }: MenuTab): ScreenName | undefined => screen ?? (page && SHOWN[page]);

/** Drawings that stand beside a word of the menu. */
export type MenuIcon =
  | 'cup'
  | 'spoon'
  | 'sheet'
  | 'key'
  | 'shop'
  | 'bean'
  | 'drum'
  | 'table'
  | 'curve'
  | 'book'
  | 'list'
  | 'pin'
  | 'scan'
  | 'office'
  | 'sack'
  | 'person'
  | 'dripper'
  | 'truck'
  | 'blend'
  | 'more'
  | 'plus'
  | 'home';

/** One address of the product. Its text is `menu_<key>`; what opens there is a page or a screen of the catalogue. */
export interface MenuTab {
  readonly key: string;
  readonly path: string;
  /** What the specification calls the page; ours where it has no name for it. */
  readonly name: string;
  /** `UnderConstruction` until the page is made. */
  readonly page?: PageKey;
  readonly screen?: ScreenName;
  /** A guest may write a new record; saving it asks them to sign in. */
  readonly begins?: boolean;
  /**
   * Below it are links that people were given. They open to everybody, whoever may open the tab; those of an organisation's
   * page to whoever may open that.
   */
  readonly links?: true;
  /** Records wait there for an answer, and the menu says how many. */
  readonly waits?: true;
  /** Reachable by link, not listed. */
  readonly hidden?: boolean;
  /** It is a page of such an organisation: its roles are those inside it. */
  readonly org?: OrgKind;
  /** Who may open it. */
  readonly roles: readonly Role[];
  /** Who sees it listed, when that is more than those who may open it: a guest is led to sign in first. */
  readonly listed?: readonly SiteRole[];
  /** Advertising may stand on it, where the operator has any. */
  readonly ads: boolean;
}

/** Whether the page of a tab is still to be made. */
export const isToCome = ({ page }: MenuTab): boolean => page === 'UnderConstruction';

/** A line of the side menu. A group that is a single page has one tab with the group's own key. */
export interface MenuGroup {
  readonly key: string;
  readonly icon: MenuIcon;
  readonly tabs: readonly MenuTab[];
}

/** A word of the header. Its own address opens its first tab. */
export interface MenuCategory {
  readonly key: string;
  readonly path: string;
  readonly icon: MenuIcon;
  /** No word of the header, whatever is in it. */
  readonly hidden?: boolean;
  readonly groups: readonly MenuGroup[];
}
