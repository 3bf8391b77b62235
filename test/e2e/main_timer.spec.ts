import { expectSound } from './support/axe.ts';
import { NOTES } from './support/product.ts';
import { BEGIN, begunAt } from './support/room.ts';
import { expect, test } from './support/test.ts';

test('the main timer is started from anywhere, goes on after a reload and in other tabs; a running brew stands beside it', async ({
  page,
  context,
  say,
  at,
  press,
  person,
  isMobile,
}) => {
  const timer = page.getByRole('timer', { name: say('timer_main') });
  const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
  await page.clock.install({ time: BEGIN });
  await page.goto(at(NOTES));
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  if (isMobile) await press(button(say('nav_more')));
  await press(button(say('timer')));
  await expect(timer).toBeVisible();
  const start = await begunAt(page, 'timer');
  await page.clock.pauseAt(start + 83_400);
  await expect(timer).toHaveText('1:23.4');
  await page.getByRole('link', { name: say('list_user_cupnote_new') }).click({ trial: true });
  await page.clock.resume();
  await page.reload();
  await expect(timer).toBeVisible();
  await page.clock.pauseAt(start + 3_725_000);
  await expect(timer).toHaveText('1:02:05.0');
  await page.clock.resume();

  const other = await context.newPage();
  const same = other.getByRole('timer', { name: say('timer_main') });
  await other.goto(at('/'));
  await expect(same).toHaveText(/^1:02:/);
  await other.evaluate(() => {
    const now = Date.now();
    const brewing = { brewing_step_use: true, brewing_step1_term: 30_000, brewing_step1_mass: 800 };
    const begun = [0, 30_000].map((term) => ({ term, sum: null }));
    const moments = { began: now - 40_000, start: now - 40_000, pausedAt: null, end: null };
    const run = { id: '1', home: '/', title: 'V60', fields: brewing, begun, isHours: false, ...moments };
    localStorage.setItem('hanjan.work.brewrun', JSON.stringify(run));
  });
  await page.bringToFront();
  await expect(page.getByText(say('pour_nth', { nth: 1 }))).toBeVisible();
  await expectSound(page, 'both timers above a page');
  await press(button(say('timer_stop')));
  await press(button(say('timer_close')));
  await expect(timer).toBeHidden();
  await expect(same).toBeHidden();

  await press(button(say('timer_room')));
  const room = page.getByRole('dialog', { name: say('brew_room') });
  await press(room.getByRole('button', { name: say('brew_room_close') }));
  await expect(room).toBeHidden();
  await expect(button(say('timer_room'))).toBeVisible();
});
