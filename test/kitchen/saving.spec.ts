import { type Row, writable } from '@hanjan/core';
import { exampleRecord } from '@hanjan/model/dev/examples.ts';
import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { apiOf } from '../e2e/support/product.ts';
import { codeName } from '../e2e/support/texts.ts';
import { expect, ORIGIN, test } from './support/test.ts';

test('a record with something in every field is read, changed and listed', async ({
  page,
  context,
  open,
  say,
  press,
  called,
}) => {
  await open('/dev/kinds');
  const api = apiOf(context, ORIGIN);
  const example = exampleRecord();
  const sent = Object.fromEntries(writable(devKind).map((name) => [name, example[name]]));
  const { kind_seq } = await api.post(`${devKindScreen.path}/edit`, sent);
  const stored = await api.get(`${devKindScreen.path}/detail/${kind_seq}`);
  expect(stored).toMatchObject(sent as Row);

  await open(`/dev/record/${kind_seq}`);
  await press(page.getByRole('button', { name: say('record_edit') }));
  const name = page.getByRole('textbox', { name: called('kind_name') });
  await expect(name).toHaveValue(String(example.kind_name));
  await name.fill('다른 부엌');
  await expect(page.getByText(say('record_changed', { count: 1 }))).toBeVisible();
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('heading', { level: 1, name: '다른 부엌' })).toBeVisible();
  expect(await api.get(`${devKindScreen.path}/detail/${kind_seq}`)).toMatchObject({
    ...sent,
    kind_name: '다른 부엌',
    version: 2,
  });

  await page.goto('/dev/record');
  await expect(page.getByRole('link', { name: '다른 부엌' })).toBeVisible();
});

test('saved by keys while a choice stands typed, the form has what is typed', async ({
  page,
  context,
  open,
  say,
  called,
  language,
}) => {
  const api = apiOf(context, ORIGIN);
  await open('/dev/kinds');
  const { kind_seq } = await api.post(`${devKindScreen.path}/edit`, { kind_name: '부엌', k_code: 'HOME' });
  await open(`/dev/record/${kind_seq}?mode=edit`);
  const box = page.locator('#dev_kind-k_code');
  await box.fill('없는 곳');
  await page.keyboard.press('ControlOrMeta+S');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${called('k_code')}: ${say('field_code')}`);
  await question.getByRole('button').click();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('없는 곳');
  await box.fill(codeName(language, 'NTPLC', 'CAFE'));
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('heading', { level: 1, name: '부엌' })).toBeFocused();
  expect(await api.get(`${devKindScreen.path}/detail/${kind_seq}`)).toMatchObject({ k_code: 'CAFE' });
});
