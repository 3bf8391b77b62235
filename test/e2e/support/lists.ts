import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import type { FormUser } from './form.ts';
import { type Api, saveNote } from './product.ts';

/** Saves notes A, B … of one day each, the last one the newest. */
export async function saveNotes(api: Api, count: number): Promise<number[]> {
  const keys: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const day = String(nth + 1).padStart(2, '0');
    keys.push(await saveNote(api, { cupnote_name: nameOf(nth), store_name: 'Ondo', cupnote_date: `2026-04-${day}` }));
  }
  return keys;
}
/** The name of the nth of them. */
export const nameOf = (nth: number) => `Note ${String.fromCharCode(65 + nth)}`;

/** A list and its tools: a small menu at a desk, a sheet on a phone. */
export function listOf({ page, say, press }: FormUser) {
  const main = page.getByRole('main');
  const words = (name: MessageKey | { readonly text: string }) => (typeof name === 'string' ? say(name) : name.text);
  return {
    main,
    row: (nth: number) => main.getByRole('link', { name: nameOf(nth), exact: true }),
    dialog: (name: MessageKey) => page.getByRole('dialog', { name: say(name) }),
    button: (name: MessageKey, values?: Readonly<Record<string, unknown>>) =>
      page.getByRole('button', { name: say(name, values), exact: true }),
    /** Opens a tool of the list, by its name. */
    async tool(name: MessageKey | { readonly text: string }) {
      await press(page.getByRole('button', { name: say('list_tools'), exact: true }));
      const text = words(name);
      await press(
        page
          .getByRole('menuitem', { name: text, exact: true })
          .or(page.getByRole('dialog').getByRole('button', { name: text, exact: true })),
      );
    },
  };
}
