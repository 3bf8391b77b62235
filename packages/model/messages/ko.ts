import brew from './ko/brew/index.ts';
import brewRoom from './ko/brew_room/index.ts';
import cafe from './ko/cafe/index.ts';
import coming from './ko/coming/index.ts';
import compare from './ko/compare/index.ts';
import demo from './ko/demo/index.ts';
import event from './ko/event/index.ts';
import every from './ko/every/index.ts';
import guide from './ko/guide/index.ts';
import home from './ko/home/index.ts';
import intro from './ko/intro/index.ts';
import palette from './ko/palette/index.ts';
import qc from './ko/qc/index.ts';
import roast from './ko/roast/index.ts';
import roasted from './ko/roasted/index.ts';
import roaster from './ko/roaster/index.ts';
import setting from './ko/setting/index.ts';
import sheet from './ko/sheet/index.ts';
import signup from './ko/signup/index.ts';
import work from './ko/work/index.ts';

/** Korean texts by part: a part is a folder, and what only some pages need comes in a file of its own. */
export const parts = {
  every,
  work,
  brew,
  brew_room: brewRoom,
  cafe,
  event,
  roaster,
  roast,
  roasted,
  qc,
  setting,
  coming,
  compare,
  sheet,
  palette,
  home,
  intro,
  guide,
  demo,
  signup,
} as const satisfies Record<string, Record<string, string>>;

/** A part of the texts that only some pages need. */
export type TextPart = Exclude<keyof typeof parts, 'every'>;

/** Korean texts. A key is the name of a field, a menu entry (`menu_…`), or what the text is for. ICU message syntax. */
export const ko = {
  ...every,
  ...work,
  ...brew,
  ...brewRoom,
  ...cafe,
  ...event,
  ...roaster,
  ...roast,
  ...roasted,
  ...qc,
  ...setting,
  ...coming,
  ...compare,
  ...sheet,
  ...palette,
  ...home,
  ...intro,
  ...guide,
  ...demo,
  ...signup,
} as const;

/** The name of a text. Korean is the list; every other language must have the same keys. */
export type MessageKey = keyof typeof ko;
