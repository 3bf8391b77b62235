import type { Page } from '@playwright/test';
import { inputOf } from './support/form.ts';
import { NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('leaving unsaved work is asked about on links, on the way back, and when the tab is closed', async ({
  page,
  say,
  at,
  press,
  write,
}) => {
  await page.goto(at('/'));
  await page.goto(at(NOTES));
  await press(page.getByRole('link', { name: say('list_user_cupnote_new') }));
  const writer = await write({});
  const question = page.getByRole('alertdialog', { name: say('leave_title') });
  const stay = question.getByRole('button', { name: say('leave_stay') });
  const { press: tap } = writer;

  await test.step('a link', async () => {
    await tap(page.getByRole('banner').getByRole('link', { name: say('menu_info') }));
    await expect(stay).toBeFocused();
    await tap(stay);
    await expect(question).toBeHidden();
    await writer.expectKept();
  });

  await test.step('the way back, twice', async () => {
    for (let i = 0; i < 2; i++) {
      await page.goBack();
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/write$/);
      await writer.expectKept();
    }
  });

  await test.step('closing the tab', async () => {
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closing;
    await writer.expectKept();
  });

  await test.step('another language keeps the form', async () => {
    await tap(page.getByRole('banner').getByRole('link', { name: 'English' }));
    await expect(page.getByRole('combobox', { name: 'Coffee Required' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Place Required' })).toHaveValue('Cafe');
    await page.goBack();
    await writer.expectKept();
  });

  await test.step('leaving all the same', async () => {
    await tap(page.getByRole('banner').getByRole('link', { name: say('menu_info') }));
    await tap(question.getByRole('button', { name: say('leave_go') }));
    await expect(page.getByRole('heading', { level: 1, name: say('menu_flavorwheel') })).toBeVisible();
  });
});

test('whoever changed nothing or saved everything leaves without a question', async ({
  page,
  say,
  at,
  press,
  write,
}) => {
  const writer = await write({ cupnote_name: '예가체프' });
  await writer.save();
  await writer.expectSaved();
  await press(page.getByRole('button', { name: say('record_edit') }));
  await inputOf(writer, 'store_name').fill('온도');
  await inputOf(writer, 'store_name').fill('');
  await press(page.getByRole('banner').getByRole('link', { name: say('menu_info') }));
  await expect(page.getByRole('heading', { level: 1, name: say('menu_flavorwheel') })).toBeVisible();
  await page.goto(at(NOTES));
  await expect(page.getByRole('link', { name: '예가체프' })).toBeVisible();
});

test('the list comes back as it was left: page, order, filters, scroll and row', async ({
  page,
  say,
  at,
  press,
  api,
  person,
}) => {
  for (let i = 1; i <= 25; i++)
    await saveNote(api, {
      cupnote_name: `Huila ${String(i).padStart(2, '0')}`,
      cupnote_date: `2026-03-${String(i).padStart(2, '0')}`,
    });
  await page.goto(at(NOTES));
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await press(page.getByRole('link', { name: '2', exact: true }));
  await expect(page.getByRole('link', { name: 'Huila 06' })).toBeVisible();
  const list = page.url();
  await press(page.getByRole('link', { name: 'Huila 06' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Huila 06' })).toBeVisible();
  const top = await scrolled(page);
  await press(page.getByRole('link', { name: say('record_list') }));
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: 'Huila 06' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Huila 06' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Huila 06' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Huila 06' })).toBeInViewport();
  expect(top).toBe(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Huila 06' })).toBeVisible();
  expect(((await api.post(`${NOTES_API}/list`, { list_count: 5 })) as unknown as unknown[]).length).toBe(5);
});

const scrolled = (page: Page) => page.evaluate(() => scrollY);
