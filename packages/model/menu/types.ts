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
  Signin: null,
  AdminSignin: null,
  Signup: 'signup',
  Password: 'signup',
  Demo: 'demo',
  Create: 'work',
  CafeCreate: 'work',
  RoasterCreate: 'work',
  CafeUserInfo: 'work',
  RoasterUserInfo: 'work',
  Applying: 'work',
  Organization: 'work',
  CafeRoasterRegister: 'work',
  Flavorwheel: null,
  RadarChart: null,
  BrewingRecord: 'brew',
  RoastingProfile: 'roast',
  BlendingPlan: 'work',
  Ledger: 'work',
  RoastingCompare: 'work',
  QcCompare: 'work',
  QcCalibration: 'work',
  Country: 'work',
  Home: 'home',
  Coming: 'coming',
  UnderConstruction: 'coming',
} as const satisfies Readonly<Record<string, TextPart | null>>;
export type PageKey = keyof typeof PAGES;

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
