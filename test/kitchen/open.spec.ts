import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import type { Page } from '@playwright/test';
import { expectSound } from '../e2e/support/axe.ts';
import { expectReached } from './support/stops.ts';
import { expectLarge } from './support/targets.ts';
import { expect, test } from './support/test.ts';

/** What opens something: a list, a calendar, a menu. */
const OPENERS = '[role="combobox"], [aria-haspopup]';
const OPEN = '[role="listbox"], [role="dialog"], [role="menu"], [role="grid"]';

/** In a narrow box buttons stand where its middle is. */
const EDGE = { x: 10, y: 10 };

/** Groups in which nothing opens. */
const PLAIN: readonly string[] = ['kind_what', 'kind_texts', 'kind_files', 'kind_keys'];

for (const { key, fields } of devKindScreen.form) {
  test(`${key}: every field is met by keys or fingers; what opens is sound, and gives the focus back`, async ({
    page,
    open,
    press,
    hasTouch,
  }) => {
    await open(`/dev/kinds?group=${key}&state=filled`);
    await (hasTouch ? expectLarge(page, key) : expectReached(page, fields));
    let opened = 0;
    for (const name of fields) {
      await showOnly(page, name);
      const openers = page.locator(`[data-name="${name}"]`).locator(OPENERS);
      for (const opener of await openers.all()) {
        if (!(await opener.isVisible())) continue;
        const state = `${name} ${(await opener.getAttribute('aria-label')) ?? ''}`;
        // One of which the window shows a strip alone would be pressed at the window's edge.
        await opener.evaluate((one) => one.scrollIntoView({ block: 'center' }));
        await press(opener, EDGE);
        await expect(page.locator(OPEN).filter({ visible: true }).first(), state).toBeVisible();
        await expectSound(page, state);
        opened += 1;
        await page.keyboard.press('Escape');
        await expect(page.locator(OPEN).filter({ visible: true }), state).toHaveCount(0);
        expect.soft(await isFocusIn(page, name), `${state}: focus`).toBe(true);
      }
    }
    expect(opened > 0).toBe(!PLAIN.includes(key));
  });
}

const isFocusIn = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((field) => document.activeElement?.closest('[data-name]')?.getAttribute('data-name') === field, name);

/** Hides all other fields, which what is open would stand over. */
const showOnly = (page: Page, name: string): Promise<void> =>
  page.locator('[data-name]').evaluateAll((all, only) => {
    for (const one of all) (one as HTMLElement).hidden = one.getAttribute('data-name') !== only;
  }, name);
