import { apply } from './apply.ts';
import { choice } from './choice.ts';
import { clip } from './clip.ts';
import { create } from './create.ts';
import { cupnote } from './cupnote.ts';
import { equip } from './equip.ts';
import { favorite } from './favorite.ts';
import { file } from './file.ts';
import { form } from './form.ts';
import { link } from './link.ts';
import { list } from './list.ts';
import { listTools } from './list_tools.ts';
import { map } from './map.ts';
import { ownership } from './ownership.ts';
import { picture } from './picture.ts';
import { receive } from './receive.ts';
import { record } from './record.ts';
import { rows } from './rows.ts';
import { saves } from './saves.ts';
import { staff } from './staff.ts';

/** Texts of lists and records. */
export default {
  ...apply,
  ...choice,
  ...clip,
  ...create,
  ...cupnote,
  ...equip,
  ...favorite,
  ...file,
  ...form,
  ...link,
  ...list,
  ...listTools,
  ...map,
  ...ownership,
  ...picture,
  ...receive,
  ...record,
  ...rows,
  ...saves,
  ...staff,
} as const;
