import { seat } from '../harness/org.ts';
import { expectSound } from './support/axe.ts';
import { cafeOf, saveCoffee } from './support/cafe.ts';
import { behind, NOTES, saveNote } from './support/product.ts';
import { expectFiles, expectSeen } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const FAVORITES = '/user/favorites';

test('what is starred is found again, by name too, and says so once it is gone', async ({
  page,
  say,
  at,
  press,
  api,
  person,
  faults,
}) => {
  const main = page.getByRole('main');
  const star = main.getByRole('button', { name: say('favorite_star'), exact: true });
  const rows = main.getByRole('list').getByRole('listitem');
  const key = await saveNote(api, { cupnote_name: 'Sidamo' });
  const other = await saveNote(api, { cupnote_name: 'Huila' });
  const cafe_seq = await cafeOf(person, '카페 온도', 'MNG');
  const coffee = await saveCoffee(api, cafe_seq, '케냐 니에리');

  await page.goto(at(FAVORITES));
  await expect(main.getByRole('heading', { name: say('favorites_empty_title') })).toBeVisible();
  for (const path of [`${NOTES}/${key}`, `${NOTES}/${other}`, `/cafe/coffeebean/default/${coffee}`]) {
    await page.goto(at(path));
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await press(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.goto(at(FAVORITES));
  await expect(rows.getByRole('link')).toHaveText(['케냐 니에리', 'Huila', 'Sidamo']);
  await expectSound(page, 'favorites');
  await main.getByRole('searchbox').fill('sida');
  await expect(rows.getByRole('link')).toHaveText(['Sidamo']);
  await press(rows.getByRole('link'));
  await expect(page).toHaveURL(at(`${NOTES}/${key}`));
  await press(star);
  await expect(star).toHaveAttribute('aria-pressed', 'false');

  // The page that is open counts who waits there.
  faults.allow(/^403 POST \/api\/cafe\/user\/signup\/list$/);
  await behind((db) => seat(db, cafe_seq, person.user_seq, 'MNG', { isOn: false }));
  await page.goto(at(FAVORITES));
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(say('favorites_gone'));
  await expect(main).not.toContainText('케냐 니에리');
  await press(rows.first().getByRole('button'));
  await expect(rows.getByRole('link')).toHaveText(['Huila']);
  await expect(rows).toHaveCount(1);
});

test('places are those of the notes, with what was drunk there', async ({ page, say, at, press, api, person }) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const main = page.getByRole('main');
  const key = await saveNote(api, { cupnote_name: 'Sidamo', cupnote_place: 'CAFE', store_name: 'Ondo' });
  await saveNote(api, { cupnote_name: 'Huila', cupnote_place: 'CAFE', store_name: 'ondo', cupnote_date: '2026-01-02' });
  await page.goto(at('/user/userplace'));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Ondo']);
  await expect(main.getByRole('definition').first()).toHaveText(say('places_count', { count: 2 }));
  await expectSound(page, 'places');
  await press(main.getByRole('link', { name: 'Sidamo' }));
  await expect(page).toHaveURL(at(`${NOTES}/${key}`));
});

test('equipment is found by whoever comes; a record of one’s own begins with it', async ({
  page,
  say,
  at,
  press,
  person,
}) => {
  const main = page.getByRole('main');
  await page.goto(at('/info/etc/equip'));
  await main.getByRole('searchbox').fill('ㅋㅁㄷㅌ');
  await expect(main.getByRole('listitem').first()).toContainText('C40');
  await expectSound(page, 'equipment');
  await press(main.getByRole('listitem').first().getByRole('button'));
  await expect(page).toHaveURL(/\/user\/usernote\/equip\/write/);
  await press(main.getByRole('button', { name: say('record_save'), exact: true }));
  await expect(page).toHaveURL(/\/user\/usernote\/equip(\/\d+)?$/);
  const kept = await behind((db) =>
    db.query('SELECT equip_name, equip_seq FROM user_equip WHERE user_seq = $1', [person.user_seq]),
  );
  expect(kept.rows).toHaveLength(1);
  expect(kept.rows[0].equip_name).toContain('C40');
  expect(kept.rows[0].equip_seq).not.toBeNull();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what is starred is shown as it was seen, and nothing is taken off', async ({
    page,
    context,
    say,
    at,
    press,
    api,
    person,
  }) => {
    expect(person.user_seq).toBeGreaterThan(0);
    const main = page.getByRole('main');
    const record_seq = await saveNote(api, { cupnote_name: 'Sidamo' });
    await api.post('/api/user/favorite/edit', { screen: 'user_cupnote', record_seq });
    await page.goto(at(FAVORITES));
    await expect(main.getByRole('link', { name: 'Sidamo' })).toBeVisible();
    await expectSeen(page, 'user_favorite');
    await expectFiles(page);
    await context.setOffline(true);
    await page.reload();
    await expect(main.getByRole('link', { name: 'Sidamo' })).toBeVisible();
    await press(main.getByRole('button', { name: say('favorites_off', { name: 'Sidamo' }) }));
    await expect(page.getByText(say('error_text'))).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sidamo' })).toBeVisible();
    await context.setOffline(false);
  });
});
