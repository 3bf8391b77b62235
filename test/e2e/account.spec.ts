import { readFileSync } from 'node:fs';
import { USER_INFO } from '@hanjan/model/account/info.ts';
import { unzipped } from '../harness/zip.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { cafeOf, employ } from './support/cafe.ts';
import { inputOf } from './support/form.ts';
import { pngOf } from './support/photo.ts';
import { behind, giveSession, makePerson, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';

const BASIC = '/user/userinfo/basicinfo';
const DETAIL = '/user/userinfo/detailinfo';
const PATH = /^\/picture\/[0-9a-f]{64}$/;

test('somebody gives their account a face, ends a session, takes their notes along, leaves, and comes back', async ({
  page,
  context,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const form = { ...user, entity: USER_INFO.entity };
  const toast = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  const stale = () =>
    behind((admin) =>
      admin.query("UPDATE session SET auth_at = now() - interval '1 hour' WHERE user_seq = $1", [person.user_seq]),
    );
  const prove = async () => {
    await dialog.getByRole('textbox').fill(person.user_pass);
    await press(dialog.getByRole('button', { name: say('fresh_do') }));
  };
  await saveNote(api, { cupnote_name: '구지' });
  await stale();

  await test.step('the picture is cut to a square and stands at the top of every page', async () => {
    await page.goto(at(BASIC));
    const field = main.locator('[data-field="user_img"]');
    await expect(field).toContainText(say('picture_drop'));
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await pngOf(page, 900, 600) });
    const shown = field.locator('.picture img');
    await expect(shown).toHaveAttribute('src', PATH);
    const size = await shown.evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      return [naturalWidth, naturalHeight];
    });
    expect(size).toEqual([256, 256]);
    await inputOf(form, 'user_name').fill('한지우 로스터');
    await expectSound(page, 'what an account says of itself');
    await expectNoSideways(page, 'what an account says of itself');
    await press(main.getByRole('button', { name: say('record_save') }));
    await toast(say('save_ok'));
    await expect(page.locator('.person-face')).toHaveAttribute('src', PATH);
    await expect(page.getByRole('button', { name: '한지우 로스터' })).toBeVisible();
  });

  await test.step('the address of e-mail wants the password once more', async () => {
    faults.allow(/^40[03] POST \/api\/(userinfo|sign)\//);
    await inputOf(form, 'user_email').fill('jiwoo@example.com');
    await press(main.getByRole('button', { name: say('record_save') }));
    await dialog.getByRole('textbox').fill('not this one');
    await press(dialog.getByRole('button', { name: say('fresh_do') }));
    await expect(dialog).toContainText(say('user_pass_wrong'));
    await expectSound(page, 'the password once more');
    await prove();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(inputOf(form, 'user_email')).toHaveValue('jiwoo@example.com');
  });

  await test.step('another place where they are signed in is ended', async () => {
    await behind((admin) =>
      admin.query(
        `INSERT INTO session (token_hash, user_seq, subnet, session_system, session_browser)
         VALUES (sha256('elsewhere'), $1, '203.0.113.0/24', 'ipad', 'safari')`,
        [person.user_seq],
      ),
    );
    await page.goto(at(DETAIL));
    const name = `${say('system_ipad')} · ${say('browser_safari')}`;
    await expect(main.getByText(name, { exact: true })).toBeVisible();
    await expectSound(page, 'the details of an account');
    await expectNoSideways(page, 'the details of an account');
    await press(main.getByRole('button', { name: say('session_end_of', { name }) }));
    await toast(say('session_ended', { name }));
    await expect(main.getByText(name, { exact: true })).toHaveCount(0);
    await expect(main.getByText(new RegExp(`^${say('session_here')} ·`))).toBeVisible();
  });

  await test.step('everything they wrote comes as one file', async () => {
    await expect(main.getByRole('link', { name: say('menu_coffeenote'), exact: true })).toBeVisible();
    await stale();
    const coming = page.waitForEvent('download');
    await press(main.getByRole('button', { name: say('archive_make') }));
    await prove();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const files = await unzipped(readFileSync(await download.path()));
    expect(files.get('json/user_cupnote.json')?.toString()).toContain('구지');
    expect([...files.keys()].filter((one) => one.startsWith('pictures/'))).toHaveLength(1);
  });

  await test.step('they delete the account, and are signed out', async () => {
    await press(main.getByRole('button', { name: say('account_delete'), exact: true }));
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(say('account_delete_text'));
    await press(alert.getByRole('button', { name: say('account_delete'), exact: true }));
    await expect(alert).toContainText(say('account_delete_ok'));
    await press(alert.getByRole('button'));
    await expect(page.getByRole('link', { name: say('signin'), exact: true }).first()).toBeVisible();
  });

  await test.step('signing in within seven days leads to where they can keep it', async () => {
    faults.allow(/^403 /);
    await giveSession(context, person);
    await page.goto(at('/user/usernote/coffeenote'));
    await expect(page).toHaveURL(/\/user\/leaving$/);
    await expectSound(page, 'an account that waits to be deleted');
    await expectNoSideways(page, 'an account that waits to be deleted');
    await press(main.getByRole('button', { name: say('leaving_keep') }));
    await toast(say('leaving_kept'));
    await page.goto(at('/user/usernote/coffeenote'));
    await expect(main.getByRole('link', { name: '구지' })).toBeVisible();
  });
});

test('whoever works in a cafe sees what it is, who else works there and what it holds', async ({
  page,
  say,
  at,
  person,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'BARISTA');
  await employ(cafe_seq, await makePerson('김대표'), 'OWN');
  await page.goto(at('/cafe/userinfo/detailinfo'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '카페 온도' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expect(main.getByRole('link', { name: say('org_seen_edit') })).toHaveCount(0);
  await expectSound(page, 'a cafe as its people see it');
  await expectNoSideways(page, 'a cafe as its people see it');
});
