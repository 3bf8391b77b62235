import type { Route } from '@playwright/test';
import { inputOf } from './support/form.ts';
import { expectAt, paletteOf } from './support/palette.ts';
import { NOTES, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('the keys of the palette leave those of the page alone', async ({
  page,
  context,
  say,
  at,
  person,
  api,
  faults,
}) => {
  faults.expect(/^net::ERR_FAILED POST \/api\/user\/.+\/list$/);
  const { sheet, box, line, active } = paletteOf(page, say);
  const { keyboard } = page;
  const name = inputOf({ page, say }, 'cupnote_name');
  await saveNote(api, { cupnote_name: '예가체프 첼베사' });

  await test.step('what is typed while it is on its way stands in it', async () => {
    const held: Route[] = [];
    await page.route('**/Palette-*.js', (route) => void held.push(route));
    await page.goto(at(`${NOTES}/write`));
    await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
    await name.focus();
    await keyboard.press('ControlOrMeta+k');
    await expect.poll(() => held.length).toBe(1);
    await keyboard.type('cofee');
    await keyboard.press('Backspace');
    await keyboard.press('Enter');
    for (const route of held) await route.continue();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('cofe');
    await keyboard.type('!');
    await expect(box).toHaveValue('cofe!');
    await expect(name).toHaveValue('');
    await page.unroute('**/Palette-*.js');
  });

  await test.step('it opens from a text box, and gives the focus back', async () => {
    await page.goto(at(`${NOTES}/write`));
    await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
    await name.fill('쓰다 만 노트');
    await keyboard.press('ControlOrMeta+k');
    await expect(box).toBeFocused();
    await keyboard.type('노트');
    await keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(name).toBeFocused();
    await keyboard.type('?');
    await expect(name).toHaveValue('쓰다 만 노트?');
  });

  await test.step('a syllable that is being composed is left alone', async () => {
    await name.dispatchEvent('keydown', { key: 'k', ctrlKey: true, isComposing: true, bubbles: true });
    await expect(sheet).toHaveCount(0);
    await keyboard.press('ControlOrMeta+k');
    await box.fill('커피 노');
    await expect(active).toContainText(say('menu_coffeenote'));
    await box.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true });
    await expect(sheet).toBeVisible();
  });

  await test.step('arrows go round, Home and End to the ends once they were used', async () => {
    await box.fill('노트');
    const all = sheet.getByRole('option');
    await expectAt(box, all.first());
    await keyboard.press('ArrowUp');
    await expectAt(box, all.last());
    await keyboard.press('ArrowDown');
    await expectAt(box, all.first());
    await keyboard.press('End');
    await expectAt(box, all.last());
    await keyboard.press('Home');
    await expectAt(box, all.first());
  });

  await test.step('another keyboard and initial consonants are understood', async () => {
    for (const typed of ['ㅋㅍㄴㅌ', 'zjvlshxm', 'coffee notes', 'UserQC']) {
      await box.fill(typed);
      await expect(active).toContainText(say('menu_coffeenote'));
    }
  });

  await test.step('Enter with Ctrl opens beside, Enter alone asks about what is not saved', async () => {
    await box.fill(say('menu_flavorwheel'));
    const opened = context.waitForEvent('page');
    await keyboard.press('ControlOrMeta+Enter');
    const beside = await opened;
    await expect(beside).toHaveURL(/\/info\/chart\/flavorwheel$/);
    await beside.close();
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: say('leave_title') });
    await expect(sheet).toHaveCount(0);
    await question.getByRole('button', { name: say('leave_stay') }).press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('쓰다 만 노트?');
  });

  await test.step('a server that is away is told, and asked again', async () => {
    await page.route('**/list', (route) => route.abort());
    await keyboard.press('ControlOrMeta+k');
    await box.fill('첼베사');
    await expect(sheet.getByRole('alert')).toContainText(say('palette_failed'));
    await page.unroute('**/list');
    await sheet.getByRole('button', { name: say('retry') }).press('Enter');
    await expect(line(/^예가체프 첼베사/)).toBeVisible();
  });
});
