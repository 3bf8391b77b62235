import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillByKeys, inputOf } from './support/form.ts';
import { plantFarm, wholeNote } from './support/notes.ts';
import { NOTES, NOTES_API, newId, PASSWORD } from './support/product.ts';
import { test } from './support/test.ts';
import { codeName } from './support/texts.ts';

/** As many stops as a whole form has at the most. */
const PATIENCE = 250;

test.beforeAll(plantFarm);

test('the whole way of a note with the keyboard alone', async ({ page, say, at, language, user, api }) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  const note = wholeNote(language);
  const name = String(note.cupnote_name);
  const main = page.getByRole('main');
  const user_id = newId();

  await test.step('signing up', async () => {
    await page.goto(at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: say('skip_to_content') })).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: say('intro_start') }));
    await keyboard.press('Enter');
    await expect(inputOf(user, 'cupnote_name')).toBeFocused();
    await page.goto(at(`/user/signin?next=${encodeURIComponent(`${NOTES}/write`)}`));
    await tabTo(page, main.getByRole('link', { name: say('signup'), exact: true }));
    await keyboard.press('Enter');
    for (const [field, text] of [
      ['user_id', user_id],
      ['user_pass', PASSWORD],
      ['user_name', '김하늘'],
    ] as const) {
      await tabTo(page, main.getByRole('textbox', { name: say(field), exact: true }));
      await keyboard.type(text);
    }
    for (const box of await main.getByRole('checkbox').all()) {
      await tabTo(page, box);
      await keyboard.press('Space');
    }
    await keyboard.press('Enter');
    await expect(page.getByText(say('signup_ok'))).toBeVisible();
  });

  await test.step('writing', async () => {
    await expect(inputOf(user, 'cupnote_name')).toBeFocused();
    const order = userCupnoteScreen.form.flatMap(({ fields }) => fields).filter((field) => field in note);
    const beside = userCupnoteScreen.form.filter(({ side }) => side).flatMap(({ fields }) => fields);
    // What stands beside the form comes after it.
    for (const field of [...order.filter((one) => !beside.includes(one)), ...beside]) {
      await tabTo(page, inputOf(user, field));
      await fillByKeys(user, field, note[field]);
    }
    await keyboard.press('ControlOrMeta+s');
    await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const kept = await api.get(`${NOTES_API}/detail/${page.url().split('/').at(-1)}`);
    const refs = ['blending_region_list', 'blending_farm_list'];
    for (const field of order.filter((one) => !refs.includes(one))) expect(kept[field], field).toEqual(note[field]);
    for (const field of refs) expect(kept[field]).toHaveLength(1);
  });

  await test.step('finding', async () => {
    await tabTo(page, page.getByRole('link', { name: say('record_list') }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('link', { name })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: new RegExp(`^${say('cupnote_place')} `) }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: say('cupnote_place') })).toBeFocused();
    const home = codeName(language, 'NTPLC', 'HOME');
    await keyboard.type(home);
    await expect(page.getByRole('option')).toHaveText([home]);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('option', { name: home, checked: true })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByText(say('list_none'))).toBeVisible();
    await tabTo(page, page.getByRole('searchbox', { name: say('list_search') }));
    await keyboard.type('Yirga');
    await tabTo(page, page.getByRole('button', { name: say('list_clear') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

  await test.step('columns, views, many at once, out and in', async () => {
    const dialog = page.getByRole('dialog');
    const tool = async (key: MessageKey) => {
      await tabTo(page, page.getByRole('button', { name: say('list_tools') }), 'Shift+Tab');
      await keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name: say(key), exact: true });
      await item.waitFor();
      for (let at = 0; at < 9 && !(await isFocused(item)); at++) await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    };
    await tool('list_columns');
    await tabTo(page, dialog.getByRole('checkbox', { name: say('condition') }));
    await keyboard.press('Space');
    await expect(dialog.getByRole('checkbox', { name: say('condition') })).toHaveCount(0);
    await tabTo(page, dialog.getByRole('button', { name: say('columns_apply') }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/columns=.*condition/);

    await tool('view_save');
    await expect(dialog.getByRole('textbox', { name: say('view_name') })).toBeFocused();
    await keyboard.type('With its condition');
    await keyboard.press('Enter');
    await expect(page.getByText(say('view_saved'))).toBeVisible();
    await tool('views');
    const way = (key: MessageKey, view: string) => say('view_way', { name: view, way: say(key) });
    await tabTo(page, dialog.getByRole('button', { name: way('view_rename', 'With its condition') }));
    await keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: say('view_name') })).toBeFocused();
    await keyboard.press('End');
    await keyboard.type('s');
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: way('view_open', 'With its conditions') }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);

    await tabTo(page, page.getByRole('link', { name }));
    await keyboard.press('Space');
    await expect(page.getByText(say('select_count', { count: 1 }))).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: say('bulk_change_open') }), 'Shift+Tab');
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: say('cupnote_main'), exact: true }));
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: say('bulk_change_do', { count: 1 }) }));
    await keyboard.press('Enter');
    await expect(page.getByText(say('bulk_done', { count: 1 }))).toBeVisible();

    for (const key of ['export_title', 'import_title'] as const) {
      await tool(key);
      await expect(page.getByRole('dialog', { name: say(key) })).toBeVisible();
      await keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  await test.step('changing, removing, taking back', async () => {
    await tabTo(page, page.getByRole('link', { name }));
    await keyboard.press('Enter');
    await tabTo(page, main.getByRole('button', { name: say('record_edit') }));
    await keyboard.press('Enter');
    await expect(inputOf(user, 'cupnote_name')).toBeFocused();
    await keyboard.press('End');
    await keyboard.type(' G1');
    await tabTo(page, main.getByRole('button', { name: say('record_save') }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `${name} G1` })).toBeFocused();
    await tabTo(page, main.getByRole('button', { name: say('record_remove') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: say('cancel') })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: say('restore'), exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `${name} G1` })).toBeVisible();
  });

  await test.step('signing out', async () => {
    await tabTo(page, page.getByRole('button', { name: say('person_menu', { name: '김하늘' }) }));
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: say('menu_userinfo') })).toBeFocused();
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: say('signout') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: say('signout') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: say('signin') })).toBeVisible();
  });
});

/** Goes from stop to stop until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let stops = 0; stops < PATIENCE; stops++) {
    if (await isFocused(target.first())) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached with ${key}`);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
