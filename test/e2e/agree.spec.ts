import { PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { behind, countNotes, NOTES } from './support/product.ts';
import { expect, test } from './support/test.ts';

const BEFORE = '2026-01-01';

test('a privacy policy that is newer than the one agreed to is asked about first, on a page that was open, too', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  write,
  faults,
}) => {
  const main = page.getByRole('main');
  const agree = main.getByRole('button', { name: say('agree_do') });
  const former = () =>
    behind((admin) =>
      admin.query('UPDATE account SET privacy_at = now(), privacy_version = $1 WHERE user_seq = $2', [
        BEFORE,
        person.user_seq,
      ]),
    );

  await test.step('nothing else opens but the policy', async () => {
    await former();
    for (const path of ['/user/userinfo/detailinfo', `${NOTES}?searchTitle=x`]) {
      await page.goto(at(path));
      await expect(page).toHaveURL(new RegExp(`${at('/user/agree')}\\?next=`));
      await expect(main).toContainText(say('agree_lead', { version: PRIVACY_VERSION, before: BEFORE }));
    }
    await expectSound(page, 'a policy is asked about');
    await expectNoSideways(page, 'a policy is asked about');
    const policy = main.getByRole('link', { name: say('privacy_read') });
    await expect(policy).toHaveAttribute('href', at('/user/privacy'));
    await expect(policy).toHaveAttribute('target', '_blank');
  });

  await test.step('agreed to, it leads to where the person was going, and is not asked again', async () => {
    await press(agree);
    await expect(page).toHaveURL(new RegExp(`${NOTES}\\?searchTitle=x$`));
    await page.goto(at('/user/agree'));
    await expect(page).toHaveURL(new RegExp(`${at('/')}/?$`.replace('//', '/')));
  });

  await test.step('a form that is open keeps what was typed', async () => {
    faults.allow(/^403 /);
    const writer = await write({ cupnote_name: '예가체프 코체레' });
    await former();
    await press(page.getByRole('button', { name: say('record_save') }));
    await press(agree);
    await expect(page).toHaveURL(new RegExp(`${NOTES}/write`));
    await expect(inputOf(user, 'cupnote_name')).toHaveValue('예가체프 코체레');
    expect(await countNotes(person)).toBe(0);
    await writer.save();
    await writer.expectSaved();
    expect(await countNotes(person)).toBe(1);
  });

  await test.step('whoever comes back from a provider with nothing is told why, once', async () => {
    // A page that is open may hear of it and go there by itself, which would end the visit below.
    await page.goto('about:blank');
    await former();
    await page.goto(at('/user/agree?said=provider_cancelled'));
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText(say('provider_cancelled'));
    await press(told.getByRole('button').first());
    await expect(told).toHaveCount(0);
    await expect(page).toHaveURL(/\/user\/agree$/);
  });

  await test.step('whoever does not agree signs out, or leaves for good', async () => {
    await former();
    await page.goto(at(NOTES));
    await expect(main.getByRole('button', { name: say('archive_make') })).toBeVisible();
    await press(main.getByRole('button', { name: say('account_delete') }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('cancel') }));
    await press(main.getByRole('button', { name: say('signout'), exact: true }));
    await expect(page).toHaveURL(/\/user\/signin/);
  });
});
