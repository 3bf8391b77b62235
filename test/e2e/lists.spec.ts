import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf, employ, saveCoffee } from './support/cafe.ts';
import { listUser } from './support/list.ts';
import { listOf, saveNotes } from './support/lists.ts';
import { giveSession, makePerson, NOTES } from './support/product.ts';
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
    const name = views.getByRole('textbox', { name: say('view_name') });
    await name.fill('비 노트');
    // Whoever presses twice has changed it once.
    await name.evaluate((box) => {
      const form = box.closest('form');
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await expect(name).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await press(views.getByRole('button', { name: say('view_way', { name: '비 노트', way: say('view_begin') }) }));
    await expect(views.getByText(say('view_is_begin'), { exact: true })).toBeVisible();
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

  await test.step('a list has no two of the same name', async () => {
    await tool('view_save');
    const name = page.getByRole('textbox', { name: say('view_name') });
    await name.fill(' 비 노트 ');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(say('view_name_taken'));
    await press(dialog('view_save').getByRole('button', { name: say('cancel') }));
  });

  await test.step('it is removed, and comes back', async () => {
    await tool('views');
    const way = (key: 'record_remove' | 'restore') =>
      dialog('views').getByRole('button', { name: say('view_way', { name: '비 노트', way: say(key) }) });
    await press(way('record_remove'));
    await expect(dialog('views').getByText(say('views_none'))).toBeVisible();
    await expectSound(page, 'a view that was removed');
    await press(way('restore'));
    await expect(way('record_remove')).toBeVisible();
    await press(way('record_remove'));
    await press(dialog('views').getByRole('button', { name: say('close'), exact: true }));
    // Closed at once or not, the offer goes on beside the list.
    await press(page.getByRole('button', { name: say('restore'), exact: true }));
    await tool('views');
    await expect(way('record_remove')).toBeVisible();
    await press(dialog('views').getByRole('button', { name: say('close'), exact: true }));
  });

  await test.step('today is one press away, and a phone has the keys for a day', async () => {
    const filters = listUser(user);
    await filters.openFilters();
    await filters.openFilter('cupnote_date');
    await expect(page.getByRole('textbox', { name: say('range_from') })).toHaveAttribute('inputmode', 'text');
    await press(page.getByRole('button', { name: say('period_today'), exact: true }).last());
    await expect(page).toHaveURL(/searchSelect=cupnote_date/);
    await filters.closeFilters();
    await expect(page.getByText(say('list_none'))).toBeVisible();
  });
});

test('whatever an address says, there is a list and a word about it', { tag: '@desk' }, async ({
  page,
  say,
  at,
  user,
  api,
  context,
  person,
  press,
  faults,
}) => {
  const { main, row } = listOf(user);
  await saveNotes(api, 2);
  const keepView = async (view_query: string) => {
    const kept = { view_screen: 'user_cupnote', view_name: view_query, view_query };
    return (await api.post('/api/user/view/edit', kept)).view_seq;
  };
  await giveSession(context, await makePerson('남궁민'));
  const theirs = await keepView('searchTitle=Note+B');
  await giveSession(context, person);
  const old = await keepView('searchTitle=Note+B&columns=gone,cupnote_name');
  const words = (...names: string[]) => say('list_unread', { names: names.join(', ') });
  for (const [search, told] of [
    ['page=-1&columns=gone,cupnote_name', words(say('list_page_number'), 'gone')],
    ['page=1000000000&orderType=user_pass.desc', words(say('list_page_number'), say('list_sort'))],
    ['searchSelect=old:1,cupnote_main:maybe', words('old', say('list_cupnote_main'))],
    [`view=${theirs}`, say('view_unknown')],
    [`view=${theirs}&list_count=50`, say('view_unknown')],
    [`view=${old}`, words('gone')],
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

  await test.step('a view that cannot be had is not shown as if it was, and is asked for again', async () => {
    faults.expect(/^net::ERR_FAILED POST \/api\/user\/view\/list$/);
    await page.route('**/api/user/view/list', (route) => route.abort());
    await page.goto(`${at(NOTES)}?view=${old}`);
    await expect(row(0)).toBeVisible();
    await expect(main.getByText(say('view_unknown'))).toHaveCount(0);
    const told = main.getByRole('alert').filter({ hasText: say('view_not_shown') });
    await expect(told).toBeVisible();
    await page.unroute('**/api/user/view/list');
    await press(told.getByRole('button', { name: say('retry') }));
    await expect(main.locator('[data-row]')).toHaveCount(1);
    await expect(told).toHaveCount(0);
  });
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
  const shared = say('view_of_all', { name: '오늘 쓸 원두' });
  await expect(page.getByRole('button', { name: say('view_choose', { name: shared }), exact: true })).toBeVisible();
  await tool('views');
  await expect(dialog('views').getByText('오늘 쓸 원두', { exact: true })).toBeVisible();
  await expect(dialog('views').getByText(say('view_shared'))).toBeVisible();
  const rename = say('view_way', { name: '오늘 쓸 원두', way: say('view_rename') });
  await expect(dialog('views').getByRole('button', { name: rename })).toHaveCount(0);
});

test('a list is asked for once, and its page stands while the answer is on its way', { tag: '@desk' }, async ({
  page,
  at,
  say,
  user,
  api,
}) => {
  await saveNotes(api, 1);
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/user/qc/coffeebean/list', async (route) => {
    asked++;
    await answer.promise;
    await route.continue();
  });
  await page.goto(at(NOTES));
  const { main, row } = listOf(user);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: say('menu_coffeenote') }).first()).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  answer.resolve();
  await expect(row(0)).toBeVisible();
  expect(asked).toBe(1);
});
