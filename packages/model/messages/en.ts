import brew from './en/brew/index.ts';
import brewRoom from './en/brew_room/index.ts';
import cafe from './en/cafe/index.ts';
import coming from './en/coming/index.ts';
import compare from './en/compare/index.ts';
import demo from './en/demo/index.ts';
import event from './en/event/index.ts';
import every from './en/every/index.ts';
import guide from './en/guide/index.ts';
import home from './en/home/index.ts';
import intro from './en/intro/index.ts';
import palette from './en/palette/index.ts';
import qc from './en/qc/index.ts';
import roast from './en/roast/index.ts';
import roasted from './en/roasted/index.ts';
import roaster from './en/roaster/index.ts';
import setting from './en/setting/index.ts';
import sheet from './en/sheet/index.ts';
import signup from './en/signup/index.ts';
import work from './en/work/index.ts';
import type { MessageKey } from './ko.ts';

/** English texts. */
export const en = {
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
} satisfies Record<MessageKey, string>;
