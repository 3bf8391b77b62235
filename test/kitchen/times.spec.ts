import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../e2e/support/axe.ts';
import { expect, heldIn, nextFrame, test } from './support/test.ts';

const NOON = new Date('2026-11-20T14:28:37+09:00');

test.beforeEach(async ({ page, open }) => {
  await page.clock.setFixedTime(NOON);
  await open('/dev/kinds?group=kind_times&state=empty');
});

const inputOf = (page: Page, name: string): Locator => page.locator(`#dev_kind-empty-${name}`);
const held = async (page: Page, name: string) => (await heldIn(page, 'empty', name)).value;

/** The cell of the calendar that has the focus. */
const cell = (page: Page) => page.locator('[data-cell]:focus');

/** Opens the picker of a field from its box, with the keyboard, which hears keys once it has the focus. */
async function openByKeys(page: Page, name: string): Promise<void> {
  await inputOf(page, name).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
}

async function walk(page: Page, ...steps: (readonly [key: string, cell: string])[]): Promise<void> {
  for (const [key, expected] of steps) {
    await page.keyboard.press(key);
    await expect(cell(page), key).toHaveAttribute('data-cell', expected);
  }
}

test('a day is found and picked by keys alone', async ({ page, say }) => {
  await openByKeys(page, 'k_date');
  await expect(cell(page)).toHaveAttribute('data-cell', '2026-11-20');
  await walk(
    page,
    ['ArrowRight', '2026-11-21'],
    ['ArrowDown', '2026-11-28'],
    ['ArrowLeft', '2026-11-27'],
    ['ArrowUp', '2026-11-20'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageDown', '2026-12-21'],
    ['PageUp', '2026-11-21'],
    ['Shift+PageUp', '2025-11-21'],
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await held(page, 'k_date')).toBe('2025-11-21');
  await expect(inputOf(page, 'k_date')).toBeFocused();

  await openByKeys(page, 'k_date');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(inputOf(page, 'k_date')).toBeFocused();

  // Years and months are reached by the caption.
  await openByKeys(page, 'k_date');
  const caption = page.getByRole('dialog').getByTitle(say('calendar_wider'));
  await caption.click();
  await caption.click();
  await page.getByRole('dialog').getByText('2023', { exact: true }).click();
  await page.locator('[data-cell="2023-02-01"]').click();
  await page.locator('[data-cell="2023-02-28"]').click();
  expect(await held(page, 'k_date')).toBe('2023-02-28');
});

test('weeks, months, quarters and years are picked as days are', async ({ page }) => {
  const picks = [
    ['k_date_week', 'ArrowDown', '2026-11-23'],
    ['k_date_month', 'ArrowUp', '2026-08-01'],
    ['k_date_quarter', 'ArrowLeft', '2026-07-01'],
    ['k_date_year', 'PageDown', '2036-01-01'],
  ] as const;
  for (const [name, key, value] of picks) {
    await openByKeys(page, name);
    await walk(page, [key, value]);
    await page.keyboard.press('Enter');
    expect(await held(page, name)).toBe(value);
    await expect(inputOf(page, name)).toBeFocused();
  }
  // There is no week before the first that is allowed.
  await openByKeys(page, 'k_date_week');
  for (let year = 0; year < 8; year++) await page.keyboard.press('Shift+PageUp');
  await expect(cell(page)).toHaveAttribute('data-cell', '2019-12-30');
});

test('a period is two days in one calendar, in any order', async ({ page, say }) => {
  await openByKeys(page, 'k_period');
  await expect(page.getByText(say('period_pick_from'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('period_pick_to'))).toBeVisible();
  await walk(page, ['ArrowUp', '2026-11-13']);
  await expect(page.locator('[data-between]')).toHaveCount(6);
  await page.keyboard.press('Enter');
  expect(await held(page, 'k_period')).toEqual(['2026-11-13', '2026-11-20']);
  await expect(inputOf(page, 'k_period')).toHaveValue('2026-11-13 – 2026-11-20');

  await openByKeys(page, 'k_period');
  await page
    .getByRole('button', { name: say('period_this_week'), exact: true })
    .last()
    .click();
  expect(await held(page, 'k_period')).toEqual(['2026-11-16', '2026-11-22']);
});

test('several days are picked, taken away and typed', async ({ page, say }) => {
  await openByKeys(page, 'k_dates');
  for (const day of ['20', '23', '18', '23']) await page.locator(`[data-cell="2026-11-${day}"]`).click();
  await page.getByRole('button', { name: say('done') }).click();
  expect(await held(page, 'k_dates')).toEqual(['2026-11-18', '2026-11-20']);
  await inputOf(page, 'k_dates').pressSequentially('2026-11-19');
  await page.keyboard.press('Enter');
  expect(await held(page, 'k_dates')).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  await page.getByRole('button', { name: say('take_away', { word: '2026-11-19' }) }).click();
  await expect(inputOf(page, 'k_dates')).toBeFocused();
  await page.keyboard.press('Backspace');
  expect(await held(page, 'k_dates')).toEqual(['2026-11-18']);
});

test('times, moments and lengths of time are picked and turned by keys', async ({ page, say }) => {
  await test.step('a time goes by ten seconds until one is picked, then by each', async () => {
    const seconds = page.getByRole('listbox', { name: say('clock_second') }).getByRole('option');
    await openByKeys(page, 'k_time');
    await expect(page.getByRole('listbox', { name: say('clock_hour') })).toBeFocused();
    await expect(seconds).toHaveCount(6);
    await page.keyboard.press('ArrowDown');
    expect(await held(page, 'k_time')).toBe('14:00:00');
    await expect(seconds).toHaveCount(60);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    expect(await held(page, 'k_time')).toBe('13:59:11');
    await page.getByRole('button', { name: say('done') }).press('Enter');
    await expect(inputOf(page, 'k_time')).toBeFocused();

    // In the box arrow keys turn the part where the cursor stands.
    const turn = async (at: number, key: string) => {
      await inputOf(page, 'k_time').evaluate(
        (input: HTMLInputElement, place) => input.setSelectionRange(place, place),
        at,
      );
      await page.keyboard.press(key);
      // In the next frame the cursor stands where it stood.
      await nextFrame(page);
      return held(page, 'k_time');
    };
    expect(await turn(1, 'ArrowUp')).toBe('14:59:11');
    expect(await turn(4, 'ArrowUp')).toBe('15:00:11');
    expect(await turn(8, 'ArrowDown')).toBe('15:00:10');
    await inputOf(page, 'k_time').fill('');
    await page.keyboard.press('ArrowUp');
    expect(await held(page, 'k_time')).toBe('14:28:30');
  });

  await test.step('a moment is a day and a time, in the zone of its reader', async () => {
    await openByKeys(page, 'k_moment');
    await page.locator('[data-cell="2026-11-23"]').click();
    await page
      .getByRole('listbox', { name: say('clock_hour') })
      .getByText('09', { exact: true })
      .click();
    await page.getByRole('button', { name: say('done') }).click();
    expect(await held(page, 'k_moment')).toBe('2026-11-23T00:00:00.000Z');
    await expect(inputOf(page, 'k_moment')).toHaveValue('2026-11-23 09:00:00');
  });

  await test.step('a length of time goes by seconds', async () => {
    await inputOf(page, 'k_term').fill('3:25');
    for (const key of ['ArrowUp', 'Shift+ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    expect(await held(page, 'k_term')).toBe(215_000);
    await inputOf(page, 'k_term').fill('0:00');
    await page.keyboard.press('ArrowDown');
    expect(await held(page, 'k_term')).toBe(0);
    await inputOf(page, 'k_term_tenths').fill('0:00');
    await page.keyboard.press('Alt+ArrowDown');
    expect(await held(page, 'k_term_tenths')).toBe(-100);
  });
});

test('what is now is one press away', async ({ page, say, called }) => {
  const now = [
    ['k_date', 'today', '2026-11-20'],
    ['k_date_week', 'period_this_week', '2026-11-16'],
    ['k_date_month', 'period_this_month', '2026-11-01'],
    ['k_date_quarter', 'period_this_quarter', '2026-10-01'],
    ['k_date_year', 'period_this_year', '2026-01-01'],
    ['k_dates', 'today', ['2026-11-20']],
    ['k_period', 'today', ['2026-11-20', '2026-11-20']],
    ['k_time', 'now', '14:28:37'],
    ['k_moment', 'now', '2026-11-20T05:28:37.000Z'],
  ] as const;
  for (const [name, word, value] of now) {
    await page
      .locator(`[data-name="${name}"]`)
      .getByRole('button', { name: say(word), exact: true })
      .click();
    expect(await held(page, name), called(name)).toEqual(value);
  }
});

test('a list is narrowed to periods and moments by days', async ({ page, at, say, called }) => {
  const records = [
    { kind_name: '11월', k_period: ['2026-10-30', '2026-11-02'], k_moment: '2026-11-19T15:00:00.000Z' },
    { kind_name: '12월', k_period: ['2026-12-01', '2026-12-02'], k_moment: '2026-11-20T15:00:00.000Z' },
  ];
  for (const record of records) {
    await page.evaluate(
      (body) =>
        fetch('/api/dev/kinds/edit', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((response) => response.text()),
      record,
    );
  }
  const wellOf = (name: string) =>
    page.locator('[aria-expanded]').and(page.getByRole('button', { name: new RegExp(`^${called(name)} `) }));
  const found = page.getByRole('link', { name: /^1[12]월$/ });

  await page.goto(at('/dev/record'));
  await wellOf('k_period').click();
  await expect(page.locator('.calendar')).toBeVisible();
  await expectSound(page, 'period panel');
  await page.getByRole('button', { name: say('period_this_month'), exact: true }).click();
  await expect(wellOf('k_period')).toHaveText('2026-11-01 – 11-30');
  await expect(found).toHaveText(['11월']);

  await page.goto(at('/dev/record'));
  await wellOf('k_moment').click();
  for (const day of ['20', '20']) await page.locator(`[data-cell="2026-11-${day}"]`).click();
  await expect(wellOf('k_moment')).toHaveText('2026-11-20');
  await expect(found).toHaveText(['11월']);
  await page.reload();
  await expect(wellOf('k_moment')).toHaveText('2026-11-20');
});
