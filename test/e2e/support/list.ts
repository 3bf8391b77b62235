import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { expect, type Locator } from '@playwright/test';
import type { FormUser } from './form.ts';
import { literally } from './texts.ts';

/** The list of notes as people use it: filters stand in a line at a desk and in a sheet on a phone. */
export interface ListUser {
  /** The rows of notes whose names begin like this, by those names. */
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
  const well = (name: string, expanded: boolean) =>
    page.getByRole('button', { name: new RegExp(`^${literally(labelOf(name))} `), expanded });
  const sheet = page.getByRole('dialog', { name: say('list_filters') });
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
      await press(well(name, false));
      await expect(well(name, true)).toBeVisible();
    },
    async closeFilter(name) {
      await press(well(name, true));
      await expect(well(name, false)).toBeVisible();
    },
    orderText: (direction) => say('list_order', { name: say('cupnote_date'), direction: say(direction) }),
  };
}
