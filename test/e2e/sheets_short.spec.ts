import { charged, LOT, ROAST, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { roasteryOf } from './support/roastery.ts';
import { box, choose, csv, openTool } from './support/sheets.ts';
import { expect, test } from './support/test.ts';

test.beforeEach('signed in', ({ person }) => person);

test('roasts of a file that only together take more than a lot has are asked about; no is no, yes is yes', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
}) => {
  const { roaster_seq, post, bean, lot } = await roasteryOf(api, person, 'MNG');
  const kenya = await bean('케냐 니에리 Nyeri');
  const held = await lot(kenya, 2026, 30_000);
  const roasts = [];
  for (const mass of [20_000, 25_000])
    roasts.push(await post(`${ROAST}/edit`, roastOf([charged(kenya, mass)], { roasting_step: 'RSRV' })));
  const lines = roasts.map(({ roasting_result_key: key }) => `${key},RSTG\r\n`);
  const read = async () => (await api.get(`${LOT}/detail/${held}?roaster_seq=${roaster_seq}`)).greenbean_instock;

  await page.goto(at('/roaster/roasting/result'));
  const dialog = await openTool(user, 'import_title');
  await choose(page, box(dialog, say), csv(`${say('sheet_key')},roasting_step\r\n${lines.join('')}`));
  const save = dialog.getByRole('button', { name: say('import_save', { count: 2 }) });
  const start = async () => {
    await press(save);
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('record_save') }));
  };
  faults.expect(/^409 POST \/api\/roaster\/roasting\/result\/import$/);
  await start();
  const question = page.getByRole('alertdialog', { name: say('stock_short_title') });
  await expect(question.getByRole('row', { name: '케냐' })).toContainText('3.0 kg');
  await expect(question.getByRole('row', { name: '케냐' })).toContainText('4.5 kg');
  await expectSound(page, 'the question about what a file is short of');
  await page.keyboard.press('Escape');
  await expect(save).toBeVisible();
  expect(await read()).toBe(30_000);

  await start();
  await expect(question).toBeVisible();
  await press(question.getByRole('button', { name: say('stock_short_confirm') }));
  await expect(page.getByText(say('import_ok', { fresh: 0, changed: 2 }))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await read()).toBe(0);
});
