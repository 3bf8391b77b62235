import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf, saveCoffee } from './support/cafe.ts';
import { expectAt, paletteOf } from './support/palette.ts';
import { NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('pages, records and things to do are found by name', async ({
  page,
  say,
  at,
  press,
  person,
  api,
  faults,
  hasTouch,
}) => {
  faults.expect(/^404 GET \/api\/user\/qc\/coffeebean\/detail\/\d+$/);
  const { sheet, box, line, active, button } = paletteOf(page, say);
  const cafe = await cafeOf(person, '카페 가람', 'OWN');
  await saveCoffee(api, cafe, '니에리 가람');
  const key = await saveNote(api, { cupnote_name: '예가체프 첼베사' });
  for (let nth = 1; nth <= 6; nth += 1)
    await saveNote(api, { cupnote_name: `니에리 ${nth}`, cupnote_date: '2026-02-01' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('what is near is there before anything is typed', async () => {
    await page.goto(at(`${NOTES}/${key}`));
    await expect(heading('예가체프 첼베사')).toBeVisible();
    if (hasTouch) await press(button);
    else await page.keyboard.press('ControlOrMeta+k');
    await expect(box).toBeFocused();
    await expect(line(new RegExp(`^${say('menu_coffeenote')}`))).toBeVisible();
    await expect(line(new RegExp(`^${say('list_user_cupnote_new')}`))).toBeVisible();
    await expectSound(page, 'the palette, nothing typed');
  });

  await test.step('records come from every list that is theirs, five of each and the way to all', async () => {
    await box.fill('니에리');
    await expect(line(/^니에리 \d/)).toHaveCount(5);
    await expect(line(/^니에리 가람/)).toHaveCount(1);
    await expect(sheet.getByRole('status')).toHaveText(say('palette_count', { count: 7 }));
    await press(line(say('palette_all', { name: say('list_user_cupnote_title'), count: 6 })));
    await expect(page).toHaveURL(/\?searchTitle=/);
    await expect(page.getByText(say('list_count', { count: 6 }))).toBeVisible();
  });

  await test.step('what was looked at stands first', async () => {
    await press(button);
    await expect(active).toContainText('예가체프 첼베사');
    await expectAt(box, line(/^예가체프 첼베사/));
    await press(active);
    await expect(heading('예가체프 첼베사')).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a record that is gone is not offered any more', async () => {
    const { version } = await api.get(`${NOTES_API}/detail/${key}`);
    await api.post(`${NOTES_API}/remove`, { cupnote_seq: key, version });
    await page.goto(at(NOTES));
    await press(button);
    await box.fill('첼베사');
    await press(active);
    await expect(page.getByText(say('record_removed_title')).first()).toBeVisible();
    await press(button);
    await box.fill('첼베사');
    await expect(sheet.getByText(say('nothing_found')).last()).toBeVisible();
    await expect(active).toHaveCount(0);
    await expectSound(page, 'the palette without anything');
    await press(line(new RegExp(`^${say('list_user_cupnote_new')}`)));
    await expect(page).toHaveURL(new RegExp(`${NOTES}/write$`));
  });

  await test.step('signing out forgets what was looked at', async () => {
    await page.goto(at(COFFEES));
    await press(page.getByRole('main').getByRole('link', { name: '니에리 가람' }));
    await expect(heading('니에리 가람')).toBeVisible();
    const recents = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('.recent.')).length);
    expect(await recents()).toBe(1);
    await press(button);
    await box.fill(say('menu_password'));
    await expect(active).toHaveAttribute('href', /\/user\/password\?next=/);
    await box.fill(say('palette_signout'));
    await press(active);
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('signout') }));
    await expect(page.getByRole('link', { name: say('signin') }).first()).toBeVisible();
    expect(await recents()).toBe(0);
  });
});

test('guests find pages and what can be done; the sheet tells the keys and switches one off', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  hasTouch,
}) => {
  const { sheet, box, line, active, button } = paletteOf(page, say);
  const keys = page.getByRole('dialog', { name: say('keys_title') });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/list') && asked.push(request.url()));
  const openSheet = async () => {
    await press(button);
    await box.fill(say('palette_keys'));
    await press(active);
    await expect(keys).toBeVisible();
  };

  await page.goto(at('/'));
  await press(button);
  await box.fill('xyzxyz');
  await expect(sheet.getByText(say('palette_none_guest'))).toBeVisible();
  await box.fill(say('menu_privacy'));
  await press(active);
  await expect(page).toHaveURL(/\/user\/privacy$/);
  expect(asked).toEqual([]);

  const scheme = () => page.evaluate(() => document.documentElement.dataset.scheme);
  const other = (await scheme()) === 'dark' ? 'light' : 'dark';
  await press(button);
  await box.fill(say(`palette_${other}`));
  await press(line(new RegExp(`^${say(`palette_${other}`)}`)));
  expect(await scheme()).toBe(other);

  await openSheet();
  await expectSound(page, 'the sheet of shortcuts');
  const single = keys.getByRole('switch', { name: say('keys_single') });
  await press(single);
  await expect(single).not.toBeChecked();
  await press(keys.getByRole('button', { name: say('close') }));
  await page.reload();
  await expect(button).toBeVisible();
  if (!hasTouch) {
    await page.keyboard.press('?');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(sheet).toBeVisible();
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await openSheet();
  await expect(single).not.toBeChecked();
  await press(single);
  await press(keys.getByRole('button', { name: say('close') }));
  if (!hasTouch) {
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await page.keyboard.press('?');
    await expect(keys).toHaveCount(0);
  }
});
