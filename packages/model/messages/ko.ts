import { form } from './ko/form.ts';
import { list } from './ko/list.ts';
import { page } from './ko/page.ts';
import { record } from './ko/record.ts';
import { server } from './ko/server.ts';
import { shell } from './ko/shell.ts';
import { sign } from './ko/sign.ts';

/** Korean texts. A key is the name of a field, a menu entry (`menu_…`), or what the text is for. ICU message syntax. */
export const ko = { ...shell, ...sign, ...form, ...record, ...list, ...page, ...server } as const satisfies Record<
  string,
  string
>;

/** The name of a text. Korean is the list; every other language must have the same keys. */
export type MessageKey = keyof typeof ko;
