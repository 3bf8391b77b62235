import { expectSound } from './support/axe.ts';
import { behind } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('an administrator sees how the site is; a person does not', async ({ page, say, at, person }) => {
  const main = page.getByRole('main');
  await page.goto(at('/user/system/desk'));
  await expect(main).toContainText(say('nopage_title'));
  expect((await page.request.get('/api/setting/desk')).status()).toBe(403);
  await behind((db) => db.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [person.user_seq]));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: say('menu_system_desk') })).toBeVisible();
  for (const name of ['desk_health', 'desk_growth', 'desk_events', 'desk_slow'] as const)
    await expect(main.getByRole('region', { name: say(name) })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'PostgreSQL' })).toBeVisible();
  await expect(
    main
      .getByRole('row')
      .filter({ hasText: say('desk_event_access') })
      .first(),
  ).toBeVisible();
  await expectSound(page, 'the desk');
});
