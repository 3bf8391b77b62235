import { BEGIN, roomOf } from './support/room.ts';
import { expectFiles } from './support/seen.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** What a page asks for that is loaded anew without a network. */
const CUT_OFF =
  /^net::ERR_INTERNET_DISCONNECTED GET \/(en\/info\/chart\/(radarchart|brewingrecord)|api\/userinfo|icon\.svg)$/;

test('a page that was loaded loads again without a network, with the work at it', async ({
  page,
  context,
  say,
  at,
  faults,
}) => {
  await page.goto(at('/info/chart/radarchart'));
  const sweetness = page
    .getByRole('region', { name: say('radar_scores') })
    .getByRole('slider', { name: say('cupnote_sweetness_point') });
  await sweetness.press('7');
  await expectFiles(page);

  faults.expect(CUT_OFF);
  await context.setOffline(true);
  await page.reload();
  await expect(sweetness).toHaveAttribute('aria-valuenow', '7');
  await expect(page.getByText(say('connection_away'))).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(say('connection_away'))).toBeHidden();
});

test('a brew goes on without a network when its page is loaded anew, and is saved once there is one', async ({
  page,
  context,
  say,
  at,
  press,
  faults,
  baseURL,
  person,
}) => {
  const { room, next, key } = roomOf(page, say);
  const chosen = encodeURIComponent(JSON.stringify({ shortcuts: false }));
  await context.addCookies([{ name: 'hanjan', value: chosen, url: baseURL ?? '' }]);
  await page.clock.install({ time: BEGIN });
  await page.goto(at('/info/chart/brewingrecord'));
  await press(page.getByRole('button', { name: say('brewpage_plan_v60'), exact: true }));
  await expectFiles(page);
  await press(page.getByRole('button', { name: new RegExp(`^${say('brewpage_start')}`) }));
  await expect(next).toContainText(say('pour_nth', { nth: 1 }));

  faults.expect(CUT_OFF);
  await context.setOffline(true);
  await page.reload();
  await press(page.getByRole('button', { name: new RegExp(`^${say('brewpage_open')}`) }));
  // Whoever has turned shortcuts off keeps the keys that are no characters.
  await page.keyboard.press('KeyP');
  await expect(key(say('brew_room_pause'))).toBeVisible();
  await page.keyboard.press('5');
  await expect(room.getByRole('region', { name: say('brew_room_pad') })).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(next).toContainText(say('pour_nth', { nth: 2 }));
  await press(key(say('brew_room_menu')));
  await press(key(say('brew_room_finish')));
  await expect(room.getByRole('row', { name: new RegExp(`^${say('pour_nth', { nth: 1 })}`) })).toBeVisible();
  await page.clock.runFor(1000);
  await press(key(say('brew_room_take')));
  await expect(room).toHaveCount(0);
  const result = page.getByRole('region', { name: say('brewpage_result') });
  await expect(result).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(say('connection_away'))).toBeHidden();
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await press(result.getByRole('button', { name: say('brewpage_save') }));
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('button', { name: say('record_edit') })).toBeVisible();
});
