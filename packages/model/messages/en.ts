import { form } from './en/form.ts';
import { list } from './en/list.ts';
import { page } from './en/page.ts';
import { record } from './en/record.ts';
import { server } from './en/server.ts';
import { shell } from './en/shell.ts';
import { sign } from './en/sign.ts';
import type { MessageKey } from './ko.ts';

/** English texts, key by key as in Korean. */
export const en = { ...shell, ...sign, ...form, ...record, ...list, ...page, ...server } satisfies Record<
  MessageKey,
  string
>;
