import type { Row } from '@hanjan/core';
import { exampleRecord } from '@hanjan/model/dev/examples.ts';
import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../e2e/support/axe.ts';
import { fingersOn } from '../e2e/support/hand.ts';
import { apiOf } from '../e2e/support/product.ts';
import { expect, heldIn, nextFrame, ORIGIN, put, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PAGE = '/dev/kinds?group=kind_rows&state=filled';

/** The rows of the blend that the kitchen shows. */
function blend(page: Page) {
  const box = page.locator('[data-field="k_rows"]');
  const rows = box.locator('.sublist-row');
  const cell = (place: number, item: string) => rows.nth(place).locator(`[data-item="row_${item}"] input`);
  const handle = (place: number) => rows.nth(place).locator('.sublist-handle');
  const held = async (): Promise<readonly Row[]> => ((await heldIn(page, 'filled', 'k_rows')).value ?? []) as Row[];
  const regions = async () => (await held()).map(({ row_region }) => row_region);
  return { box, rows, cell, handle, held, regions };
}

const pasteInto = async (page: Page, cell: Locator, text: string) => {
  await cell.focus();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
};

test('shares follow what is typed, and what cannot be read stays and is said', { tag: '@desk' }, async ({
  page,
  open,
  say,
  called,
}) => {
  await open(PAGE);
  const { box, rows, cell, held } = blend(page);
  await cell(0, 'mass').fill('1,200.5');
  expect((await held()).map(({ row_percent }) => row_percent)).toEqual([706, 176, 118]);
  await cell(1, 'mass').fill('열둘');
  await cell(2, 'mass').focus();
  await expect(cell(1, 'mass')).toHaveValue('열둘');
  await expect(cell(1, 'mass')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(1, 'mass')).toHaveAccessibleDescription(`${called('row_mass')}: ${say('field_NaN')}`);
  await expect(rows.locator('.sublist-faults')).toHaveCount(1);
  expect((await held()).map(({ row_mass, row_percent }) => [row_mass, row_percent])).toEqual([
    [12005, 857],
    ['열둘', null],
    [2000, 143],
  ]);
  await expect(box.locator('.sublist-sums')).toContainText('1,400.5');
});

test('rows are added, taken away and brought back', async ({ page, open, say, press }) => {
  await open(PAGE);
  const { box, rows, cell, handle, held, regions } = blend(page);
  await press(box.getByRole('button', { name: say('rows_add') }));
  await expect(cell(3, 'region')).toBeFocused();
  await expect(rows.locator('.sublist-faults')).toHaveCount(0);
  await cell(0, 'mass').focus();
  await expect(rows.nth(3).locator('.sublist-faults')).toContainText(say('ref_field_required'));

  const takeAway = async (row: number) => {
    await press(rows.nth(row - 1).getByRole('button', { name: say('rows_menu', { row }) }));
    await press(page.getByRole('menuitem', { name: say('rows_remove') }));
  };
  const before = await held();
  await takeAway(2);
  await expect(page.getByText(say('rows_removed', { row: 2 }))).toBeVisible();
  await expect(handle(1)).toBeFocused();
  expect(await regions()).toEqual([3, 8, null]);
  await press(page.getByRole('button', { name: say('restore') }));
  await expect(rows).toHaveCount(4);
  expect(await held()).toEqual(before);

  for (const row of [4, 3, 2]) await takeAway(row);
  await takeAway(1);
  await expect(page.getByText(say('rows_least', { min: 1 }))).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('no more rows are added than there may be, and it says why', { tag: '@desk' }, async ({ page, open, say }) => {
  await open(PAGE);
  const { box, rows } = blend(page);
  const row = { row_region: 1, row_mass: 100 };
  await put(
    page,
    'filled',
    'k_rows',
    Array.from({ length: 20 }, () => row),
  );
  await expect(rows).toHaveCount(20);
  const add = box.getByRole('button', { name: say('rows_add') });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(say('rows_most', { max: 20 }));
  await add.dispatchEvent('click');
  await expect(rows).toHaveCount(20);
});

test('keys move a row, and the focus goes along', async ({ page, open, say, hasTouch }) => {
  test.skip(Boolean(hasTouch), 'there are no keys');
  await open(PAGE);
  const { box, cell, handle, regions } = blend(page);
  await cell(0, 'mass').focus();
  await page.keyboard.press('Alt+ArrowDown');
  expect(await regions()).toEqual([1, 3, 8]);
  await expect(cell(1, 'mass')).toBeFocused();
  await expect(box.getByText(say('rows_moved', { row: 2 }))).toBeAttached();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await regions()).toEqual([3, 1, 8]);

  const lift = async (row: number) => {
    await page.keyboard.press('Space');
    await expect(box.getByText(say('rows_lifted', { row }))).toBeAttached();
    // Its places are measured, and its keys listened to, once it is drawn as lifted.
    await nextFrame(page);
  };
  await handle(2).focus();
  await lift(3);
  await page.keyboard.press('ArrowUp');
  await expect(box.getByText(say('rows_over', { row: 2 }))).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(regions).toEqual([3, 8, 1]);
  await expect(handle(1)).toBeFocused();

  await lift(2);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(box.getByText(say('rows_back'))).toBeAttached();
  expect(await regions()).toEqual([3, 8, 1]);
});

test('Enter goes down the column and on to a new row', async ({ page, open, hasTouch }) => {
  test.skip(Boolean(hasTouch), 'there are no keys');
  await open(PAGE);
  const { rows, cell } = blend(page);
  await cell(1, 'mass').focus();
  await page.keyboard.press('Enter');
  await expect(cell(2, 'mass')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(4);
  await expect(cell(3, 'region')).toBeFocused();
});

test('a row is dragged by its handle', async ({ page, open, hasTouch }) => {
  await open(PAGE);
  const { handle, regions } = blend(page);
  const middle = async (place: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await handle(place).boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, to] = [await middle(0), await middle(2)];
  const steps = [0.1, 0.4, 0.7, 1, 1].map((share) => ({ x: from.x, y: from.y + (to.y - from.y + 8) * share }));
  if (hasTouch) {
    const touch = await fingersOn(page);
    await touch('touchStart', from);
    // A finger rests before it drags.
    await page.waitForTimeout(350);
    for (const point of steps) await touch('touchMove', point);
    await touch('touchEnd');
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    await page.mouse.up();
  }
  await expect.poll(regions).toEqual([1, 8, 3]);
});

test('cells of a spreadsheet fill rows by names and units, and can be taken back', async ({
  page,
  open,
  say,
  press,
  hasTouch,
  language,
}) => {
  test.skip(Boolean(hasTouch) || language !== 'ko', 'the names are Korean');
  await open(PAGE);
  const { cell, held } = blend(page);
  const before = await held();
  const text = '예가체프\t카페\t1,234.5 g\t50 %\nGuji\t\t2 kg\n없는 곳\tHOME\t삼백\n';
  await pasteInto(page, cell(2, 'region'), text);
  const told = [say('rows_pasted', { count: 9 }), say('rows_pasted_unread', { count: 2 })].join('. ');
  await expect(page.getByText(told)).toBeVisible();
  expect((await held()).slice(2)).toMatchObject([
    { row_region: 1, row_place: 'CAFE', row_mass: 12345 },
    { row_region: 3, row_place: null, row_mass: 20000 },
    { row_region: '없는 곳', row_place: 'HOME', row_mass: '삼백' },
  ]);
  await expect(cell(4, 'region')).toHaveValue('없는 곳');
  await expect(cell(4, 'region')).toHaveAttribute('aria-invalid', 'true');
  await press(page.getByRole('button', { name: say('undo') }).last());
  expect(await held()).toEqual(before);
});

test('one cell is pasted as any text', async ({ page, open, hasTouch }) => {
  test.skip(Boolean(hasTouch), 'there are no keys');
  await open(PAGE);
  const { cell, rows } = blend(page);
  await cell(1, 'mass').fill('');
  await pasteInto(page, cell(1, 'mass'), '77.5\n');
  await expect(cell(1, 'mass')).toHaveValue('77.5');
  await expect(rows).toHaveCount(3);
});

test('rows are saved, what is wrong has the focus, and the history says what became of them', { tag: '@desk' }, async ({
  page,
  context,
  open,
  say,
  press,
  called,
}) => {
  await open('/dev/kinds');
  const api = apiOf(context, ORIGIN);
  const { k_rows } = exampleRecord();
  const { kind_seq } = await api.post(`${devKindScreen.path}/edit`, { kind_name: '블렌드', k_rows });
  await open(`/dev/record/${kind_seq}`);
  await press(page.getByRole('button', { name: say('record_edit') }));
  const { cell, box } = blend(page);
  await cell(1, 'mass').fill('');
  await cell(0, 'mass').fill('700');
  await page.keyboard.press('ControlOrMeta+S');
  const dialog = page.getByRole('alertdialog');
  const text = say('rows_fault', { row: 2, name: called('row_mass'), text: say('field_required') });
  await expect(dialog).toContainText(text);
  await press(dialog.getByRole('button', { name: say('confirm') }));
  await expect(cell(1, 'mass')).toBeFocused();
  await cell(1, 'mass').fill('300');
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(box.getByRole('table', { name: called('k_rows') })).toContainText('1,200.0');
  expect(await api.get(`${devKindScreen.path}/detail/${kind_seq}`)).toMatchObject({
    k_rows: [{ row_mass: 7000 }, { row_mass: 3000 }, { row_mass: 2000 }],
  });
  await press(page.getByRole('button', { name: say('history') }));
  const change = page.locator('.change').filter({ hasText: called('k_rows') });
  await expect(change).toContainText(/600\.0.*→.*700\.0/);
  await expect(change).not.toContainText(called('row_percent'));
  await expectSound(page, 'the history of rows');
});
