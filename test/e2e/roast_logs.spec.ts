import { charged } from '../harness/roastery.ts';
import { alogOf, csvOf, jsonOf, profileOf } from '../harness/roasts/artisan.ts';
import { zipOf } from '../harness/roasts/workbooks.ts';
import { expectSound } from './support/axe.ts';
import { givePlan, roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

/** A roast that no other is: each is a little hotter. */
const roast = (nth: number, title: string) => {
  const profile = profileOf({ title, roastisodate: `2025-10-${String(1 + nth).padStart(2, '0')}` });
  return { ...profile, temp2: (profile.temp2 as number[]).map((bean) => bean + nth / 10) };
};
const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

test('logs of years come into the book from an archive and from many files, once each, and go again', async ({
  page,
  say,
  at,
  press,
  api,
  person,
  faults,
}) => {
  const { post, bean, roaster_seq } = await roasteryOf(api, person, 'OWN');
  await givePlan(roaster_seq, 'PAID');
  const kenya = await bean('케냐 니에리');
  await post('/api/roaster/roasting/default/edit', {
    ...{ roasting_name: 'Kenya Nyeri', roasting_name_locale: '케냐 니에리' },
    roasting_default_greenbean: [charged(kenya, 10_000)].map(({ greenbean_year: _, ...row }) => row),
  });
  const main = page.getByRole('main');
  const choose = (...chosen: ReturnType<typeof file>[]) =>
    main.locator('input[type=file][multiple]').setInputFiles(chosen);
  const archive = zipOf({
    '2025/': '',
    '2025/a.alog': alogOf(roast(0, 'Kenya Nyeri #12')),
    '2025/b.alog': alogOf(roast(1, 'House')),
    '2025/b copy.alog': alogOf(roast(1, 'House')),
    '2025/c.json': jsonOf(roast(2, 'House')),
    '2025/holiday.jpg': Buffer.alloc(100_000, 255),
    '2025/list.csv': 'name,count\nfilter,3\ncup,4\n',
    '__MACOSX/2025/._a.alog': 'x',
  });

  await test.step('the list leads there, and what is found is listed', async () => {
    await page.goto(at('/roaster/roasting/result'));
    await press(main.getByRole('link', { name: say('menu_roasting_logs') }));
    await choose(file('years.zip', archive));
    await expect(main.getByRole('status')).toContainText(
      say('logs_summary', { roasts: 3, doubles: 1, faults: 1, others: 2 }),
    );
    const rows = main.locator('.logs-row');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('2025-10-01');
    await expect(rows.first()).toContainText('10:00');
    await expect(rows.first()).toContainText('14.3 %');
    await expect(rows.first().getByRole('button', { name: '케냐 니에리' })).toBeVisible();
    await expect(main.getByText('list.csv')).toBeHidden();
    await press(main.getByText(say('logs_faults', { count: 1 }), { exact: true }));
    await expect(main.getByText('list.csv')).toBeVisible();
    await expectSound(page, 'logs that were found');
  });

  await test.step('they are brought in, go on after the network was away, and move no stock', async () => {
    faults.allow(/\/logs\/import/);
    await page.route('**/logs/import', (route) => route.abort(), { times: 1 });
    await press(main.getByRole('button', { name: say('logs_bring', { count: 3 }) }));
    await expect(main.getByRole('alert')).toContainText(say('logs_stopped'));
    await press(main.getByRole('button', { name: say('retry') }));
    await expect(main.getByRole('heading', { name: say('logs_made', { count: 3 }) })).toBeVisible();
    await expectSound(page, 'what was brought in');
    await press(main.getByRole('link', { name: '2025-1', exact: true }));
    await expect(main).toContainText(say('roasting_past'));
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Kenya Nyeri #12');
  });

  await test.step('the same archive and single files again make nothing twice', async () => {
    await page.goto(at('/roaster/roasting/logs'));
    await choose(file('years.zip', archive));
    await expect(main.getByText(say('logs_none_title'))).toBeVisible();
    await press(main.getByRole('button', { name: say('logs_other') }));
    await choose(
      file('a renamed.alog', alogOf(roast(0, 'Kenya Nyeri #12'))),
      file('new.csv', csvOf(roast(5, 'House'))),
      file('c.alog', alogOf(roast(2, 'House'))),
    );
    await press(main.getByRole('button', { name: say('logs_bring', { count: 1 }) }));
    await expect(main.getByRole('heading', { name: say('logs_made', { count: 1 }) })).toBeVisible();
  });

  await test.step('and an import is taken back as a whole', async () => {
    await page.goto(at('/roaster/roasting/logs'));
    const before = main.locator('.logs-before li');
    await expect(before).toHaveCount(2);
    await press(before.nth(1).getByRole('button', { name: say('logs_undo') }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('logs_undo') }));
    await expect(main.getByText(say('logs_undone', { count: 3 }))).toBeVisible();
    await expect(before).toHaveCount(1);
    await page.goto(at('/roaster/roasting/result'));
    await expect(main.locator('.list-head').getByRole('status')).toContainText(say('list_count', { count: 1 }));
  });
});
