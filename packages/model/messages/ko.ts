import account from './ko/account/index.ts';
import bean from './ko/bean/index.ts';
import brew from './ko/brew/index.ts';
import brewRoom from './ko/brew_room/index.ts';
import cafe from './ko/cafe/index.ts';
import compare from './ko/compare/index.ts';
import correct from './ko/correct/index.ts';
import demo from './ko/demo/index.ts';
import desk from './ko/desk/index.ts';
import dial from './ko/dial/index.ts';
import drink from './ko/drink/index.ts';
import equipment from './ko/equipment/index.ts';
import event from './ko/event/index.ts';
import every from './ko/every/index.ts';
import factor from './ko/factor/index.ts';
import favorite from './ko/favorite/index.ts';
import guide from './ko/guide/index.ts';
import home from './ko/home/index.ts';
import intro from './ko/intro/index.ts';
import labels from './ko/labels/index.ts';
import letter from './ko/letter/index.ts';
import outbox from './ko/outbox/index.ts';
import ownNote from './ko/own_note/index.ts';
import palette from './ko/palette/index.ts';
import qc from './ko/qc/index.ts';
import roast from './ko/roast/index.ts';
import roastCompare from './ko/roast_compare/index.ts';
import roasted from './ko/roasted/index.ts';
import roaster from './ko/roaster/index.ts';
import scan from './ko/scan/index.ts';
import setting from './ko/setting/index.ts';
import sheet from './ko/sheet/index.ts';
import signup from './ko/signup/index.ts';
import stock from './ko/stock/index.ts';
import supply from './ko/supply/index.ts';
import system from './ko/system/index.ts';
import work from './ko/work/index.ts';

/** Korean texts by part: a part is a folder, and what only some pages need comes in a file of its own. */
export const parts = {
  every,
  work,
  bean,
  brew,
  brew_room: brewRoom,
  cafe,
  dial,
  drink,
  event,
  roaster,
  stock,
  supply,
  roast,
  roast_compare: roastCompare,
  roasted,
  qc,
  scan,
  setting,
  system,
  compare,
  labels,
  sheet,
  palette,
  outbox,
  own_note: ownNote,
  home,
  intro,
  guide,
  demo,
  desk,
  correct,
  equipment,
  favorite,
  signup,
  account,
  letter,
  factor,
} as const satisfies Record<string, Record<string, string>>;

/** A part of the texts that only some pages need. */
export type TextPart = Exclude<keyof typeof parts, 'every'>;

/** Korean texts. A key is the name of a field, a menu entry (`menu_…`), or what the text is for. ICU message syntax. */
export const ko = {
  ...every,
  ...work,
  ...bean,
  ...brew,
  ...brewRoom,
  ...cafe,
  ...dial,
  ...drink,
  ...event,
  ...roaster,
  ...stock,
  ...supply,
  ...roast,
  ...roastCompare,
  ...roasted,
  ...qc,
  ...scan,
  ...setting,
  ...system,
  ...compare,
  ...labels,
  ...sheet,
  ...palette,
  ...outbox,
  ...ownNote,
  ...home,
  ...intro,
  ...guide,
  ...demo,
  ...desk,
  ...correct,
  ...equipment,
  ...favorite,
  ...signup,
  ...account,
  ...letter,
  ...factor,
} as const;

/** The name of a text. Korean is the list; every other language must have the same keys. */
export type MessageKey = keyof typeof ko;
