import { expectSound } from './support/axe.ts';
import { behind } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('the super administrator fills in the demo and removes it; nobody else comes near it', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  person,
}) => {
  // A whole cafe and a whole roastery are written.
  test.setTimeout(240_000);
  const main = page.getByRole('main');
  await page.goto(at('/user/system/demo'));
  await expect(main).toContainText(say('nopage_text'));
  await behind((admin) =>
    admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_seq = $1", [person.user_seq]),
  );
  await page.goto(at('/user/system'));
  await expect(page).toHaveURL(/\/user\/system\/desk$/);
  await page.goto(at('/user/system/demo'));

  const fill = main.getByRole('button', { name: say('demo_fill') });
  await press(fill);
  const question = page.getByRole('alertdialog');
  await press(question.getByRole('button', { name: say('cancel') }));
  await press(fill);
  await press(question.getByRole('button', { name: say('demo_fill') }));
  await expect(main.getByRole('status')).toHaveText(say('demo_working'));
  await expect(main.getByRole('heading', { name: say('demo_is_filled') })).toBeVisible({ timeout: 150_000 });
  await expect(main.getByRole('cell', { name: 'demo.two.cafes' })).toBeVisible();
  await expect(main.locator('p code')).not.toBeEmpty();
  await expectSound(page, 'the demo');

  await page.reload();
  await expect(main.getByRole('heading', { name: say('demo_is_filled') })).toBeVisible();
  await expect(main.locator('code')).toHaveCount(0);
  await press(main.getByRole('button', { name: say('demo_remove') }));
  await press(question.getByRole('button', { name: say('demo_remove') }));
  await expect(main.getByRole('heading', { name: say('demo_is_empty') })).toBeVisible({ timeout: 30_000 });
});
