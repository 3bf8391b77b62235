import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf, employ, saveCoffee } from './support/cafe.ts';
import { listOf, saveNotes } from './support/lists.ts';
import { NOTES } from './support/product.ts';
import { expect, test } from './support/test.ts';

test.beforeEach('signed in', ({ person }) => person);

test('columns and views are chosen, kept, sent and come back', async ({ page, say, at, press, user, api }) => {
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
      say('view_name_field_required'),
    );
    await expect(page.getByRole('textbox', { name: say('view_name') })).toBeFocused();
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

test('whatever an address says, there is a list and a word about it', { tag: '@desk' }, async ({
  page,
  say,
  at,
  user,
  api,
}) => {
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
    [`%ff=%fe&&&=&=&${'a'.repeat(5_000)}`, ''],
  ] as const) {
    await page.goto(`${at(NOTES)}?${search}`);
    await expect(row(1)).toBeVisible();
    await expect(main.locator('.list-notice')).toHaveText(told ? [told] : []);
  }
  await page.goto(`${at(NOTES)}?page=77`);
  await expect(row(1)).toBeVisible();
  await expectSound(page, 'a list of a bad address');
});

test('a view of a cafe is everybody’s, and its managers change it', { tag: '@desk' }, async ({
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
