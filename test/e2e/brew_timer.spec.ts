import { expectSound } from './support/axe.ts';
import { BEGIN, roomOf, tooSmall } from './support/room.ts';
import { expect, test } from './support/test.ts';

const BREW = '/info/chart/brewingrecord';
test.use({ timezoneId: 'Asia/Seoul' });

test('a brew is poured by one thumb, through a pause, a reload and no network, and goes into the record', async ({
  page,
  context,
  say,
  at,
  press,
}) => {
  const { room, clock, next, poured, notice, key, begun, reach, lookAt } = roomOf(page, say);
  const begin = () => press(page.getByRole('button', { name: new RegExp(`^${say('brewpage_start')}`) }));
  const pour = (nth: number) => say('pour_nth', { nth });
  const to = (mass: string) => say('brew_room_to', { mass });
  const wait = (key: 'brew_room_in' | 'brew_room_late', time: string) => say(key, { time });

  const plan = (name: 'v60' | 'press' | 'espresso') =>
    press(page.getByRole('button', { name: say(`brewpage_plan_${name}`), exact: true }));
  const box = (name: string) => page.locator(`.brewpage-box[data-field="${name}"]`);

  await page.clock.install({ time: BEGIN });
  await page.goto(at(BREW));

  await test.step('the time of a brew of one pour is marked on the page once it is over', async () => {
    await plan('press');
    await begin();
    await begun();
    const mark = () => box('brewing_term').evaluate((box) => getComputedStyle(box, '::after').height);
    expect(await mark()).not.toBe('2px');
    await reach(241);
    await expect.poll(mark).toBe('2px');
    await page.clock.resume();
  });

  await test.step('what can be chosen for it is as large as a thumb; one that was begun by mistake is thrown away', async () => {
    await press(key(say('brew_room_menu')));
    expect(await tooSmall(page)).toEqual([]);
    await expectSound(page, 'what can be chosen');
    await press(key(say('brew_room_throw')));
    await expect(room).toHaveCount(0);
  });

  await test.step('the clock runs, and the large key says what comes and when', async () => {
    await plan('v60');
    await begin();
    await begun();
    await reach(10);
    await expect(clock).toHaveText('0:10.0');
    await expect(poured).toHaveText('40g');
    await expect(next).toHaveText(`${pour(1)}${wait('brew_room_in', '0:25')}, ${to('120 g')}`);
    // What ticks is no part of a name: it would be read out again and again.
    await expect(next).toHaveAccessibleName(`${pour(1)} ${to('120 g')}`);
    await expect(room.locator('.brew-poured')).toHaveAccessibleName(
      [say('brew_room_poured'), '40 g', say('brew_room_weigh')].join(' '),
    );
    expect(await tooSmall(page)).toEqual([]);
    await lookAt('a brew that runs', 36);
    await expect(next).toContainText(wait('brew_room_late', '0:01'));
  });

  await test.step('a press that comes twice counts once; what the scale shows is taken by the next press', async () => {
    await press(next);
    await press(next);
    await expect(next).toContainText(pour(2));
    await reach(46);
    await expect(poured).toHaveText('100g');
    await press(key(say('brew_room_menu')));
    await press(key(say('brew_room_menu')));
    await press(room.locator('.brew-poured'));
    expect(await tooSmall(page)).toEqual([]);
    for (const digit of '1235') await press(key(digit));
    await expect(room.getByRole('button', { pressed: true })).toContainText('123.5');
    await lookAt('the pad', 66.4);
    await press(next);
    await expect(next).toContainText(pour(3));
    await expect(poured).toHaveText('123g');
  });

  await test.step('what was tapped last is taken back and put back', async () => {
    await press(key(say('brew_room_back')));
    await expect(notice.getByRole('status').last()).toHaveText(say('brew_room_taken_back', { what: pour(2) }));
    await expect(next).toContainText(pour(2));
    await press(key(say('room_again')));
    await expect(next).toContainText(pour(3));
  });

  await test.step('it stands still while it is paused, also over a reload, and goes on', async () => {
    await reach(70);
    await press(key(say('brew_room_pause')));
    await page.clock.resume();
    await press(key(say('brew_room_close')));
    await plan('espresso');
    await page.reload();
    await press(page.locator('.brewpage-key').getByRole('button').first());
    await expect(clock).toHaveText('1:10.0');
    await expect(next).toHaveText(say('brew_room_resume'));
    await expectSound(page, 'a brew that is paused');
    await press(next);
    await begun();
    await reach(96.2);
    await expect(clock).toHaveText('1:36.2');
    await press(next);
  });

  await test.step('without a network nothing is different, and the end says where the brew differed', async () => {
    await context.setOffline(true);
    await reach(131);
    await press(next);
    await expect(next).toContainText(say('brew_room_drained'));
    await reach(184.2);
    await press(next);
    await expect(clock).toHaveText('3:04.2');
    await expect(room.getByRole('row', { name: new RegExp(`^${pour(1)}`) })).toContainText('123.5');
    await expect(room.getByText(say('brew_room_unweighed'))).toBeAttached();
    await expect(room.getByRole('region', { name: say('room_more') })).toHaveAttribute('tabindex', '0');
    expect(await tooSmall(page)).toEqual([]);
    // The finger that ended it keeps nothing by mistake.
    await press(key(say('brew_room_take')));
    await expect(clock).toBeVisible();
    await page.clock.resume();
    await context.setOffline(false);
    await expect(page.getByText(say('connection_away'))).toBeHidden();
    await expectSound(page, 'a brew that is over');
    await page.clock.runFor(1000);
    await page.keyboard.type('310.5');
    await press(key(say('brew_room_take')));
    await expect(room).toHaveCount(0);
  });

  await test.step('on the page it is what it was begun with, whatever was planned meanwhile, and is corrected there', async () => {
    const result = page.getByRole('region', { name: say('brewpage_result') });
    await expect(result).toContainText('3:04.2');
    await expect(result).toContainText('310.5');
    const [dose, mass] = [box('brewing_bean_mass').locator('input'), box('brewing_mass').locator('input')];
    await expect(mass).toHaveValue('320.0');
    await dose.fill('19');
    await expect(mass).toHaveValue('320.0');
    await result.getByRole('textbox', { name: say('brewing_result_tds') }).fill('1.3');
    await mass.fill('280');
    // 1.3 % of 280 g is 3.64 g of 19 g.
    await expect(page.locator('.brewpage-figures')).toContainText('19.2');
  });
});

test('keys do what a thumb does, steps begin by themselves where that is wanted, and two tabs show the same', async ({
  page,
  context,
  say,
  at,
  press,
}) => {
  const { clock, next, notice, poured, key, begun, reach } = roomOf(page, say);
  await page.addInitScript(noteSignals);
  await page.clock.install({ time: BEGIN });
  await page.goto(at(BREW));
  await press(page.getByRole('button', { name: say('brewpage_plan_v60'), exact: true }));
  await press(page.getByRole('button', { name: new RegExp(`^${say('brewpage_start')}`) }));
  await begun();

  // What the page takes back by this key is out of sight.
  await page.keyboard.press('Control+KeyZ');
  await expect(page.locator('.brewpage-box[data-field="brewing_term"] input')).toHaveValue('3:00');
  await reach(30);
  await page.keyboard.press('Space');
  await expect(next).toContainText(say('pour_nth', { nth: 2 }));
  await page.keyboard.press('KeyP');
  await reach(60);
  await expect(clock).toHaveText('0:30.0');
  await page.keyboard.press('KeyP');
  await page.clock.runFor(30_000);
  await expect(clock).toHaveText('1:00.0');
  await page.keyboard.type('118.5');
  await page.keyboard.press('Enter');
  await expect(poured).toHaveText('118g');
  // Also where the button that opened the pad has the focus.
  await press(poured);
  await page.keyboard.type('119.5');
  await page.keyboard.press('Enter');
  await expect(poured).toHaveText('119g');
  await page.keyboard.press('Backspace');
  await expect(next).toContainText(say('pour_nth', { nth: 1 }));
  await press(key(say('room_again')));
  await expect(next).toContainText(say('pour_nth', { nth: 2 }));

  await press(key(say('brew_room_menu')));
  const auto = page.getByRole('switch', { name: new RegExp(say('brew_room_auto')) });
  await press(auto);
  await expect(auto).toBeChecked();
  await page.keyboard.press('Escape');
  await page.clock.runFor(6_000);
  await expect(next).toContainText(say('pour_nth', { nth: 3 }));
  await expect(notice.getByRole('status').first()).toContainText(say('pour_nth', { nth: 2 }));
  const { shaken, isAwake } = await page.evaluate(() => window.noted);
  expect(shaken.filter((pattern) => Array.isArray(pattern))).toEqual([[60], [180, 80, 180]]);
  expect(isAwake).toBe(true);

  await page.clock.resume();
  const other = await context.newPage();
  const there = roomOf(other, say);
  await other.goto(at(BREW));
  await press(other.locator('.brewpage-key').getByRole('button').first());
  await expect(there.next).toContainText(say('pour_nth', { nth: 3 }));
  await press(there.next);
  await expect(next).toContainText(say('pour_nth', { nth: 4 }));
  await other.close();

  const shown = await clock.textContent();
  await page.clock.setSystemTime(BEGIN - 3_600_000);
  await page.clock.runFor(1000);
  await expect(notice).toContainText(say('brew_clock_set'));
  expect(secondsOf(await clock.textContent()) - secondsOf(shown)).toBeLessThan(30);

  await page.keyboard.press('KeyP');
  await expect(next).toHaveText(say('brew_room_resume'));
  const paused = (await clock.textContent())?.split('.')[0];
  await page.clock.setSystemTime(BEGIN + 26 * 3_600_000);
  await page.reload();
  // It ends while its room is closed, and floats above its page from then on.
  await press(page.getByRole('button', { name: say('timer_room') }));
  await expect(page.getByRole('heading', { name: say('brew_room_over') })).toBeVisible();
  await expect(key(say('brew_room_back'))).toBeDisabled();
  await press(page.getByRole('button', { name: say('room_go_on', { time: paused }) }));
  await expect(next).toContainText(say('pour_nth', { nth: 4 }));
});

declare global {
  interface Window {
    noted: { shaken: unknown[]; isAwake: boolean };
  }
}

/** Notes how the device of a page shakes, and whether its screen is kept on. */
function noteSignals(): void {
  const noted: Window['noted'] = { shaken: [], isAwake: false };
  window.noted = noted;
  navigator.vibrate = (pattern) => noted.shaken.push(pattern) > 0;
  const release = async () => {
    noted.isAwake = false;
  };
  const request = async () => {
    noted.isAwake = true;
    return { release };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

/** Seconds of a time such as 1:24.3. */
function secondsOf(time: string | null): number {
  const [minutes = 0, seconds = 0] = (time ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}
