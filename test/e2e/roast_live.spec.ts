import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { ROAST } from './support/roasts.ts';
import { BEGIN, lookAt, tooSmall } from './support/room.ts';
import { expect, test } from './support/test.ts';

const DAY_S = 86_400;
test.use({ timezoneId: 'Asia/Seoul' });

/** Lets the clock run until the live roast is there, because files are loaded meanwhile, and stops it at a moment. */
async function stopClock(page: Page, moment: number): Promise<void> {
  await expect(page.locator('.room')).toBeVisible();
  await page.clock.pauseAt(moment);
}

test('a roast is marked by thumb, goes on after a reload, and ends in its figures', async ({
  page,
  say,
  at,
  press,
}) => {
  const live = page.getByRole('dialog', { name: say('roast_live') });
  const clock = live.getByRole('timer');
  const key = (name: string) => live.getByRole('button', { name, exact: true });
  const typed = async (digits: string) => {
    for (const digit of digits) await press(key(digit));
    await press(key(say('roast_live_done_pad')));
  };
  /** Lets it be so many seconds after the charge. */
  const CHARGE = BEGIN + 660_000;
  const reach = (seconds: number) => page.clock.pauseAt(CHARGE + seconds * 1000);

  await page.clock.install({ time: BEGIN - 60_000 });
  await page.goto(at(ROAST));
  await press(page.getByRole('button', { name: say('roast_go_live') }));
  await stopClock(page, BEGIN);

  await test.step('the preheating is timed, then the charge sets the clock to zero', async () => {
    await press(key(say('roast_point_pre_heating_start')));
    await press(key(say('close')));
    await reach(-60);
    await expect(clock).toHaveText('10:00.0');
    await press(key(say('roast_point_pre_heating_end')));
    await press(key(say('close')));
    await reach(0);
    await expect(clock).toHaveText('1:00.0');
    await press(key(say('roast_mark_CHARGE')));
    await expect(clock).toHaveText('0:00.0');
    expect(await tooSmall(page)).toEqual([]);
    await lookAt(page, 'the pad', CHARGE + 60_000);
    await typed('2016');
    await expect(live.locator('.room-figure')).toHaveText('201.6°C');
  });

  await test.step('a press that comes twice counts once, and what was noted last is taken back and put back', async () => {
    await reach(75.3);
    await expect(clock).toHaveText('1:15.3');
    await press(key(say('roast_mark_TP')));
    await press(key(say('roast_mark_DRY')));
    await typed('884');
    await expect(live.locator('.room-notice')).toContainText(`${say('roast_mark_TP')} 1:15 88.4 °C`);
    await press(live.getByRole('button', { name: say('roast_live_take_back', { what: '' }).trim() }));
    await expect(live.locator('.room-figure')).toHaveText('201.6°C');
    await press(key(say('room_again')));
    await expect(live.locator('.room-figure')).toHaveText('88.4°C');
  });

  await test.step('it goes on after a reload, with the time that went by', async () => {
    await page.clock.resume();
    await page.reload();
    await stopClock(page, CHARGE + 276_000);
    await expect(clock).toHaveText('4:36.0');
    await press(key(say('roast_mark_DRY')));
    await typed('150');
    await press(key(say('roast_live_later', { point: say('roast_mark_DRY') })));
    await expect(live.locator('.room-notice')).toContainText('4:37');
    await lookAt(page, 'the curve so far', CHARGE + 510_000);
    await press(key(say('roast_mark_FCs')));
    await typed('1983');
  });

  await test.step('a day later it says when it began, and goes on from what was noted last', async () => {
    await reach(510 + DAY_S);
    await expect(live.getByRole('alert')).toContainText(say('roast_live_yesterday', { time: '14:17' }));
    await lookAt(page, 'a roast of yesterday', CHARGE + (600 + DAY_S) * 1000);
    await press(key(say('room_go_on', { time: '8:30' })));
    await expect(clock).toHaveText('8:30.0');
  });

  await test.step('the drop ends it: figures, weights, and all of it on the page', async () => {
    await reach(600 + 105 + DAY_S);
    await press(key(say('roast_mark_DROP')));
    await page.clock.resume();
    await typed('2104');
    const summary = live.getByRole('region', { name: say('roast_live_summary') });
    await expect(summary.getByRole('definition')).toHaveText(['10:15', '1:45', '17.1%']);
    await summary.getByRole('textbox', { name: say('roast_live_green') }).fill('6000');
    const roasted = summary.getByRole('textbox', { name: say('roast_live_roasted') });
    // As a scale in kg shows it: what is lost cannot be.
    await roasted.fill('5.1');
    await expect(summary).toContainText(say('roast_live_loss_odd'));
    await roasted.fill('5148');
    await expect(summary).toContainText(say('roast_live_loss', { percent: '14.2' }));
    await expect(summary).not.toContainText(say('roast_live_loss_odd'));
    await expectSound(page, 'the summary');
    expect(await tooSmall(page)).toEqual([]);
    await press(key(say('roast_live_open')));
    await expect(live).toHaveCount(0);
    await expect(page.getByRole('row', { name: new RegExp(`${say('roast_mark_DROP')}.*10:15.*210.4`) })).toBeVisible();
  });
});

test('a clock that is set back does not turn a roast back, and two tabs show the same', async ({
  page,
  context,
  say,
  at,
  press,
}) => {
  const inTab = (tab: Page) => tab.getByRole('dialog', { name: say('roast_live') });
  const clock = inTab(page).getByRole('timer');
  await page.clock.install({ time: BEGIN - 60_000 });
  await page.goto(at(ROAST));
  await press(page.getByRole('button', { name: say('roast_go_live') }));
  await stopClock(page, BEGIN);
  await press(inTab(page).getByRole('button', { name: say('roast_mark_CHARGE'), exact: true }));
  // What is typed is taken back before the mark that it belongs to.
  await page.keyboard.type('9');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(inTab(page).locator('.pad')).toHaveCount(0);
  await expect(clock).toHaveText('0:00.0');
  // Keys do what fingers do, wherever the focus went.
  await page.keyboard.type('2016');
  await page.keyboard.press('Enter');
  await expect(inTab(page).locator('.room-figure')).toHaveText('201.6°C');
  await page.clock.pauseAt(BEGIN + 200_000);
  await expect(clock).toHaveText('3:20.0');

  await page.clock.resume();
  const other = await context.newPage();
  await other.goto(at(ROAST));
  await stopClock(other, BEGIN + 260_000);
  await expect(inTab(other).getByRole('timer')).toHaveText('4:20.0');
  await press(inTab(other).getByRole('button', { name: say('roast_mark_DRY'), exact: true }));
  await page.clock.runFor(1000);
  await expect(inTab(page).locator('.room-notice')).toContainText(`${say('roast_mark_DRY')} 4:20`);
  await other.close();

  await page.clock.setSystemTime(BEGIN - 3_600_000);
  await page.clock.runFor(1000);
  await expect(inTab(page).locator('.room-notice')).toContainText(say('roast_live_set_back'));
  await expect(clock).toHaveText(/^4:2[12]\.\d$/);
});
