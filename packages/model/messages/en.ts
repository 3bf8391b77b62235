import account from './en/account/index.ts';
import bean from './en/bean/index.ts';
import brew from './en/brew/index.ts';
import brewRoom from './en/brew_room/index.ts';
import cafe from './en/cafe/index.ts';
import compare from './en/compare/index.ts';
import correct from './en/correct/index.ts';
import demo from './en/demo/index.ts';
import desk from './en/desk/index.ts';
import dial from './en/dial/index.ts';
import drink from './en/drink/index.ts';
import equipment from './en/equipment/index.ts';
import event from './en/event/index.ts';
import every from './en/every/index.ts';
import factor from './en/factor/index.ts';
import favorite from './en/favorite/index.ts';
import guide from './en/guide/index.ts';
import home from './en/home/index.ts';
import intro from './en/intro/index.ts';
import labels from './en/labels/index.ts';
import letter from './en/letter/index.ts';
import outbox from './en/outbox/index.ts';
import ownNote from './en/own_note/index.ts';
import palette from './en/palette/index.ts';
import qc from './en/qc/index.ts';
import roast from './en/roast/index.ts';
import roastCompare from './en/roast_compare/index.ts';
import roasted from './en/roasted/index.ts';
import roaster from './en/roaster/index.ts';
import scan from './en/scan/index.ts';
import setting from './en/setting/index.ts';
import sheet from './en/sheet/index.ts';
import signup from './en/signup/index.ts';
import stock from './en/stock/index.ts';
import supply from './en/supply/index.ts';
import system from './en/system/index.ts';
import work from './en/work/index.ts';
import type { MessageKey } from './ko.ts';

/** English texts. */
export const en = {
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
} satisfies Record<MessageKey, string>;
