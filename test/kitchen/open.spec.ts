import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { expectSound } from '../e2e/support/axe.ts';
import { expect, test } from './support/test.ts';

/** What opens something: a list, a calendar, a menu. */
const OPENERS = '[role="combobox"], [aria-haspopup]';
const OPEN = '[role="listbox"], [role="dialog"], [role="menu"], [role="grid"]';

for (const { key, fields } of devKindScreen.form) {
  test(`${key}: what opens is sound, and gives the focus back`, async ({ page, open, press }) => {
    await open(`/dev/kinds?group=${key}&state=filled`);
    for (const name of fields) {
      const openers = page.locator(`[data-name="${name}"]`).locator(OPENERS);
      for (const opener of await openers.all()) {
        if (!(await opener.isVisible())) continue;
        const state = `${name} ${(await opener.getAttribute('aria-label')) ?? ''}`;
        await press(opener);
        await expect(page.locator(OPEN).filter({ visible: true }).first(), state).toBeVisible();
        await expectSound(page, state);
        await page.keyboard.press('Escape');
        await expect(page.locator(OPEN).filter({ visible: true }), state).toHaveCount(0);
        expect.soft(await isFocusIn(page, name), `${state}: focus`).toBe(true);
      }
    }
  });
}

const isFocusIn = (page: import('@playwright/test').Page, name: string): Promise<boolean> =>
  page.evaluate((field) => document.activeElement?.closest('[data-name]')?.getAttribute('data-name') === field, name);
