import { expectSound } from './support/axe.ts';
import { listOf, nameOf, saveNotes } from './support/lists.ts';
import { NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

test.beforeEach('signed in', ({ person }) => person);

test('flags of many records are changed at once, and each one is told', async ({
  page,
  say,
  at,
  press,
  user,
  api,
  faults,
}) => {
  const { main, row, button, tool } = listOf(user);
  const keys = await saveNotes(api, 5);
  const label = say('cupnote_main');
  const flags = main.locator('[data-row] .cell-flag');
  await page.goto(at(NOTES));
  await tool('list_select');
  const pick = (nth: number) => main.getByRole('checkbox', { name: say('select_row', { name: nameOf(nth) }) });

  await test.step('a row, a range, a page', async () => {
    await press(row(4));
    await expect(pick(4)).toBeChecked();
    await main.locator('[data-row="3"]').click({ modifiers: ['Shift'], position: { x: 120, y: 12 } });
    await expect(main.getByText(say('select_count', { count: 4 }))).toBeVisible();
    await expect(pick(0)).not.toBeChecked();
    await press(button('select_page'));
    await expect(pick(0)).toBeChecked();
    await expectSound(page, 'choosing rows');
    await press(button('select_page_off'));
    await press(button('select_page'));
  });

  const turn = async (isOn: boolean, count: number) => {
    await press(button('bulk_change_open'));
    const fill = page.getByRole('dialog', { name: say('bulk_change_title', { count }) });
    await press(fill.getByRole('button', { name: label, exact: true }));
    const flag = fill.getByRole('checkbox', { name: label });
    if ((await flag.isChecked()) !== isOn) await press(flag);
    await expectSound(page, 'what is to be changed');
    await press(fill.getByRole('button', { name: say('bulk_change_do', { count }) }));
  };

  await test.step('all of them are changed, and taken back', async () => {
    await turn(true, 5);
    await expect(page.getByText(say('bulk_done', { count: 5 }))).toBeVisible();
    await expect(flags).toHaveCount(5);
    await expect(main).toBeFocused();
    await press(button('bulk_undo_key', { count: 5 }));
    await expect(page.getByText(say('undo_ok'), { exact: true })).toBeVisible();
    await expect(flags).toHaveCount(0);
  });

  await test.step('one that somebody else saved meanwhile is told, tried again and then done', async () => {
    await page.goto(at(NOTES));
    await tool('list_select');
    await press(button('select_page'));
    await api.post(`${NOTES_API}/edit`, { cupnote_seq: keys[2], UPList: ['store_name'], store_name: 'Elsewhere' });
    faults.expect(/^409 POST \/api\/user\/qc\/coffeebean\/edit$/);
    await turn(true, 5);
    const told = page.getByRole('dialog', { name: say('bulk_change') });
    await expect(told.getByRole('listitem').filter({ hasText: nameOf(2) })).toContainText(say('edit_conflict'));
    await expect(told.getByRole('listitem').filter({ hasText: say('bulk_saved') })).toHaveCount(4);
    await expectSound(page, 'what became of each');
    await press(told.getByRole('button', { name: say('bulk_again') }));
    await expect(flags).toHaveCount(5);
    await expect(page.getByText(say('bulk_done', { count: 5 }))).toBeVisible();
    expect((await api.get(`${NOTES_API}/detail/${keys[2]}`)).store_name).toBe('Elsewhere');
  });

  await test.step('all that the list has is changed, and goes on when the list is left', async () => {
    for (const cupnote_name of ['Note X', 'Note Y']) await saveNote(api, { cupnote_name });
    await page.goto(`${at(NOTES)}/${keys[4]}?list_count=5`);
    await press(page.getByRole('link', { name: say('record_list') }));
    await tool('list_select');
    await press(button('select_all', { count: 7 }));
    await expect(main.getByText(say('select_count', { count: 7 }))).toBeVisible();
    await expect(button('select_all', { count: 7 })).toHaveCount(0);
    let held = 0;
    const saving = `**${NOTES_API}/edit`;
    await page.route(saving, () => void held++);
    await turn(false, 7);
    await expect.poll(() => held).toBe(4);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: say('bulk_leave_title') });
    await press(question.getByRole('button', { name: say('bulk_leave_go') }));
    await expect(page.getByRole('heading', { level: 1, name: nameOf(4) })).toBeVisible();
    // Those that were held go on by that.
    await page.unroute(saving);
    await expect(page.getByText(say('bulk_done', { count: 5 }))).toBeVisible();
    await press(button('undo'));
    await expect(page.getByText(say('undo_ok'), { exact: true })).toBeVisible();
    expect((await api.get(`${NOTES_API}/detail/${keys[0]}`)).cupnote_main).toBe(true);
  });
});

test('many notes get a shop, one of them is changed again, and only the others get theirs back; then all are removed and brought back', async ({
  page,
  say,
  at,
  press,
  user,
  api,
  faults,
}) => {
  const { main, row, button, tool } = listOf(user);
  const keys = await saveNotes(api, 7);
  const shops = () => Promise.all(keys.map(async (key) => (await api.get(`${NOTES_API}/detail/${key}`)).store_name));
  await page.goto(at(NOTES));
  await tool('list_select');
  await press(button('select_all', { count: 7 }).or(button('select_page')));
  await press(button('bulk_change_open'));
  const fill = page.getByRole('dialog', { name: say('bulk_change_title', { count: 7 }) });
  await press(fill.getByRole('button', { name: say('store_name'), exact: true }));
  await fill
    .getByRole('combobox', { name: say('store_name') })
    .or(fill.getByRole('textbox', { name: say('store_name') }))
    .fill('Lowkey');
  await press(fill.getByRole('button', { name: say('bulk_change_do', { count: 7 }) }));
  await expect(main.getByText(say('bulk_done', { count: 7 }))).toBeVisible();
  expect(await shops()).toEqual(keys.map(() => 'Lowkey'));

  await test.step('the way back stands while one looks at a record, and leaves alone what was changed since', async () => {
    await api.post(`${NOTES_API}/edit`, { cupnote_seq: keys[2], UPList: ['store_name'], store_name: 'Elsewhere' });
    await press(row(4));
    await expect(page.getByRole('heading', { level: 1, name: nameOf(4) })).toBeVisible();
    await page.goBack();
    faults.expect(/^409 POST \/api\/user\/qc\/coffeebean\/edit$/);
    await press(main.getByRole('button', { name: say('bulk_undo_key', { count: 7 }), exact: true }));
    const told = page.getByRole('alertdialog', { name: say('undo_failed') });
    await expect(told).toContainText(nameOf(2));
    await press(told.getByRole('button', { name: say('confirm') }));
    expect(await shops()).toEqual(keys.map((_, nth) => (nth === 2 ? 'Elsewhere' : 'Ondo')));
    await expect(main.getByRole('button', { name: say('bulk_undo_key', { count: 7 }), exact: true })).toHaveCount(0);
  });

  await test.step('it is said before what goes; all of it comes back', async () => {
    await tool('list_select');
    await press(button('select_all', { count: 7 }).or(button('select_page')));
    await press(button('record_remove'));
    const question = page.getByRole('alertdialog', { name: say('bulk_remove_title', { count: 7 }) });
    await expect(question).toContainText(nameOf(6));
    await expect(question).toContainText(say('and_more', { count: 2 }));
    await expectSound(page, 'what goes');
    await press(question.getByRole('button', { name: say('record_remove') }));
    await expect(main.getByText(say('bulk_removed', { count: 7 }))).toBeVisible();
    await expect(main.getByText(say('list_user_cupnote_empty_title'))).toBeVisible();
    await press(main.getByRole('button', { name: say('bulk_undo_key', { count: 7 }), exact: true }));
    await expect(page.getByText(say('restore_ok'), { exact: true })).toBeVisible();
    await expect(row(6)).toBeVisible();
    expect(await shops()).toEqual(keys.map((_, nth) => (nth === 2 ? 'Elsewhere' : 'Ondo')));
  });
});

test('one goes from record to record in the order of the list, across its pages', async ({
  page,
  say,
  at,
  press,
  user,
  api,
  hasTouch,
}) => {
  const { main, row } = listOf(user);
  await saveNotes(api, 12);
  const size = hasTouch ? 5 : 10;
  const title = (nth: number) => page.getByRole('heading', { level: 1, name: nameOf(nth), exact: true });
  const next = page.getByRole('link', { name: say('walk_next') });
  const previous = page.getByRole('link', { name: say('walk_previous') });
  const order = `${hasTouch ? 'list_count=5&' : ''}orderType=cupnote_name.asc`;
  await page.goto(`${at(NOTES)}?${order}`);
  await press(row(size - 2));
  await expect(main.getByText(`${size - 1} / 12`)).toBeVisible();
  await press(next);
  await expect(title(size - 1)).toBeVisible();
  await expect(next).toBeFocused();
  await press(next);
  await expect(title(size)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${order}.*page=2|page=2.*${order}`));
  await press(previous);
  await expect(title(size - 1)).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);

  await test.step('saving on the way moves nothing under their feet', async () => {
    await api.post(`${NOTES_API}/edit`, { cupnote_name: 'Note AA', cupnote_place: 'CAFE', cupnote_date: '2026-04-01' });
    await page.keyboard.press('Alt+ArrowDown');
    await expect(title(size)).toBeVisible();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(title(size - 1)).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(main.getByText(`${size + 1} / 12`)).toBeVisible();
  });

  await test.step('and back leads to the list, to the row of the last one', async () => {
    await press(page.getByRole('link', { name: say('record_list') }));
    await expect(row(size)).toBeFocused();
    await expect(main.locator('[data-returned]')).toHaveCount(1);
  });
});

test('rows are reached by keys and by a click anywhere, and their text can be selected', { tag: '@desk' }, async ({
  page,
  context,
  say,
  at,
  user,
  api,
}) => {
  const { main, row, tool, button } = listOf(user);
  await saveNotes(api, 24);
  await page.goto(`${at(NOTES)}?orderType=cupnote_name.asc`);
  const cell = (nth: number) => main.locator(`[data-row="${nth}"] td`).nth(3);

  await test.step('keys go from row to row and choose', async () => {
    await row(0).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(row(2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(row(9)).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(row(0)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(main.getByText(say('select_count', { count: 2 }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByText(say('select_count', { count: 2 }))).toHaveCount(0);
    await expect(row(1)).toBeFocused();
  });

  await test.step('the focus stays where pages turn', async () => {
    await page.getByRole('link', { name: say('page_next') }).focus();
    await page.keyboard.press('Enter');
    await expect(row(10)).toBeVisible();
    await expect(page.getByRole('link', { name: say('page_next') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(20)).toBeVisible();
    await expect(page.locator('.pages [aria-current]')).toBeFocused();
    await row(21).focus();
    await page.goBack();
    await expect(row(11)).toBeFocused();
  });

  await test.step('a click opens, selecting text does not, a middle click and Ctrl with Enter open elsewhere', async () => {
    await cell(0).click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(10) })).toBeVisible();
    await page.goBack();
    const box = await cell(1).boundingBox();
    if (!box) throw new Error('there is no cell');
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(0);
    await expect(row(11)).toBeVisible();
    for (const [how, nth] of [
      [{ button: 'middle' }, 2],
      [{ modifiers: ['ControlOrMeta'] }, 3],
    ] as const) {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        cell(nth).click({ ...how, modifiers: [...('modifiers' in how ? how.modifiers : [])] }),
      ]);
      await expect(opened.getByRole('heading', { level: 1, name: nameOf(10 + nth) })).toBeVisible();
      await opened.close();
    }
    const [beside] = await Promise.all([context.waitForEvent('page'), row(14).press('ControlOrMeta+Enter')]);
    await expect(beside.getByRole('heading', { level: 1, name: nameOf(14) })).toBeVisible();
    await beside.close();
  });

  await test.step('rows stand closer where somebody wants that', async () => {
    const height = async () => (await main.locator('[data-row="0"]').boundingBox())?.height ?? 0;
    const roomy = await height();
    await tool('density_dense');
    await expect.poll(height).toBeLessThan(roomy - 6);
    await page.goto(at(NOTES));
    await expect.poll(height).toBeLessThan(roomy - 6);
    await expect(button('list_tools')).toBeVisible();
  });
});

test('on paper stands the list and nothing else', { tag: '@desk' }, async ({ page, say, at, user, api }) => {
  const { tool } = listOf(user);
  await saveNotes(api, 3);
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.goto(`${at(NOTES)}?searchSelect=cupnote_place:CAFE`);
  await tool('list_print');
  await page.waitForFunction(() => 'printed' in window);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('row')).toHaveCount(4);
  await expect(sheet.getByRole('columnheader')).toHaveCount(12);
  await expect(sheet).toContainText(`${say('cupnote_place')}:`);
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);
});
