import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import type { Page } from '@playwright/test';
import { tables } from '../hostile/tables.ts';
import { expect, heldIn, put, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { key, fields } of devKindScreen.form) {
  const typedInto = tables.filter(({ field, typed }) => fields.includes(field) && typed.length > 0);
  if (typedInto.length === 0) continue;
  test(`what is typed into ${key}`, async ({ page, open }) => {
    test.slow();
    await open(`/dev/kinds?group=${key}&state=empty`);
    for (const { field, typed } of typedInto) {
      for (const one of typed) {
        await pasteInto(page, field, one.typed);
        const { value, fault } = await heldIn(page, 'empty', field);
        const shows = await inputOf(page, field).inputValue();
        const told = { shows, fault: fault?.key ?? null, ...('value' in one && { value }) };
        const { typed: _, ...expected } = one;
        expect.soft(told, `${field} ${JSON.stringify(one.typed).slice(0, 100)}`).toEqual(expected);
      }
    }
  });
}

const inputOf = (page: Page, field: string) => page.locator(`#dev_kind-empty-${field}`);

/** Pastes a text in place of all that stands in the input of a field, and leaves it. */
async function pasteInto(page: Page, field: string, text: string): Promise<void> {
  await put(page, 'empty', field, null);
  await inputOf(page, field).evaluate((box: HTMLInputElement, copied) => {
    box.focus();
    box.select();
    return navigator.clipboard.writeText(copied);
  }, text);
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+V');
  await inputOf(page, field).blur();
}
