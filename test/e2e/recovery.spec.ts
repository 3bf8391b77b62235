import { USER_INFO } from '@hanjan/model/account/info.ts';
import { lettersTo } from '../harness/letters.ts';
import { linkIn } from '../harness/mailbox.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { expect, test } from './support/test.ts';

const NEXT = '저녁에는 차를 마시려고 한다';

test('somebody confirms their address, forgets their password, and comes in again by a letter', async ({
  page,
  context,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  const main = page.getByRole('main');
  const address = `${person.user_id}@post.example`;
  const toast = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  const button = (words: string) => main.getByRole('button', { name: words, exact: true });
  /** The link of the newest letter, once there are so many. */
  const link = async (count: number) => {
    const letters = () => lettersTo(process.env.E2E_DATA ?? '', address);
    await expect.poll(() => letters().length).toBe(count);
    const newest = letters().at(-1);
    return { letter: newest, href: newest ? linkIn(newest).href : '' };
  };

  await test.step('the address is confirmed by the link that came', async () => {
    await page.goto(at('/user/userinfo/basicinfo'));
    await inputOf({ ...user, entity: USER_INFO.entity }, 'user_email').fill(address);
    await press(button(say('record_save')));
    await toast(say('save_ok'));
    await expect(main).toContainText('아직 확인하지 않은 주소입니다');
    await expectNoSideways(page, 'an address that is not confirmed');
    await press(button(say('email_send')));
    await expect(main).toContainText(say('email_sent'));
    const { letter, href } = await link(1);
    expect(letter?.subject).toBe(say('letter_verify_subject'));
    await page.goto(href);
    await expectSound(page, 'the page that confirms an address');
    await expectNoSideways(page, 'the page that confirms an address');
    await press(button(say('verify_do')));
    await expect(page.getByRole('heading', { name: say('verify_ok') })).toBeVisible();
    await page.goto(at('/user/userinfo/basicinfo'));
    await expect(main).toContainText('확인된 주소입니다');
    await expect(button(say('email_send'))).toBeHidden();
  });

  await context.clearCookies();

  await test.step('the sign-in page leads to the question for a link', async () => {
    await page.goto(at('/user/signin'));
    await expect(main).not.toContainText(say('signin_forgot'));
    await press(main.getByRole('link', { name: say('signin_lost') }));
    await expect(page.getByRole('heading', { name: say('menu_forgot') })).toBeVisible();
    await expectSound(page, 'a forgotten password');
    await expectNoSideways(page, 'a forgotten password');
    const typed = main.getByRole('textbox', { name: say('recover_account') });
    await press(button(say('recover_send')));
    await expect(main).toContainText(say('field_required'));
    await expect(typed).toBeFocused();
    await typed.fill(address);
    await typed.press('Enter');
    await expect(page.getByRole('heading', { name: say('recover_sent') })).toBeVisible();
    await expectNoSideways(page, 'the letter is on its way');
  });

  await test.step('the link of the letter leads to a new password, once', async () => {
    faults.allow(/^40[03] POST \/api\/sign\/recover/);
    const { letter, href } = await link(2);
    expect(letter?.subject).toBe(say('letter_recover_subject'));
    expect(letter?.text).toContain(person.user_id);
    await page.goto(href);
    await expectSound(page, 'a new password by a letter');
    await expectNoSideways(page, 'a new password by a letter');
    const [fresh, again] = [say('new_pass'), say('new_pass_again')].map((name) =>
      main.getByRole('textbox', { name, exact: true }),
    );
    await fresh?.fill('1234567890');
    await again?.fill('123456789');
    await press(button(say('recover_do')));
    await expect(main).toContainText(say('new_pass_differs'));
    await again?.fill('1234567890');
    await press(button(say('recover_do')));
    // It is too common: what was typed stays, and the link opens still.
    await expect(fresh ?? main).toBeFocused();
    await fresh?.fill(NEXT);
    await again?.fill(NEXT);
    await press(button(say('recover_do')));
    await toast(say('recover_ok'));
    await expect(page.getByRole('heading', { name: say('menu_signin') })).toBeVisible();
    await page.goto(href);
    await fresh?.fill(NEXT);
    await again?.fill(NEXT);
    await press(button(say('recover_do')));
    await expect(main).toContainText(say('link_over'));
    await page.goto(at('/user/recover#token=cut'));
    await expect(main).toContainText(say('link_cut'));
  });

  await test.step('they sign in with it', async () => {
    await page.goto(at('/user/signin'));
    await main.getByRole('textbox', { name: say('user_id') }).fill(person.user_id);
    await main.getByRole('textbox', { name: say('user_pass'), exact: true }).fill(NEXT);
    await press(button(say('signin')));
    await expect(page.getByRole('heading', { name: say('menu_signin') })).toBeHidden();
    await page.goto(at('/user/userinfo/basicinfo'));
    await expect(main).toContainText('확인된 주소입니다');
    const { letter } = await link(3);
    expect(letter?.subject).toBe(say('letter_password_changed_subject'));
  });
});
