import { expectNoSideways, expectSound } from './support/axe.ts';
import { cafeOf, employ, saveCoffee } from './support/cafe.ts';
import { seatIn } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const NOTES = '/user/usernote/cafenote';
const THERE = '/cafe/cupnote/coffeebean';

test('notes that somebody wrote in cafes stand in one place and lead to each where it was written', async ({
  page,
  say,
  at,
  press,
  person,
  api,
  faults,
}) => {
  const main = page.getByRole('main');

  await test.step('at first it says what gathers there', async () => {
    await page.goto(at(NOTES));
    await expect(main.getByText(say('list_user_cafe_note_empty_title'))).toBeVisible();
    await expectSound(page, 'no notes from cafes');
  });

  const note = async (cafe_seq: number, coffee: string, day: string) => {
    const coffeebean_seq = await saveCoffee(api, cafe_seq, coffee);
    const tasted = { coffeebean_seq, cupnote_date: day, cupnote_satis: 9, cupnote_flavor_list: ['BLUEBERRY'] };
    return api.post('/api/cafe/qc/coffeebean/edit', { cafe_seq, ...tasted });
  };
  const [first, second] = [await cafeOf(person, '카페 온도', 'MNG'), await cafeOf(person, '카페 여백', 'MNG')];
  await note(first, '콜롬비아 우일라', '2026-11-20');
  await note(second, '과테말라 안티구아', '2026-11-21');

  await test.step('those of both cafes are listed, the newest day first, and searched by name', async () => {
    await page.reload();
    await expect(main.locator('.list-name')).toHaveText(['과테말라 안티구아', '콜롬비아 우일라']);
    await expect(main).toContainText('카페 온도');
    await expect(main).toContainText('카페 여백');
    await expectSound(page, 'notes from cafes');
    await expectNoSideways(page, 'notes from cafes');
    await page.goto(`${at(NOTES)}?searchTitle=${encodeURIComponent('우일라')}`);
    await expect(main.locator('.list-name')).toHaveText(['콜롬비아 우일라']);
  });

  await test.step('a note is read, cannot be changed, and leads into its cafe', async () => {
    await press(main.getByRole('link', { name: '콜롬비아 우일라' }));
    await expect(main.getByRole('heading', { level: 1 })).toContainText('콜롬비아 우일라');
    await expect(page.getByRole('button', { name: say('record_edit'), exact: true })).toHaveCount(0);
    await expectSound(page, 'a note from a cafe');
    await press(page.getByRole('button', { name: /카페 온도/ }).and(main.getByRole('button')));
    await expect(page).toHaveURL(new RegExp(`${THERE}/\\d+$`));
    await expect(main.getByRole('heading', { level: 1 })).toContainText('콜롬비아 우일라');
    await expect(page.getByRole('button', { name: say('record_edit'), exact: true })).toBeVisible();
  });

  await test.step('whoever was dismissed sees those of that cafe no longer', async () => {
    // Until its memberships are read anew the page may ask what waits for the managers of that cafe.
    faults.allow(/^403 POST \/api\/cafe\/user\/signup\/list$/);
    await employ(first, person, 'FIRE');
    await page.goto(at('/user/cafenote'));
    await expect(main.locator('.list-name')).toHaveText(['과테말라 안티구아']);
  });

  await test.step('notes of a roastery have a list of their own', async () => {
    await seatIn(person, 'ROASTER');
    await page.goto(at('/user/usernote/roasternote'));
    await expect(main.getByText(say('list_user_roaster_note_empty_title'))).toBeVisible();
  });
});
