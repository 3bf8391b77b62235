import { inputOf } from './support/form.ts';
import { NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

const NOTE = { cupnote_name: '예가체프', store_name: '온도', cupnote_date: '2026-03-05', inside_air: 2150 };

test.beforeEach('signed in', ({ person }) => person);

test('an address opens a note to read, to change, as a new one, or a new one filled like it', { tag: '@desk' }, async ({
  page,
  say,
  at,
  user,
  press,
  api,
}) => {
  const key = await saveNote(api, NOTE);
  const address = `${at(NOTES)}/${key}`;
  const save = page.getByRole('button', { name: say('record_save') });

  for (const mode of ['', '?mode=view', '?mode=nothing']) {
    await page.goto(address + mode);
    await expect(page.getByRole('heading', { level: 1, name: NOTE.cupnote_name })).toBeVisible();
    await expect(save).toBeHidden();
  }
  await page.goto(`${address}?mode=edit`);
  await expect(inputOf(user, 'store_name')).toHaveValue(NOTE.store_name);

  await page.goto(`${at(NOTES)}?mode=write&searchTitle=ye`);
  await expect(page).toHaveURL(new RegExp(`${NOTES}/write\\?.*searchTitle=ye`));
  await expect(inputOf(user, 'store_name')).toHaveValue('');
  await press(page.getByRole('button', { name: say('cancel') }));
  await expect(page).toHaveURL(new RegExp(`${NOTES}\\?searchTitle=ye$`));

  await page.goto(`${address}?mode=write`);
  await expect(page).toHaveURL(new RegExp(`${NOTES}/write$`));
  await expect(inputOf(user, 'store_name')).toHaveValue(NOTE.store_name);
  await inputOf(user, 'cupnote_name').fill('예가체프 두 번째');
  await press(save);
  await expect(page.getByRole('heading', { level: 1, name: '예가체프 두 번째' })).toBeVisible();
  const again = page.url().split('/').at(-1);
  expect(again).not.toBe(String(key));
  expect(await api.get(`${NOTES_API}/detail/${again}`)).toMatchObject({ ...NOTE, cupnote_name: '예가체프 두 번째' });
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ ...NOTE, version: 1 });
});

test('a note that does not come says why, in the words that stand closest to the cause', { tag: '@phone' }, async ({
  page,
  say,
  at,
  press,
  api,
  faults,
}) => {
  const key = await saveNote(api, NOTE);
  faults.expect(/^503 GET \/api\/user\/qc\/coffeebean\/detail\/\d+$/);
  const answers = [
    [
      { localizedMessage: '저장소가 잠겨 있습니다.', cause: { localizedMessage: '다른 까닭' } },
      '저장소가 잠겨 있습니다.',
    ],
    [{ cause: { localizedMessage: '디스크가 가득합니다.' } }, '디스크가 가득합니다.'],
    [null, '잠시 쉬고 있습니다.'],
  ] as const;
  for (const [result, words] of answers) {
    await page.route(`**${NOTES_API}/detail/${key}`, (route) =>
      route.fulfill({ status: 503, json: { status: '503', result, description: '잠시 쉬고 있습니다.', code: null } }),
    );
    await page.goto(`${at(NOTES)}/${key}?mode=edit`);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('button', { name: say('record_save') })).toBeHidden();
    await page.unroute(`**${NOTES_API}/detail/${key}`);
  }
  await press(page.getByRole('button', { name: say('retry') }));
  await expect(page.getByRole('button', { name: say('record_save') })).toBeVisible();
});
