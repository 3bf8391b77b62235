import { brew } from './en/brew.ts';
import { brewDifference } from './en/brew_difference.ts';
import { brewForm } from './en/brew_form.ts';
import { brewPage } from './en/brew_page.ts';
import { brewRoom } from './en/brew_room.ts';
import { brewTimer } from './en/brew_timer.ts';
import { brewing } from './en/brewing.ts';
import { cafe } from './en/cafe.ts';
import { chart } from './en/chart.ts';
import { choice } from './en/choice.ts';
import { clip } from './en/clip.ts';
import { compare } from './en/compare.ts';
import { create } from './en/create.ts';
import { cupnote } from './en/cupnote.ts';
import { demo } from './en/demo.ts';
import { equip } from './en/equip.ts';
import { file } from './en/file.ts';
import { form } from './en/form.ts';
import { frame } from './en/frame.ts';
import { guide } from './en/guide.ts';
import { intro } from './en/intro.ts';
import { list } from './en/list.ts';
import { listTools } from './en/list_tools.ts';
import { map } from './en/map.ts';
import { menu } from './en/menu.ts';
import { number } from './en/number.ts';
import { page } from './en/page.ts';
import { palette } from './en/palette.ts';
import { radar } from './en/radar.ts';
import { record } from './en/record.ts';
import { roast } from './en/roast.ts';
import { roastFigures } from './en/roast_figures.ts';
import { roastFile } from './en/roast_file.ts';
import { roastForm } from './en/roast_form.ts';
import { roastLive } from './en/roast_live.ts';
import { roastPoints } from './en/roast_points.ts';
import { roaster } from './en/roaster.ts';
import { roasterForm } from './en/roaster_form.ts';
import { roasterLists } from './en/roaster_lists.ts';
import { roasterProfile } from './en/roaster_profile.ts';
import { roasterQc } from './en/roaster_qc.ts';
import { room } from './en/room.ts';
import { rows } from './en/rows.ts';
import { server } from './en/server.ts';
import { sheet } from './en/sheet.ts';
import { sheetWeb } from './en/sheet_web.ts';
import { shell } from './en/shell.ts';
import { sign } from './en/sign.ts';
import { stock } from './en/stock.ts';
import { stockServer } from './en/stock_server.ts';
import { time } from './en/time.ts';
import { wheel } from './en/wheel.ts';
import type { MessageKey } from './ko.ts';

/** English texts, key by key as in Korean. */
export const en = {
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
} satisfies Record<MessageKey, string>;
