import { NOTES, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('what was written before is offered, a coffee that is chosen fills the rest, and the next note begins at the last place', async ({
  page,
  say,
  at,
  press,
  api,
  person,
}) => {
  expect(person.user_seq).toBeGreaterThan(0);
  await saveNote(api, { cupnote_name: '에티오피아 아리차', cupnote_place: 'CAFE', store_name: '동네 카페' });
  await page.goto(at(`${NOTES}/write`));
  const name = page.locator('[data-field="cupnote_name"] input');
  const shop = page.locator('[data-field="store_name"] input');

  await name.pressSequentially('에티');
  const option = page.locator('datalist option[value="에티오피아 아리차"]').first();
  await expect(option).toBeAttached();
  // A choice from the browser's own list comes as an event that no key made.
  await name.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '에티오피아 아리차');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(shop).toHaveValue('동네 카페');
  await press(page.getByRole('button', { name: say('undo'), exact: true }));
  await expect(shop).toHaveValue('');

  await press(page.getByRole('button', { name: say('record_save'), exact: true }));
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  const kept = await api.get(`/api/user/qc/coffeebean/detail/${page.url().split('/').at(-1)}`);
  expect(kept).toMatchObject({ cupnote_name: '에티오피아 아리차', cupnote_place: 'HOME', store_name: null });
});

test('a brew becomes a note and a note a brew with nothing typed twice', async ({
  page,
  say,
  at,
  press,
  api,
  person,
}) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const coffee = { brewing_coffee: '케냐 키암부', blending_result_date: '2026-11-10' };
  const { brewing_result_seq } = await api.post('/api/user/brewing/result/edit', {
    ...{ ...coffee, brewing_result_date: '2026-11-20' },
  });
  await page.goto(at(`/user/usernote/brewingresult/${brewing_result_seq}`));
  await press(page.getByRole('button', { name: say('brew_to_note') }));
  await expect(page.locator('[data-field="cupnote_name"] input')).toHaveValue('케냐 키암부');
  await press(page.getByRole('button', { name: say('record_save'), exact: true }));
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: say('note_to_brew') }));
  await expect(page.locator('[data-field="brewing_coffee"] input')).toHaveValue('케냐 키암부');
});
