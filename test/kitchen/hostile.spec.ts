import { tables } from '../hostile/tables.ts';
import { expect, heldIn, put, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { field, typed } of tables) {
  test(`what is typed into ${field}`, async ({ page, open }) => {
    await open('/dev/kinds?state=empty');
    const input = page.locator(`#dev_kind-empty-${field}`);
    for (const one of typed) {
      await put(page, 'empty', field, null);
      await input.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.evaluate((text) => navigator.clipboard.writeText(text), one.typed);
      await page.keyboard.press('ControlOrMeta+V');
      await input.blur();
      const { value, fault } = await heldIn(page, 'empty', field);
      const told = { shows: await input.inputValue(), fault: fault?.key ?? null, ...('value' in one && { value }) };
      const { typed: _, ...expected } = one;
      expect.soft(told, JSON.stringify(one.typed).slice(0, 100)).toEqual(expected);
    }
  });
}
