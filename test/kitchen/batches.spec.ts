import { GUEST } from '@hanjan/core';
import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../e2e/support/axe.ts';
import type { Say } from '../e2e/support/texts.ts';
import { expect, test } from './support/test.ts';

// Batches are known by year and number; a flag closes them, and administrators alone see what they cost.
const LIST = '/dev/batch';
const YEAR = '2026';

type Box = (name: string) => Locator;
const boxes =
  (page: Page, called: (name: string) => string): Box =>
  (name) =>
    page.getByRole('textbox', { name: new RegExp(`^${called(name)}`) });

/** Writes a new batch and waits until it is read under its own address. */
async function write(page: Page, box: Box, say: Say, number: string): Promise<void> {
  const texts = { batch_name: `배치 ${number}`, batch_year: YEAR, batch_no: number, batch_mass: '20' };
  for (const [name, text] of Object.entries(texts)) await box(name).fill(text);
  await page.getByRole('button', { name: say('record_save') }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/${YEAR}-${number}$`));
  await expect(page.getByRole('heading', { level: 1, name: texts.batch_name })).toBeVisible();
}

test('a batch is found by its numbers, and by its key too', async ({ page, say, at, called, open, faults }) => {
  const box = boxes(page, called);
  await open(`${LIST}/write`);
  const made = page.waitForResponse(/\/api\/user\/dev\/batch\/edit$/);
  await write(page, box, say, '12');
  const { batch_seq } = (await (await made).json()).result;
  const shown = page.locator('[data-field="batch_year"]');
  await expect(shown).toContainText(YEAR);

  for (const address of [`${YEAR}-12`, batch_seq]) {
    await page.goto(`${at(LIST)}/${address}?mode=edit`);
    await expect(box('batch_name')).toHaveValue('배치 12');
    await expect(page).toHaveURL(new RegExp(`${LIST}/${YEAR}-12\\?mode=edit$`));
  }
  await expect(box('batch_year')).toHaveCount(0);
  await box('batch_name').fill('배치 열둘');
  await page.getByRole('button', { name: say('record_save') }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/${YEAR}-12$`));

  await page.goto(at(LIST));
  await page.getByRole('link', { name: '배치 열둘' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/${YEAR}-12$`));

  faults.expect(/^404 POST \/api\/user\/dev\/batch\/detail$/);
  await page.goto(`${at(LIST)}/${YEAR}-999`);
  await expect(page.getByRole('heading', { name: say('nopage_title') })).toBeVisible();
});

test('what somebody may not see stands in no form and no list, and what they may not fill is refused', async ({
  page,
  say,
  at,
  called,
  open,
  faults,
}) => {
  const box = boxes(page, called);
  const hidden = ['batch_price', 'batch_secret'];
  const save = page.getByRole('button', { name: say('record_save') });
  await open(`${LIST}/write`);
  for (const name of [...hidden, 'batch_main']) await expect(page.getByText(called(name))).toHaveCount(0);
  await write(page, box, say, '13');
  await expect(page.locator('[data-field="batch_worth"]')).toContainText('140');
  await page.goto(at(LIST));
  await expect(page.getByRole('link', { name: '배치 13' })).toBeVisible();
  await expect(page.getByText(called('batch_price'))).toHaveCount(0);

  await test.step('a page that still takes them for an administrator is told field by field', async () => {
    await page.route('**/api/userinfo', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      if (answer.result.user_type === GUEST.user_type) return route.fulfill({ response });
      return route.fulfill({ response, json: { ...answer, result: { ...answer.result, user_type: 'SADMIN' } } });
    });
    faults.expect(/^400 POST \/api\/user\/dev\/batch\/edit$/);
    await open(`${LIST}/write`);
    for (const [name, text] of Object.entries({ batch_name: '배치 14', batch_year: YEAR, batch_no: '14' }))
      await box(name).fill(text);
    await box('batch_price').fill('9');
    await save.click();
    const dialog = page.getByRole('alertdialog', { name: say('validation_error') });
    await expect(dialog).toContainText(`${called('batch_main')}: ${say('field_forbidden')}`);
    await dialog.getByRole('button', { name: say('confirm') }).click();
    await expect(page.getByRole('checkbox', { name: called('batch_main') })).toBeFocused();
    await expect(page.getByText(say('field_forbidden'))).toHaveCount(2);
    await expect(box('batch_price')).toHaveValue('9');
  });
});

test('a closed batch is read, also where it was to be changed, and says why', async ({
  page,
  say,
  at,
  called,
  open,
}) => {
  const box = boxes(page, called);
  await open(`${LIST}/write`);
  await write(page, box, say, '15');
  await page.goto(`${at(LIST)}/${YEAR}-15?mode=edit`);
  await page.getByRole('checkbox', { name: called('batch_open') }).uncheck();
  await page.getByRole('button', { name: say('record_save') }).click();
  await expect(page.getByText(say('edit_closed'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('undo'), exact: true })).toHaveCount(0);
  for (const mode of ['', '?mode=edit']) {
    await page.goto(`${at(LIST)}/${YEAR}-15${mode}`);
    await expect(page.getByText(say('edit_closed'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '배치 15' })).toBeVisible();
    for (const name of ['record_edit', 'record_save'] as const)
      await expect(page.getByRole('button', { name: say(name), exact: true })).toHaveCount(0);
  }
  await expectSound(page, 'a closed batch');
  await page.getByRole('button', { name: say('history') }).click();
  await expect(page.getByText(say('history_created'))).toBeVisible();

  await test.step('a copy of it begins open, and without its numbers', async () => {
    await page.goto(`${at(LIST)}/${YEAR}-15`);
    await page.getByRole('button', { name: say('record_more') }).click();
    await page.getByRole('menuitem', { name: say('record_again') }).click();
    await expect(box('batch_name')).toHaveValue('배치 15');
    await expect(page.getByRole('checkbox', { name: called('batch_open') })).toBeChecked();
    for (const name of ['batch_year', 'batch_no']) await expect(box(name)).toHaveValue('');
  });
});
