import { NOTES, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

test.beforeEach('signed in', ({ person }) => person);

test('the longest name and the highest average keep their places', async ({ page, say, at, api }) => {
  const name = 'W'.repeat(300);
  const ten = { cupnote_balance_point: 10, cupnote_aroma_point: 10 };
  await saveNote(api, { cupnote_name: name, ...ten });
  await page.goto(at(NOTES));
  const average = page.getByText('10.0', { exact: true });
  await expect(average).toBeVisible();
  const lost = await average.evaluate((shown) => {
    const cell = shown.closest('td') ?? shown;
    return cell.scrollWidth - cell.clientWidth;
  });
  expect(lost).toBeLessThanOrEqual(0);

  // Its middle lies beyond its cell.
  await page.getByRole('link', { name }).click({ position: { x: 24, y: 10 } });
  const title = page.getByRole('heading', { level: 1, name });
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.height).toBeLessThan(80);
  await expect(page.getByRole('button', { name: say('record_edit') })).toBeInViewport();
});

test('a slash at the end of the address is no page of its own', async ({ page, say, at, api }) => {
  await saveNote(api, { cupnote_name: '온도' });
  await page.goto(`${at(NOTES)}/?page=1`);
  await page.getByRole('link', { name: '온도' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '온도' })).toBeVisible();
  await page.goto(`${page.url()}/`);
  await page.getByRole('link', { name: say('record_list') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('list_user_cupnote_title') })).toBeVisible();
});

test('the focus stays on the page when what had it goes', async ({ page, say, at, api }) => {
  await saveNote(api, { cupnote_name: '온도' });
  await page.goto(`${at(NOTES)}?searchTitle=nothing+like+it`);
  await page.getByRole('button', { name: say('list_clear') }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: '온도' }).click();
  await page.getByRole('button', { name: say('record_remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('record_remove') })
    .click();
  await page.getByRole('button', { name: say('restore') }).click();
  await expect(page.getByRole('link', { name: '온도' })).toBeFocused();
});

test('without a network a list that was never seen says so, and comes by itself afterwards', async ({
  page,
  context,
  say,
  at,
  api,
  faults,
}) => {
  await saveNote(api, { cupnote_name: '온도' });
  faults.expect(/^net::ERR_INTERNET_DISCONNECTED POST \/api\/user\/item\/equip\/list$/);
  await page.goto(at(NOTES));
  await page.getByRole('link', { name: '온도' }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: say('menu_equip') }).click();
  await expect(page.getByRole('heading', { name: say('error_title') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: say('error_title') })).toHaveCount(0);
  await expect(page.getByText(say('connection_away'))).toBeHidden();
});

test('an address that nobody can read says that there is no such page', async ({ page, say, at }) => {
  for (const path of ['/%', '/nowhere.txt']) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1, name: say('nopage_title') })).toBeVisible();
  }
});
