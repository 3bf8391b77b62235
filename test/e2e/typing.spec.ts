import { choice, inputOf } from './support/form.ts';
import { NOTES_API } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('what a note cannot hold is said, marked and gone to', async ({ page, say, press, user, write }) => {
  const writer = await write({});
  const name = inputOf(user, 'cupnote_name');
  const dialog = page.getByRole('alertdialog', { name: say('validation_error') });
  const long = say('field_maxLength', { max: 300, length: 301 });
  const cases: [typed: string, fault: string][] = [
    [`${'가'.repeat(100)}a`, long],
    ['a'.repeat(301), long],
    [`a${'👍'.repeat(75)}`, long],
    ['   ', say('cupnote_name_field_required')],
    ['　', say('cupnote_name_field_required')],
    ['', say('cupnote_name_field_required')],
  ];
  for (const [typed, fault] of cases) {
    await name.fill(typed);
    await writer.save();
    await expect(dialog, typed).toContainText(`${say('cupnote_name')}: ${fault}`);
    await press(dialog.getByRole('button', { name: say('confirm') }));
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(fault);
    await expect(name).toHaveValue(typed.trim());
  }
  const country = inputOf(user, 'blending_country_etc');
  await press(inputOf(user, 'blending_country_list'));
  await press(choice(page, say('own_words')));
  await page.keyboard.press('Escape');
  await country.fill('ab');
  await country.blur();
  await expect(country).toHaveAccessibleDescription(say('field_minLength', { min: 3 }));
  await country.fill('abc');
  await name.fill('가'.repeat(100));
  await expect(name).not.toHaveAccessibleDescription(/./);
  await writer.save();
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
});

test('numbers and dates that are none stay as they were typed', async ({ page, say, press, user, write }) => {
  const writer = await write({ cupnote_name: '예가체프' });
  const cases: [field: string, typed: string, fault: string][] = [
    ['outside_air', 'warm', say('field_NaN')],
    ['outside_air', '60.01', say('field_maxValue', { max: '60' })],
    ['inside_humidity', '−1.0', say('field_minValue', { min: '0' })],
    ['blending_result_date', '2026-02-30', say('field_date', { example: '2026-11-20' })],
    ['blending_result_date', '어제', say('field_date', { example: '2026-11-20' })],
  ];
  for (const [field, typed, fault] of cases) {
    const input = inputOf(user, field);
    await input.fill(typed);
    await input.blur();
    await expect(input, `${field} ${typed}`).toHaveAccessibleDescription(fault);
    await expect(input).toHaveValue(typed);
    await input.fill('');
    await input.blur();
    await expect(input).not.toHaveAccessibleDescription(/./);
  }
  await inputOf(user, 'outside_air').fill('-3.25');
  await inputOf(user, 'blending_result_date').fill('20260224');
  await inputOf(user, 'blending_result_date').blur();
  await expect(inputOf(user, 'blending_result_date')).toHaveValue('2026-02-24');
  await writer.save();
  await writer.expectSaved();
  await expect(page.getByText('−3.25°C')).toBeVisible();
  await press(page.getByRole('link', { name: say('record_list') }));
});

test('Enter while a syllable is composed chooses and adds nothing', async ({ page, user, write, say }) => {
  const writer = await write({ cupnote_name: '예가체프' });
  const words = inputOf(user, 'cupnote_etc_list');
  const compose = (text: string) =>
    page.evaluate((data) => {
      const input = document.activeElement;
      if (!(input instanceof HTMLInputElement)) throw new Error('no input has the focus');
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, data);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data, isComposing: true }));
      const enter = { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', enter));
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data }));
    }, text);

  await words.focus();
  await compose('살구');
  await expect(words).toHaveValue('살구');
  await expect(page.getByRole('button', { name: say('take_away', { word: '살구' }) })).toHaveCount(0);
  await words.press('Enter');
  await expect(words).toHaveValue('');
  await expect(page.getByRole('button', { name: say('take_away', { word: '살구' }) })).toBeVisible();

  for (const field of ['cupnote_flavor_list', 'cupnote_aftertaste_list']) {
    const input = inputOf(user, field);
    await input.focus();
    await compose(field === 'cupnote_flavor_list' ? '꿀' : '깔끔한');
    await expect(input).toHaveValue(/./);
    await expect(page.getByRole('button', { name: /^(꿀|깔끔한) / })).toHaveCount(0);
    await input.fill('');
    await input.press('Escape');
  }
  await writer.save();
  await writer.expectSaved();
});

test('Hangul in parts, as a Mac pastes it, is found and kept whole', async ({ page, say, at, api, user, write }) => {
  const parts = '예가체프 첼베사'.normalize('NFD');
  const writer = await write({ cupnote_name: '예가체프' });
  await inputOf(user, 'store_name').fill(parts);
  await writer.save();
  await writer.expectSaved();
  const [row] = (await api.post(`${NOTES_API}/list`, {})) as unknown as { store_name: string }[];
  expect(row?.store_name).toBe('예가체프 첼베사');
  await page.goto(at('/user/usernote/coffeenote'));
  await page.getByRole('searchbox', { name: say('list_search') }).fill('첼베'.normalize('NFD'));
  await expect(page).toHaveURL(/searchTitle=/);
  await expect(page.getByRole('link', { name: '예가체프' })).toBeVisible();
});
