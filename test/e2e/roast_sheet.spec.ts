import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { alogOf, profileOf } from '../harness/roasts/artisan.ts';
import { type Cell, xlsxOf } from '../harness/roasts/workbooks.ts';
import { expectSound } from './support/axe.ts';
import { endSessions, PASSWORD } from './support/product.ts';
import { givePlan, roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const HEADS = [
  '날짜',
  '배치',
  '품명',
  '투입량(kg)',
  '배출량(kg)',
  '1차 크랙 시간',
  '배출 시간',
  '배출 온도(℃)',
  '작업자',
];
/** More roasts than go in one call: two of a day, the last of which nobody can read. */
const ROWS = Array.from({ length: 30 }, (_, nth): Cell[] => [
  ...[{ date: `2021-03-${String(1 + (nth >> 1)).padStart(2, '0')}` }, nth + 1, nth % 2 ? '케냐 니에리' : '하우스'],
  ...[12, nth === 29 ? '많이' : 10.2, { seconds: 570 }, { seconds: 690 + nth }, 212, '김'],
]);
const GOOD = ROWS.length - 1;

/** Drops files and folders of this device on a page, as a person with a pointer does. */
async function drop(page: Page, ...files: string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', {
      type,
      x: 300,
      y: 300,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  await client.detach();
}

test('a sheet of old roasts comes in from a folder, row by row and once, whatever happens meanwhile', async ({
  page,
  context,
  say,
  at,
  press,
  api,
  person,
  faults,
}, info) => {
  const { post, bean, roaster_seq } = await roasteryOf(api, person, 'OWN');
  await givePlan(roaster_seq, 'PAID');
  await bean('케냐 니에리');
  const machine = { equip_type: 'RSTR', equip_name: 'Probat P12', equip_name_locale: '프로밧 P12' };
  await post('/api/roaster/item/equip/edit', machine);
  const folder = join(info.outputPath(), 'roastery');
  mkdirSync(join(folder, 'years'), { recursive: true });
  writeFileSync(
    join(folder, 'years', '2021.xlsx'),
    xlsxOf([{ name: '일지', rows: [['로스팅 일지'], HEADS, ...ROWS] }]),
  );
  writeFileSync(join(folder, 'a.alog'), alogOf(profileOf({ title: 'House' })));
  writeFileSync(join(folder, 'note.md'), 'nothing');
  const listed = say('logs_summary', { roasts: GOOD + 1, doubles: 0, faults: 1, others: 1 });
  const bring = say('logs_bring', { count: GOOD + 1 });
  const other = await context.newPage();
  const signInOf = (tab: Page) => tab.getByRole('dialog', { name: say('signin_again') });
  const signInAgain = async (tab: Page) => {
    await signInOf(tab)
      .getByRole('textbox', { name: say('user_pass') })
      .fill(PASSWORD);
    await signInOf(tab)
      .getByRole('button', { name: say('signin'), exact: true })
      .click();
  };

  await test.step('a folder that is dropped is looked through with all that is in it, also in a second tab', async () => {
    for (const tab of [other, page]) {
      await tab.goto(at('/roaster/roasting/logs'));
      await expect(tab.getByRole('button', { name: say('logs_files') })).toBeVisible();
      await drop(tab, folder);
      await expect(tab.getByRole('main').getByRole('status')).toContainText(listed);
    }
    const row = page.locator('.logs-row').filter({ hasText: `· ${say('logs_row', { row: 4 })}` });
    await expect(row).toContainText(say('logs_no_curve'));
    await expect(row).toContainText('2021-03-01');
    await expect(row).toContainText('11:31');
    await expect(row).toContainText('15.0 %');
    await press(page.getByText(say('logs_faults', { count: 1 }), { exact: true }));
    await expect(page.locator('.logs-left')).toContainText(say('roast_fault_cell', { row: 32, head: '배출량(kg)' }));
    await page.getByLabel(say('logs_machine_all')).selectOption({ label: '프로밧 P12' });
    await expectSound(page, 'rows of a sheet');
  });

  await test.step('an import goes on after signing in again, and makes nothing twice', async () => {
    faults.expect(/^401 POST \/api\/roaster\/roasting\/result\/logs\/import$/);
    // The other tab may hear of the end by what it asks for meanwhile, and asks, too.
    faults.allow(/^401 POST \/api\/code\/simple$/);
    await other.addLocatorHandler(signInOf(other), () => signInAgain(other));
    await page.route(
      '**/logs/import',
      async (route) => {
        const response = await route.fetch();
        await endSessions(person);
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await press(page.getByRole('button', { name: bring }));
    await signInAgain(page);
    await expect(page.getByRole('heading', { name: say('logs_made', { count: GOOD + 1 }) })).toBeVisible();
  });

  await test.step('a tab that listed them before brings none of them in again', async () => {
    await other.getByRole('button', { name: bring }).click();
    await expect(other.getByText(say('logs_made_known', { count: GOOD + 1 }))).toBeVisible();
    await expect(other.getByRole('heading', { name: say('logs_made', { count: 0 }) })).toBeVisible();
  });

  await test.step('a roast without a curve has what its row said', async () => {
    const main = page.getByRole('main');
    await press(main.getByRole('link', { name: '2021-2', exact: true }));
    for (const text of ['케냐 니에리', '프로밧 P12', '작업자: 김', '11:31']) await expect(main).toContainText(text);
  });

  await test.step('and the sheet with rows below it brings in those alone', async () => {
    const more = [...ROWS.slice(0, GOOD), [{ date: '2021-04-01' }, 31, '케냐 니에리', 12, 10.1, '', '', '', '']];
    await page.goto(at('/roaster/roasting/logs'));
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: '2021 again.xlsx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(xlsxOf([{ name: '일지', rows: [HEADS, ...more] }])),
      });
    await press(page.getByRole('button', { name: say('logs_bring', { count: 1 }) }));
    await expect(page.getByRole('heading', { name: say('logs_made', { count: 1 }) })).toBeVisible();
  });
});
