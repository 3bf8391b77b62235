import { brew } from './ko/brew.ts';
import { brewDifference } from './ko/brew_difference.ts';
import { brewForm } from './ko/brew_form.ts';
import { brewPage } from './ko/brew_page.ts';
import { brewRoom } from './ko/brew_room.ts';
import { brewTimer } from './ko/brew_timer.ts';
import { brewing } from './ko/brewing.ts';
import { cafe } from './ko/cafe.ts';
import { chart } from './ko/chart.ts';
import { choice } from './ko/choice.ts';
import { clip } from './ko/clip.ts';
import { compare } from './ko/compare.ts';
import { create } from './ko/create.ts';
import { cupnote } from './ko/cupnote.ts';
import { demo } from './ko/demo.ts';
import { equip } from './ko/equip.ts';
import { file } from './ko/file.ts';
import { form } from './ko/form.ts';
import { frame } from './ko/frame.ts';
import { guide } from './ko/guide.ts';
import { intro } from './ko/intro.ts';
import { list } from './ko/list.ts';
import { listTools } from './ko/list_tools.ts';
import { map } from './ko/map.ts';
import { menu } from './ko/menu.ts';
import { number } from './ko/number.ts';
import { page } from './ko/page.ts';
import { palette } from './ko/palette.ts';
import { radar } from './ko/radar.ts';
import { record } from './ko/record.ts';
import { roast } from './ko/roast.ts';
import { roastFigures } from './ko/roast_figures.ts';
import { roastFile } from './ko/roast_file.ts';
import { roastForm } from './ko/roast_form.ts';
import { roastLive } from './ko/roast_live.ts';
import { roastPoints } from './ko/roast_points.ts';
import { roaster } from './ko/roaster.ts';
import { roasterForm } from './ko/roaster_form.ts';
import { roasterLists } from './ko/roaster_lists.ts';
import { roasterProfile } from './ko/roaster_profile.ts';
import { roasterQc } from './ko/roaster_qc.ts';
import { room } from './ko/room.ts';
import { rows } from './ko/rows.ts';
import { server } from './ko/server.ts';
import { sheet } from './ko/sheet.ts';
import { sheetWeb } from './ko/sheet_web.ts';
import { shell } from './ko/shell.ts';
import { sign } from './ko/sign.ts';
import { stock } from './ko/stock.ts';
import { stockServer } from './ko/stock_server.ts';
import { time } from './ko/time.ts';
import { wheel } from './ko/wheel.ts';

/** Korean texts. A key is the name of a field, a menu entry (`menu_…`), or what the text is for. ICU message syntax. */
export const ko = {
  ...shell,
  ...sheet,
  ...sheetWeb,
  ...frame,
  ...map,
  ...menu,
  ...sign,
  ...form,
  ...compare,
  ...palette,
  ...record,
  ...cupnote,
  ...equip,
  ...cafe,
  ...create,
  ...brew,
  ...brewForm,
  ...brewDifference,
  ...brewPage,
  ...brewing,
  ...brewRoom,
  ...brewTimer,
  ...list,
  ...listTools,
  ...page,
  ...intro,
  ...guide,
  ...demo,
  ...wheel,
  ...radar,
  ...chart,
  ...roast,
  ...roastFigures,
  ...roastFile,
  ...roastPoints,
  ...roastForm,
  ...roastLive,
  ...roasterForm,
  ...server,
  ...stock,
  ...stockServer,
  ...choice,
  ...clip,
  ...file,
  ...number,
  ...roaster,
  ...roasterLists,
  ...roasterProfile,
  ...roasterQc,
  ...room,
  ...rows,
  ...time,
} as const satisfies Record<string, string>;

/** The name of a text. Korean is the list; every other language must have the same keys. */
export type MessageKey = keyof typeof ko;
