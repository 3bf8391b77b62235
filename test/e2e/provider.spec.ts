import { expectNoSideways, expectSound } from './support/axe.ts';
import type { Started } from './support/own.ts';
import { startProvided } from './support/provided.ts';
import { expect, test } from './support/test.ts';

let provided: Started;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  provided = await startProvided();
});
test.afterAll(() => provided?.stop());

test('somebody signs in through a provider for the first time, agrees, comes back, and links another one', async ({
  page,
  context,
  say,
  at,
  press,
  faults,
}) => {
  const { origin } = provided;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const google = say('signin_by', { name: say('provider_google') });
  const other = '동네 로그인';
  // Pages of a provider are none of ours.
  faults.allow(/favicon\.ico/);
  const atProvider = async (login: string | null) => {
    await page.waitForURL(/\/interaction\//);
    if (login === null) return press(page.getByRole('button', { name: '취소' }));
    await page.getByLabel('이름').fill(login);
    await press(page.getByRole('button', { name: '로그인' }));
  };

  await test.step('whoever gives up there is told so here, once', async () => {
    await page.goto(origin + at('/user/signin?next=%2Finfo%2Fmap'));
    await expectSound(page, 'signing in through providers');
    await expectNoSideways(page, 'signing in through providers');
    await press(button(google));
    await atProvider(null);
    await expect(main.getByRole('alert')).toHaveText(say('provider_cancelled'));
    await expect(page).toHaveURL(/signin\?next=%2Finfo%2Fmap$/);
    await page.reload();
    await expect(button(google)).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the page of administrators has the same ways in', async () => {
    await page.goto(origin + at('/user/adminsignin'));
    await expectSound(page, 'administrators sign in through providers');
    await expectNoSideways(page, 'administrators sign in through providers');
    await press(button(google));
    await atProvider(null);
    await expect(main.getByRole('alert')).toHaveText(say('provider_cancelled'));
    await expect(page).toHaveURL(origin + at('/user/adminsignin'));
    await page.goto(origin + at('/user/signin?next=%2Finfo%2Fmap'));
  });

  await test.step('before there is an account it asks for age and consent', async () => {
    await press(button(google));
    await atProvider('haneul');
    await page.waitForURL(origin + at('/user/consent'));
    await expect(main.getByRole('heading', { name: say('menu_consent') })).toBeVisible();
    await expect(main.getByRole('textbox', { name: say('user_name') })).toHaveValue('haneul 님');
    await expectSound(page, 'agreeing');
    await expectNoSideways(page, 'agreeing');
    await main.getByRole('textbox', { name: say('user_name') }).fill('김하늘');
    await press(button(say('signup')));
    await expect(main).toContainText(say('age_required'));
    await expect(main).toContainText(say('privacy_required'));
    await main.getByRole('checkbox').first().check();
    await main.getByRole('checkbox', { name: say('privacy_ok') }).check();
    await press(button(say('signup')));
    await page.waitForURL(origin + at('/info/map'));
    await expect((await context.request.get(`${origin}/api/userinfo`)).json()).resolves.toMatchObject({
      result: { user_name: '김하늘', user_provider: 'GGL', has_pass: false },
    });
  });

  await test.step('the second time nothing is asked', async () => {
    await context.request.post(`${origin}/api/sign/signout`, { headers: { origin }, data: {} });
    await page.goto(origin + at('/user/signin?next=%2Fuser%2Fuserinfo%2Fdetailinfo'));
    await press(button(google));
    await page.waitForURL(/detailinfo$/);
    await expect(main.getByRole('heading', { name: say('own_providers') })).toBeVisible();
  });

  const rows = main.locator('section', { has: page.getByRole('heading', { name: say('own_providers') }) });
  const unlink = (name: string) => rows.getByRole('button', { name: say('own_provider_unlink_of', { name }) });
  await test.step('the last way in stays', async () => {
    await expectSound(page, 'what leads into an account');
    await expectNoSideways(page, 'what leads into an account');
    await press(unlink(say('provider_google')));
    await expect(question).toContainText(say('provider_last'));
    await press(question.getByRole('button').first());
    await expect(question).toHaveCount(0);
  });

  await test.step('another one is linked, and then the first one may go', async () => {
    await press(rows.getByRole('button', { name: say('own_provider_link', { name: other }) }));
    await atProvider('haneul.next.door');
    await page.waitForURL(/detailinfo/);
    await expect(page.getByText(say('provider_linked'), { exact: true })).toBeVisible();
    await expect(unlink(other)).toBeVisible();
    await press(unlink(say('provider_google')));
    await press(question.getByRole('button', { name: say('own_provider_unlink') }));
    await expect(unlink(say('provider_google'))).toHaveCount(0);
    await expect(unlink(other)).toBeVisible();
  });

  await test.step('a first password is set', async () => {
    await press(rows.getByRole('button', { name: say('first_password') }));
    await dialog.getByRole('textbox').first().fill('아침마다 커피를 내린다');
    await dialog.getByRole('textbox').last().fill('아침마다 커피를 내린다');
    await press(dialog.getByRole('button', { name: say('first_password') }));
    await expect(page.getByText(say('first_password_ok'), { exact: true })).toBeVisible();
    await expect(rows.getByRole('button', { name: say('first_password') })).toHaveCount(0);
  });
});
