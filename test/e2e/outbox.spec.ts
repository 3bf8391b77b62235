import type { Row } from '@hanjan/core';
import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { cafeOf, LOTS, saveCoffee } from './support/cafe.ts';
import { orgDay } from './support/days.ts';
import { choice, inputOf } from './support/form.ts';
import { behind, countNotes, giveSession, makePerson, NOTES } from './support/product.ts';
import { expectFiles, expectSeen } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const TODAY = '/cafe/brewing/today';
const BREWS = '/cafe/brewing/result';
const COFFEE = '서울숲 블렌드 Forest';

/** The brews of a cafe in the order in which they came; the point of the grinder tells them apart. */
const brewsOf = (cafe_seq: number): Promise<Row[]> =>
  behind(async (admin) => {
    const { rows } = await admin.query(
      `SELECT brewing_grinder_point::int AS point, brewing_result_date::text AS day, received_seq::int AS lot
       FROM cafe_brewing_result WHERE org = $1 AND removed_at IS NULL ORDER BY brewing_result_seq`,
      [cafe_seq],
    );
    return rows;
  });

test.describe('a shift without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('arrives once it is back: all of it, in the order in which it was written, once', async ({
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
    test.setTimeout(240_000);
    const main = page.getByRole('main');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const brew = { ...user, entity: cafeBrewingResult };
    const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
    const coffeebean_seq = await saveCoffee(api, cafe_seq, COFFEE);
    const bought = { cafe_seq, coffeebean_seq, received_date: orgDay(9), blending_result_date: orgDay(9) };
    const lot = await api.post(`/api${LOTS}/edit`, {
      ...bought,
      received_div: 'A-1120',
      received_mass: 10_000,
    });
    const received_seq = Number(lot.received_seq);
    const first = await api.post(`/api${BREWS}/edit`, {
      ...{ cafe_seq, coffeebean_seq, received_seq, brewing_result_main: true, brewing_result_date: orgDay() },
      ...{ brewing_bean_mass: 185, brewing_mass: 380, brewing_grinder_point: 200, brewing_type: 'ESP' },
    });
    const card = main.getByRole('listitem').filter({ has: button(say('bar_once_more_of', { title: COFFEE })) });
    const count = (many: number) => page.getByRole('status').filter({ hasText: say('outbox_count', { count: many }) });
    const points = [...Array(12).keys()].map((nth) => 201 + nth);
    const save = async (point: number) => {
      await inputOf(brew, 'brewing_grinder_point').fill(String(point / 100));
      await press(button(say('record_save')));
      await expect(count(point - 200)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${BREWS}$`));
    };

    await page.goto(at(TODAY));
    await expect(card).toHaveCount(1);
    await expectSeen(page, `record\\",\\"cafe_brewing_today\\",${first.brewing_result_seq}]`);
    await expectFiles(page);
    await page.waitForTimeout(3000);

    await context.setOffline(true);
    for (const point of points.slice(0, 5)) {
      await page.goto(at(TODAY));
      await press(card.getByRole('button'));
      await expect(inputOf(brew, 'received_seq')).not.toHaveValue('');
      await save(point);
    }
    await page.reload();
    await expect(count(5)).toBeVisible();
    for (const point of points.slice(5)) {
      await page.goto(at(`${BREWS}/write`));
      await press(inputOf(brew, 'coffeebean_seq'));
      await press(choice(page, COFFEE));
      await press(inputOf(brew, 'received_seq'));
      await press(choice(page, COFFEE));
      await save(point);
    }
    // The answer to the first one is lost on its way: nobody knows that it arrived.
    let isFirst = true;
    faults.expect(/^net::ERR_CONNECTION_RESET POST \/api\/cafe\/brewing\/result\/edit$/);
    await context.route(`**/api${BREWS}/edit`, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await context.setOffline(false);
    await expect(page.getByText(say('outbox_sent', { count: 12 }))).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.outbox')).toHaveCount(0);
    const came = await brewsOf(cafe_seq);
    expect(isFirst).toBe(false);
    expect(came.map(({ point }) => point)).toEqual([200, ...points]);
    expect(new Set(came.map((one) => JSON.stringify([one.day, one.lot])))).toEqual(
      new Set([JSON.stringify([orgDay(), received_seq])]),
    );
  });

  test('what is refused opens with everything typed and its fault, and holds up nothing', async ({
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
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const brew = { ...user, entity: cafeBrewingResult };
    const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
    const coffeebean_seq = await saveCoffee(api, cafe_seq, COFFEE);
    const bought = { cafe_seq, coffeebean_seq, received_date: orgDay(9), blending_result_date: orgDay(9) };
    const lot = { ...bought, received_div: 'A-1120', received_mass: 10_000 };
    const { received_seq } = await api.post(`/api${LOTS}/edit`, lot);
    const write = async (point: string, withLot: boolean) => {
      await page.goto(at(`${BREWS}/write`));
      await press(inputOf(brew, 'coffeebean_seq'));
      await press(choice(page, COFFEE));
      if (withLot) {
        await press(inputOf(brew, 'received_seq'));
        await press(choice(page, COFFEE));
      }
      await inputOf(brew, 'brewing_grinder_point').fill(point);
    };
    await write('1.90', true);
    await expectFiles(page);
    await context.setOffline(true);
    await press(button(say('record_save')));
    await expect(page.getByRole('status').filter({ hasText: say('outbox_count', { count: 1 }) })).toBeVisible();
    await write('2.10', false);
    await press(button(say('record_save')));
    await expect(page.getByRole('status').filter({ hasText: say('outbox_count', { count: 2 }) })).toBeVisible();
    await behind((admin) =>
      admin.query('UPDATE cafe_received SET removed_at = now() WHERE received_seq = $1', [received_seq]),
    );

    faults.expect(/^4\d\d POST \/api\/cafe\/brewing\/result\/edit$/);
    await context.setOffline(false);
    const stopped = page.getByRole('status').filter({ hasText: say('outbox_stopped', { count: 1 }) });
    await expect(stopped).toBeVisible();
    await expect.poll(() => brewsOf(cafe_seq)).toEqual([{ point: 210, day: orgDay(), lot: null }]);

    // Whoever signs out hears of it; what was refused cannot be sent before.
    await press(page.getByRole('button', { name: say('person_menu', { name: person.user_name }) }));
    await press(page.getByRole('menuitem', { name: say('signout') }));
    const leaving = page.getByRole('alertdialog', { name: say('signout_title') });
    await expect(leaving).toContainText(say('signout_waiting', { count: 1 }));
    await expect(leaving.getByRole('button', { name: say('signout_send') })).toHaveCount(0);
    await press(leaving.getByRole('button', { name: say('cancel') }));

    await press(page.getByRole('button', { name: say('outbox_open'), exact: true }));
    const waiting = page.getByRole('dialog', { name: say('outbox') });
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await press(waiting.getByRole('button', { name: say('outbox_edit_of', { name: COFFEE }) }));
    const told = page.getByRole('alertdialog', { name: say('validation_error') });
    await expect(told).toContainText(say('received_seq'));
    await press(told.getByRole('button'));
    await expect(inputOf(brew, 'brewing_grinder_point')).toHaveValue('1.90');
    await expect(inputOf(brew, 'received_seq')).toHaveAttribute('aria-invalid', 'true');
    await inputOf(brew, 'received_seq').fill('');
    await press(button(say('record_save')));
    await expect(button(say('record_edit'))).toBeVisible();
    await expect(stopped).toHaveCount(0);
    expect(await brewsOf(cafe_seq)).toEqual([
      { point: 210, day: orgDay(), lot: null },
      { point: 190, day: orgDay(), lot: null },
    ]);
  });

  test('is sent for whoever wrote it alone', async ({ page, context, say, at, person, write }) => {
    const waits = page.getByRole('status').filter({ hasText: say('outbox_count', { count: 1 }) });
    const writer = await write({ cupnote_name: 'Sidamo' });
    await expectFiles(page);
    await context.setOffline(true);
    await writer.save();
    await expect(waits).toBeVisible();
    await page.goto('about:blank');
    const other = await makePerson('박서연');
    await giveSession(context, other);
    await context.setOffline(false);
    await page.goto(at(NOTES));
    await expect(page.getByText(say('list_user_cupnote_empty_title'))).toBeVisible();
    await expect(waits).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Sidamo')).toHaveCount(0);
    expect([await countNotes(person), await countNotes(other)]).toEqual([0, 0]);
    await giveSession(context, person);
    await page.reload();
    await expect(page.getByText(say('outbox_sent', { count: 1 }))).toBeVisible();
    expect([await countNotes(person), await countNotes(other)]).toEqual([1, 0]);
  });
});
