import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { expect, type Locator } from '@playwright/test';
import type { FormUser } from './form.ts';
import { literally } from './texts.ts';

/** The list of notes as people use it: filters stand in a line at a desk and in a sheet on a phone. */
export interface ListUser {
  /** The names of notes in the rows, of those that begin like this. */
  rows(...names: readonly string[]): Locator;
  openFilters(): Promise<void>;
  closeFilters(): Promise<void>;
  openFilter(name: string): Promise<void>;
  closeFilter(name: string): Promise<void>;
  /** An order by date in words. */
  orderText(direction: 'sort_newest' | 'sort_oldest'): string;
}

const KEYS: Readonly<Record<string, MessageKey>> = { cupnote_main: 'list_cupnote_main' };

export function listUser({ page, say, press }: FormUser): ListUser {
  const isPhone = () => page.evaluate(() => innerWidth < 768);
  const labelOf = (name: string) => say(KEYS[name] ?? (name as MessageKey));
  const well = (name: string) => page.getByRole('button', { name: new RegExp(`^${literally(labelOf(name))} `) });
  const sheet = page.getByRole('dialog', { name: say('list_filters') });
  if (!userCupnoteScreen.list.search.includes('cupnote_place')) throw new Error('notes are not found by place');
  return {
    rows: (...names) =>
      page.getByRole('main').getByRole('link', { name: new RegExp(`^(${names.map(literally).join('|')})`) }),
    async openFilters() {
      if (!(await isPhone())) return;
      await press(page.getByRole('button', { name: new RegExp(`^${say('list_filters')}`) }));
      await expect(sheet).toBeVisible();
    },
    async closeFilters() {
      if (await isPhone()) await press(sheet.getByRole('button').last());
    },
    async openFilter(name) {
      await press(well(name));
      await expect(well(name)).toHaveAttribute('aria-expanded', 'true');
    },
    async closeFilter(name) {
      await press(well(name));
      await expect(well(name)).toHaveAttribute('aria-expanded', 'false');
    },
    orderText: (direction) => say('list_order', { name: say('cupnote_date'), direction: say(direction) }),
  };
}
