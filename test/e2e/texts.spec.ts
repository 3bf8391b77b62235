import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../apps/server/app.ts';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import type { Addresses } from '../../apps/server/db/logins.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { withClient } from '../harness/sql.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { freshDatabase, PASSWORD } from './support/product.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

let app: FastifyInstance;
let origin: string;
let logins: Addresses;

// A product of its own: what is worded otherwise is worded so for everybody.
test.beforeAll(async () => {
  logins = await freshDatabase(`texts_${randomBytes(4).toString('hex')}`);
  await migrate(logins.owner);
  await seed(logins.owner);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const webDir = join(import.meta.dirname, '../../apps/web/dist');
  app = await buildApp({ addresses: logins, origin, webDir, logLevel: 'silent' });
  await app.listen({ port, host: '::' });
});
test.afterAll(() => app.close());

test('an administrator words a text otherwise, and everybody reads it so, without the other one in between', async ({
  page,
  context,
  browser,
  say,
  at,
  press,
  faults,
}) => {
  faults.expect(/^400 POST \/api\/setting\/text\//);
  const user_id = 'the.administrator';
  const data = { user_id, user_pass: PASSWORD, user_name: '한지우', country: 'KOR', age_ok: true, privacy_ok: true };
  await context.request.post(`${origin}/api/sign/signup`, { headers: { origin }, data });
  await withClient(logins.owner, (db) =>
    db.query("UPDATE account SET user_type = 'ADMIN' WHERE user_id = $1", [user_id]),
  );

  // Somebody who has the product open meanwhile.
  const reader = await browser.newContext();
  const other = await reader.newPage();
  const named = (name: string) => other.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await other.goto(`${origin}${at('/info/guide')}`);
  await expect(named(say('menu_privacy'))).toBeVisible();

  await page.goto(`${origin}${at('/info/code/stringlist')}`);
  const find = page.getByRole('searchbox', { name: say('text_find') });
  await find.fill('menu_privacy');
  const line = page.getByRole('listitem').filter({ has: page.getByText('menu_privacy', { exact: true }) });
  await expect(line).toHaveCount(1);
  await expectSound(page, 'texts');
  await expectNoSideways(page, 'texts');
  await press(line.getByRole('button', { name: `${say('text_edit')}: menu_privacy, 한국어` }));
  const box = page.getByRole('textbox', { name: 'menu_privacy, 한국어' });
  const save = () => press(line.getByRole('button', { name: say('text_save'), exact: true }));
  await box.fill('');
  await save();
  await expect(box).toHaveAccessibleDescription(new RegExp(say('field_required')));
  await box.fill('내 정보를 다루는 법');
  await expectSound(page, 'a text that is changed');
  await save();
  await expect(page.getByText(say('text_saved'))).toBeVisible();
  await expect(line).toContainText(say('text_built_in', { text: say('menu_privacy') }));
  // The page that it was changed on says so itself.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '내 정보를 다루는 법' })).toBeVisible();

  // Whoever has a page open hears of it with the next answer; whoever opens one never sees the other words.
  await other.evaluate(() => dispatchEvent(new Event('online')));
  await expect(named('내 정보를 다루는 법')).toBeVisible();
  const seen: string[] = [];
  await other.exposeFunction('saw', (text: string) => seen.push(text));
  await other.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector('footer a[href$="/user/privacy"]')?.textContent;
      if (text) (window as unknown as { saw(text: string): void }).saw(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await other.reload();
  await expect(named('내 정보를 다루는 법')).toBeVisible();
  await expect.poll(() => [...new Set(seen)]).toEqual(['내 정보를 다루는 법']);
  await other.goto(`${origin}/en/info/guide`);
  await expect(named('Privacy policy')).toBeVisible();
  await reader.close();

  await find.fill('list_count');
  await press(page.getByRole('button', { name: `${say('text_edit')}: list_count, 한국어` }));
  const counted = page.getByRole('textbox', { name: 'list_count, 한국어' });
  await counted.fill('모두');
  await press(page.getByRole('button', { name: say('text_save'), exact: true }));
  await expect(counted).toHaveAccessibleDescription(new RegExp(say('text_own_lost', { names: '.count.' })));
  await expect(counted).toHaveValue('모두');
});

test('all texts go out as one file and come in again, after what changes was shown', async ({
  page,
  context,
  say,
  at,
  press,
}) => {
  const data = { user_id: 'the.administrator', user_pass: PASSWORD };
  await context.request.post(`${origin}/api/sign/signin`, { headers: { origin }, data });
  await page.goto(`${origin}${at('/info/code/stringset')}`);
  await expect(page.getByText(say('text_set_export_how', { count: 1 }))).toBeVisible();
  await expectSound(page, 'the file of texts');
  await expectNoSideways(page, 'the file of texts');

  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: say('text_set_key', { format: 'CSV' }) }));
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('text_key,ko,en');
  expect(file).toContain('menu_privacy,내 정보를 다루는 법');

  const give = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await give('text_key,ko\nmenu_privacy,다시\nno_such,말\nlist_count,모두\n');
  const wrong = page.getByRole('alert').filter({ hasText: say('text_file_faults', { count: 2 }) });
  await expect(wrong).toContainText(say('text_file_key'));
  await expect(wrong).toContainText('{count}');
  await expect(page.getByRole('button', { name: say('text_file_save', { count: 1 }) })).toBeHidden();
  await expectSound(page, 'a file with wrong lines');

  await give('text_key,ko,en\nmenu_privacy,다시,Data\n');
  await expect(page.getByText(say('text_file_changes', { count: 2 }))).toBeVisible();
  await expectSound(page, 'what a file changes');
  await press(page.getByRole('button', { name: say('text_file_save', { count: 2 }) }));
  await expect(page.getByText(say('text_file_saved', { count: 2 }))).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '다시', exact: true })).toBeVisible();

  await press(page.getByRole('button', { name: say('text_set_reset') }));
  const sure = page.getByRole('alertdialog', { name: say('text_set_reset_title', { count: 2 }) });
  await press(sure.getByRole('button', { name: say('text_set_reset') }));
  await expect(page.getByText(say('text_set_reset_ok', { count: 2 }))).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: say('menu_privacy') })).toBeVisible();
});
