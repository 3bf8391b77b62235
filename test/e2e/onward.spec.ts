import { addMonths, localDate } from '@hanjan/core';
import type { Route } from '@playwright/test';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

const ROWS = 57;
/** Rows of one call. */
const SIZE = 20;
const nameOf = (nth: number) => `Cup ${String(nth).padStart(2, '0')}`;

test('a list goes on as one scrolls; whoever comes back stands where they were', async ({
  page,
  say,
  at,
  press,
  api,
  person,
  faults,
}) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const main = page.getByRole('main');
  const row = (nth: number) => main.getByRole('link', { name: nameOf(nth), exact: true });
  const shown = (count: number) => main.getByText(say('list_shown', { shown: count, count: ROWS }), { exact: true });
  for (let nth = 1; nth <= ROWS; nth++) await saveNote(api, { cupnote_name: nameOf(nth) });
  faults.expect(/^net::ERR_FAILED POST \/api\/user\/qc\/coffeebean\/list$/);
  const isThird = (route: Route) => route.request().postDataJSON().page === 3;
  await page.route(`**${NOTES_API}/list`, (route) => (isThird(route) ? route.abort() : route.continue()));
  await page.goto(`${at(NOTES)}?orderType=cupnote_name.asc`);
  await expect(row(SIZE)).toBeAttached();
  await expect(row(ROWS)).toHaveCount(0);
  await expect(main.getByRole('navigation', { name: say('list_pages') })).toHaveCount(0);

  await test.step('more rows come before the end is reached', async () => {
    await row(SIZE).scrollIntoViewIfNeeded();
    await expect(row(2 * SIZE)).toBeAttached();
    await expect(page).toHaveURL(/page=2/);
  });

  await test.step('rows that do not come are asked for again with a press; what is there stays', async () => {
    await row(2 * SIZE).scrollIntoViewIfNeeded();
    const failed = main.getByRole('alert');
    await expect(failed).toBeVisible();
    await expect(row(1)).toBeAttached();
    await page.unroute(`**${NOTES_API}/list`);
    await press(failed.getByRole('button', { name: say('retry') }));
    await expect(shown(ROWS)).toBeVisible();
    await expect(main.getByRole('button', { name: say('list_more') })).toHaveCount(0);
  });

  await test.step('back from a record, and after a reload, it is where it was', async () => {
    await row(33).scrollIntoViewIfNeeded();
    const top = async (nth: number) => (await row(nth).boundingBox())?.y ?? Number.NaN;
    const before = await top(33);
    await press(row(33));
    await expect(page.getByRole('heading', { level: 1, name: nameOf(33) })).toBeVisible();
    await expect(main.getByText(`33 / ${ROWS}`)).toBeVisible();
    await page.goBack();
    await expect(row(33)).toBeInViewport();
    expect(Math.abs((await top(33)) - before)).toBeLessThan(80);
    await page.reload();
    await expect(row(33)).toBeInViewport();
    await expect(row(1)).toBeAttached();
  });

  await test.step('an address far down begins a few pages before it', async () => {
    await page.goto(`${at(NOTES)}?orderType=cupnote_name.asc&list_count=5&page=12`);
    await expect(row(11)).toBeAttached();
    await expect(row(ROWS)).toBeAttached();
    await expect(row(10)).toHaveCount(0);
    await expectSound(page, 'a list that goes on');
    await expectNoSideways(page, 'a list that goes on');
    await press(main.getByRole('button', { name: say('list_earlier') }));
    await expect(row(1)).toBeAttached();
    await expect(main.getByRole('button', { name: say('list_earlier') })).toHaveCount(0);
  });
});

test('a note of last month is three taps from home; what narrowed a list is offered again', async ({
  page,
  say,
  at,
  press,
  taps,
  api,
  person,
}) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const main = page.getByRole('main');
  const row = (name: string) => main.getByRole('link', { name, exact: true });
  const chip = (name: string) => main.getByRole('button', { name, exact: true });
  const today = localDate();
  await saveNote(api, { cupnote_name: 'Of today', cupnote_date: today });
  await saveNote(api, { cupnote_name: 'Of last month', cupnote_date: addMonths(today, -1) });
  await page.goto(at('/'));
  await press(page.getByRole('link', { name: say('menu_coffeenote'), exact: true }).last());
  await press(chip(say('period_last_month')));
  await expect(row('Of today')).toHaveCount(0);
  await press(row('Of last month'));
  await expect(page.getByRole('heading', { level: 1, name: 'Of last month' })).toBeVisible();
  expect(taps.count).toBe(3);

  await page.goto(at(NOTES));
  await expect(row('Of today')).toBeVisible();
  await press(main.getByRole('button', { name: new RegExp(`^${say('list_last', { words: '' })}`) }));
  await expect(row('Of today')).toHaveCount(0);
  await expect(row('Of last month')).toBeVisible();
  await expect(chip(say('period_last_month'))).toHaveAttribute('aria-pressed', 'true');
  await press(chip(say('period_last_month')));
  await expect(row('Of today')).toBeVisible();
});
