import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf, employ, saveCoffee } from './support/cafe.ts';
import type { FormUser } from './support/form.ts';
import { type Api, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** Saves notes A, B … of one day each, the last one the newest. */
async function saveNotes(api: Api, count: number): Promise<number[]> {
  const keys: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const day = String(nth + 1).padStart(2, '0');
    keys.push(await saveNote(api, { cupnote_name: nameOf(nth), store_name: 'Ondo', cupnote_date: `2026-04-${day}` }));
  }
  return keys;
}
const nameOf = (nth: number) => `Note ${String.fromCharCode(65 + nth)}`;

/** A list and its tools: a small menu at a desk, a sheet on a phone. */
function listOf({ page, say, press }: FormUser) {
  const main = page.getByRole('main');
  const words = (name: MessageKey | { readonly text: string }) => (typeof name === 'string' ? say(name) : name.text);
  return {
    main,
    row: (nth: number) => main.getByRole('link', { name: nameOf(nth), exact: true }),
    dialog: (name: MessageKey) => page.getByRole('dialog', { name: say(name) }),
    button: (name: MessageKey, values?: Readonly<Record<string, unknown>>) =>
      page.getByRole('button', { name: say(name, values), exact: true }),
    /** Opens a tool of the list, by its name. */
    async tool(name: MessageKey | { readonly text: string }) {
      await press(page.getByRole('button', { name: say('list_tools'), exact: true }));
      const text = words(name);
      await press(
        page
          .getByRole('menuitem', { name: text, exact: true })
          .or(page.getByRole('dialog').getByRole('button', { name: text, exact: true })),
      );
    },
  };
}

test('columns and views are chosen, kept, sent and come back', async ({ page, say, at, press, user, person, api }) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const { main, row, dialog, button, tool } = listOf(user);
  await saveNotes(api, 4);
  await page.goto(at(NOTES));
  await expect(row(3)).toBeVisible();
  await expect(main.getByText('Ondo').first()).toBeVisible();

  await test.step('a column goes, another one comes and moves forward', async () => {
    await tool('list_columns');
    const columns = dialog('list_columns');
    await press(columns.getByRole('button', { name: say('column_hide', { name: say('store_name') }), exact: true }));
    await press(columns.getByRole('checkbox', { name: say('condition') }));
    await expect(columns.getByRole('checkbox', { name: say('store_name') })).toBeVisible();
    const forward = columns.getByRole('button', { name: say('column_left', { name: say('condition') }), exact: true });
    await press(forward);
    await expectSound(page, 'choosing columns');
    await press(columns.getByRole('button', { name: say('columns_apply') }));
    await expect(page).toHaveURL(/columns=.*condition,cupnote_main/);
    await expect(main.getByText('Ondo')).toHaveCount(0);
  });

  await test.step('it is so the next time, and whoever is sent an address sees its columns', async () => {
    await page.goto(at(NOTES));
    await expect(row(3)).toBeVisible();
    await expect(main.getByText('Ondo')).toHaveCount(0);
    await page.goto(`${at(NOTES)}?columns=cupnote_name,store_name`);
    await expect(main.getByText('Ondo').first()).toBeVisible();
  });

  await test.step('what it shows is kept as a view, by a name', async () => {
    await page.getByRole('searchbox').fill('Note B');
    await expect(main.locator('[data-row]')).toHaveCount(1);
    await tool('view_save');
    await press(dialog('view_save').getByRole('button', { name: say('record_save') }));
    await expect(page.getByRole('textbox', { name: say('view_name') })).toHaveAccessibleDescription(
      say('view_name_missing'),
    );
    await page.getByRole('textbox', { name: say('view_name') }).fill('B 노트');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('view_saved'))).toBeVisible();
    await expect(page).toHaveURL(/view=\d+/);
  });

  await test.step('the list begins with it, also where its address alone is known', async () => {
    const view = new URL(page.url()).searchParams.get('view');
    await page.goto(`${at(NOTES)}?view=${view}`);
    await expect(main.locator('[data-row]')).toHaveCount(1);
    await expect(page).toHaveURL(/searchTitle=Note/);
    await tool('views');
    const views = dialog('views');
    await press(views.getByRole('button', { name: say('view_way', { name: 'B 노트', way: say('view_rename') }) }));
    await views.getByRole('textbox', { name: say('view_name') }).fill('비 노트');
    await press(views.getByRole('button', { name: say('record_save'), exact: true }));
    await press(views.getByRole('button', { name: say('view_way', { name: '비 노트', way: say('view_begin') }) }));
    await expect(views.getByText(say('view_is_begin'))).toBeVisible();
    await expectSound(page, 'views');
    await press(views.getByRole('button', { name: say('close'), exact: true }));
    await page.goto(at(NOTES));
    await expect(main.locator('[data-row]')).toHaveCount(1);
  });

  await test.step('it is left, and saved over with what it shows now', async () => {
    await page.getByRole('searchbox').fill('Note C');
    await expect(row(2)).toBeVisible();
    await tool({ text: say('view_replace', { name: '비 노트' }) });
    await expect(page.getByText(say('view_saved'))).toBeVisible();
    await page.goto(at(NOTES));
    await expect(row(2)).toBeVisible();
    await expect(row(1)).toHaveCount(0);
    const plain = say('view_plain');
    const chooser = page.getByRole('button', { name: say('view_choose', { name: '비 노트' }), exact: true });
    await press((await chooser.count()) > 0 ? chooser : button('list_tools'));
    await press(
      page
        .getByRole('menuitemradio', { name: plain })
        .or(page.getByRole('dialog').getByRole('button', { name: plain })),
    );
    await expect(main.locator('[data-row]')).toHaveCount(4);
  });

  await test.step('it is removed, and comes back', async () => {
    await tool('views');
    const removing = say('view_way', { name: '비 노트', way: say('record_remove') });
    await press(dialog('views').getByRole('button', { name: removing }));
    await expect(dialog('views').getByText(say('views_none'))).toBeVisible();
    await press(dialog('views').getByRole('button', { name: say('close'), exact: true }));
    await press(page.getByRole('button', { name: say('restore'), exact: true }));
    await tool('views');
    await expect(dialog('views').getByText('비 노트')).toBeVisible();
  });
});

test('whatever an address says, there is a list and a word about it', async ({ page, say, at, person, user, api }) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const { main, row } = listOf(user);
  await saveNotes(api, 2);
  const words = (...names: string[]) => say('list_unread', { names: names.join(', ') });
  for (const [search, told] of [
    ['page=-1&columns=gone,cupnote_name', words(say('list_page_number'), 'gone')],
    ['page=1000000000&orderType=user_pass.desc', words(say('list_page_number'), say('list_sort'))],
    ['searchSelect=old:1,cupnote_main:maybe', words('old', say('list_cupnote_main'))],
    ['view=999999&list_count=50', say('view_unknown')],
    ['view=o1&orderType=rgst_at.desc', say('view_unknown')],
    ['page=1&page=2&columns[]=x&list_count[]=5', ''],
  ] as const) {
    await page.goto(`${at(NOTES)}?${search}`);
    await expect(row(1)).toBeVisible();
    await expect(main.getByText(told === '' ? say('view_unknown') : told)).toHaveCount(told === '' ? 0 : 1);
  }
  await page.goto(`${at(NOTES)}?page=77`);
  await expect(row(1)).toBeVisible();
  await expectSound(page, 'a list of a bad address');
});

test('flags of many records are changed at once, and each one is told', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
}) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const { main, row, button, tool } = listOf(user);
  const keys = await saveNotes(api, 5);
  const name = say('list_cupnote_main');
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

  await test.step('all of them are changed, and taken back', async () => {
    await press(button('bulk_on', { name }));
    await expect(page.getByText(say('bulk_done', { count: 5 }))).toBeVisible();
    await expect(flags).toHaveCount(5);
    await press(button('undo'));
    await expect(page.getByText(say('undo_ok'), { exact: true })).toBeVisible();
    await expect(flags).toHaveCount(0);
  });

  await test.step('one that somebody else saved meanwhile is told, tried again and then done', async () => {
    await page.goto(at(NOTES));
    await tool('list_select');
    await press(button('select_page'));
    await api.post(`${NOTES_API}/edit`, { cupnote_seq: keys[2], UPList: ['store_name'], store_name: 'Elsewhere' });
    faults.expect(/^409 POST \/api\/user\/qc\/coffeebean\/edit$/);
    await press(button('bulk_on', { name }));
    const told = page.getByRole('dialog', { name: say('bulk_on', { name }) });
    await expect(told.getByRole('listitem').filter({ hasText: nameOf(2) })).toContainText(say('edit_conflict'));
    await expect(told.getByRole('listitem').filter({ hasText: say('bulk_saved') })).toHaveCount(4);
    await expectSound(page, 'what became of each');
    await press(told.getByRole('button', { name: say('bulk_again') }));
    await expect(flags).toHaveCount(5);
    await expect(page.getByText(say('bulk_done', { count: 5 }))).toBeVisible();
    expect((await api.get(`${NOTES_API}/detail/${keys[2]}`)).store_name).toBe('Elsewhere');
  });
});

test('one goes from record to record in the order of the list, across its pages', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  hasTouch,
}) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const { main, row } = listOf(user);
  await saveNotes(api, 12);
  const size = hasTouch ? 5 : 10;
  const title = (nth: number) => page.getByRole('heading', { level: 1, name: nameOf(nth), exact: true });
  const next = page.getByRole('link', { name: say('walk_next') });
  const previous = page.getByRole('link', { name: say('walk_previous') });
  const order = 'orderType=cupnote_name.asc';
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

test('rows are reached by keys and by a click anywhere, and their text can be selected', async ({
  page,
  context,
  say,
  at,
  user,
  person,
  api,
  hasTouch,
}) => {
  test.skip(hasTouch === true, 'there are no keys and no pointer');
  expect(person.user_seq).toBeGreaterThan(0);
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

  await test.step('a click opens, selecting text does not, a middle click opens elsewhere', async () => {
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

test('on paper stands the list and nothing else', async ({ page, say, at, user, person, api }) => {
  expect(person.user_seq).toBeGreaterThan(0);
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

test('a view of a cafe is everybody’s, and its managers change it', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const cafe_seq = await cafeOf(person, '온기 카페', 'MNG');
  await saveCoffee(api, cafe_seq, 'Huila');
  const { main, dialog, tool } = listOf(user);
  await page.goto(`${at(COFFEES)}?orderType=rgst_at.asc`);
  await expect(main.getByRole('link', { name: 'Huila' })).toBeVisible();
  await tool('view_save');
  await page.getByRole('textbox', { name: say('view_name') }).fill('오늘 쓸 원두');
  await dialog('view_save')
    .getByRole('checkbox', { name: say('view_share') })
    .check();
  await press(dialog('view_save').getByRole('button', { name: say('record_save') }));
  await expect(page).toHaveURL(/view=o\d+/);
  const address = page.url();

  await employ(cafe_seq, person, 'BARISTA');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  await expect(main.getByRole('link', { name: 'Huila' })).toBeVisible();
  await expect(main.getByText(say('view_unknown'))).toHaveCount(0);
  await tool('views');
  await expect(dialog('views').getByText('오늘 쓸 원두', { exact: true })).toBeVisible();
  await expect(dialog('views').getByText(say('view_shared'))).toBeVisible();
  const rename = say('view_way', { name: '오늘 쓸 원두', way: say('view_rename') });
  await expect(dialog('views').getByRole('button', { name: rename })).toHaveCount(0);
});
