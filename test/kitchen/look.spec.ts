import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import type { Locator } from '@playwright/test';
import { expectSound } from '../e2e/support/axe.ts';
import { expect, test } from './support/test.ts';

/** When the pictures are taken, so that a day more makes no other picture. */
const MOMENT = new Date('2026-11-20T14:28:00+09:00');
/** What floats above the page, and what stands below it. */
const AROUND = '.bar, .footer, .header';
/** What names the server, whose port is another each time. */
const PORT = '.qr';

for (const { key } of devKindScreen.form) {
  test(`${key}: every field in every state`, async ({ page, open }) => {
    await page.clock.setFixedTime(MOMENT);
    await open(`/dev/kinds?group=${key}`);
    await expectSound(page, key);
    await hide(page.locator(AROUND), 'display', 'none');
    await hide(page.locator(PORT), 'visibility', 'hidden');
    await expect(page.locator(`[data-group="${key}"]`)).toHaveScreenshot(`${key}.png`);
  });
}

const hide = (found: Locator, property: string, value: string): Promise<void> =>
  found.evaluateAll(
    (all, [name = '', to = '']) => {
      for (const one of all) (one as HTMLElement).style.setProperty(name, to);
    },
    [property, value],
  );
