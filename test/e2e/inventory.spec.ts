import { charged, GREEN_STOCK, LOT, ROAST, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { behind } from './support/product.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const GREEN = '/roaster/greenbean/inventory';
const ROASTED = '/roaster/roasting/inventory';
const KENYA = '케냐 니에리 Nyeri';
const BRAZIL = '브라질 세하도 Cerrado';
const ROASTED_KENYA = '니에리 필터 Filter';

test('green lots: what there is and how long it lasts; counted, thrown away and taken back beside the scale', async ({
  page,
  say,
  at,
  press,
  person,
  api,
  faults,
  hasTouch,
}) => {
  const { roaster_seq, post, bean, lot } = await roasteryOf(api, person, 'MNG');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const key = (name: string) => dialog.getByRole('button', { name, exact: true });
  const entry = (nth: number) => main.getByRole('list').last().getByRole('listitem').nth(nth);
  const type = async (text: string) => {
    if (!hasTouch) return page.keyboard.type(text);
    const names: Record<string, string> = { '.': say('room_decimal') };
    for (const digit of text) await press(key(names[digit] ?? digit));
  };

  await test.step('without a lot the page says how one comes', async () => {
    await page.goto(at(GREEN));
    await expect(page.getByText(say('list_roaster_greenbean_year_empty_text'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('list_roaster_greenbean_year_new') })).toBeVisible();
  });

  const [kenya, brazil] = [await bean(KENYA), await bean(BRAZIL)];
  const held = await lot(kenya, 2026, 600_000);
  await lot(brazil, 2026, 120_000);
  await lot(brazil, 2025, 0);
  const roast = (mass: number, more = {}) =>
    post(`${ROAST}/edit`, roastOf([charged(brazil, mass)], { roasting_result_date: orgDay(), ...more }));
  await roast(100_000, { roasting_step: 'DONE', roasting_name: BRAZIL, roasting_name_locale: BRAZIL });
  await roast(30_000, { roasting_step: 'RSRV' });
  const read = async () => (await api.get(`${LOT}/detail/${held}?roaster_seq=${roaster_seq}`)).greenbean_instock;

  await test.step('of a lot that has just come nothing is forecast', async () => {
    await page.goto(`${at(GREEN)}?lot=${held}`);
    await expect(main.getByText(say('stock_data_few'))).toBeVisible();
    await behind((db) =>
      db.query(
        "UPDATE stock_move SET rgst_at = rgst_at - interval '10 days' WHERE org = $1 AND move_reason = 'RECEIVE'",
        [roaster_seq],
      ),
    );
  });

  await test.step('what runs out first stands first, with what is reserved beyond it', async () => {
    await page.goto(at(GREEN));
    const figures = main.getByRole('term').locator('..');
    await expect(figures.filter({ hasText: say('stock_total') })).toContainText('62.0kg');
    await expect(figures.filter({ hasText: say('stock_reserved') })).toContainText('3.00kg');
    await expect(figures.filter({ hasText: say('stock_first_out', { kind: 'greenbean' }) })).toContainText(
      say('stock_days', { days: 2 }),
    );
    const lots = main.locator('.lots tbody tr, .lot-cards li');
    await expect(lots).toHaveCount(2);
    await expect(lots.first()).toContainText(`${BRAZIL} 2026`);
    await expect(lots.first()).toContainText(say('stock_soon'));
    // 10 kg in 10 days, all in one week.
    await expect(lots.first()).toContainText(
      `${say('stock_data_days', { days: 10 })} · ${say('stock_evenness_erratic')}`,
    );
    await expect(lots.first()).toContainText(say('stock_over', { mass: '1.00 kg' }));
    await press(main.getByText(say('stock_with_empty', { kind: 'greenbean' })));
    await expect(lots).toHaveCount(3);
    await expect(entry(0)).toContainText('−10.0 kg');
    await expectSound(page, 'the stock of green beans');
  });

  await test.step('a lot is counted on large keys, and the count is taken back', async () => {
    await press(main.getByRole('link', { name: `${KENYA} 2026` }).first());
    await expect(page.getByRole('heading', { level: 1, name: `${KENYA} 2026` })).toBeVisible();
    await press(main.getByRole('button', { name: say('stock_reason_COUNT') }));
    await press(key(say('stock_book')));
    await expect(dialog.getByRole('alert')).toHaveText(say('stock_none_typed'));
    await type('58.8');
    await expect(dialog.getByRole('status')).toHaveText(say('stock_difference', { mass: '−1.2 kg' }));
    await expectSound(page, 'the pad of a lot');
    await press(key(say('close')));
    await press(main.getByRole('button', { name: say('stock_reason_COUNT') }));
    await expect(dialog.getByText('58.8', { exact: true })).toBeVisible();
    await press(key(say('stock_book')));
    await expect(page.getByText(say('stock_booked_COUNT', { mass: '58.8 kg' }))).toBeVisible();
    await expect(entry(0)).toContainText('−1.2 kg');
    expect(await read()).toBe(588_000);
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await expect(page.getByText(say('stock_undone', { mass: '60.0 kg' }))).toBeVisible();
    expect(await read()).toBe(600_000);
  });

  await test.step('a stock that changed meanwhile is shown before it is counted', async () => {
    await press(main.getByRole('button', { name: say('stock_reason_COUNT') }));
    await type('59');
    await post(`${GREEN_STOCK}/move`, { lot: held, move_reason: 'RECEIVE', move_mass: 300_000 });
    faults.expect(/409 POST .*\/move/);
    await press(key(say('stock_book')));
    await expect(dialog.getByRole('alert')).toHaveText(say('stock_changed_now', { mass: '90.0 kg' }));
    await expect(dialog.getByRole('status')).toHaveText(say('stock_difference', { mass: '−31.0 kg' }));
    await press(key(say('stock_book')));
    await expect(dialog).toHaveCount(0);
    expect(await read()).toBe(590_000);
  });

  await test.step('what came is booked once, also where the answer was lost', async () => {
    await press(main.getByRole('button', { name: say('stock_reason_RECEIVE'), exact: true }));
    await type('1.5');
    const calls = '**/greenbean/inventory/move';
    await page.route(calls, async (route) => {
      await route.fetch();
      await route.abort();
    });
    faults.expect(/ERR_FAILED POST .*\/move/);
    await press(key(say('stock_book')));
    await expect(dialog.getByRole('alert')).toHaveText(say('error_text'));
    await page.unroute(calls);
    expect(await read()).toBe(605_000);
    await press(key(say('close')));
    await press(main.getByRole('button', { name: say('stock_reason_RECEIVE'), exact: true }));
    await press(key(say('stock_book')));
    await expect(page.getByText(say('stock_booked_RECEIVE', { mass: '1.5 kg' }))).toBeVisible();
    expect(await read()).toBe(605_000);
  });

  await test.step('no more is thrown away than there is, and that can be taken back', async () => {
    await press(main.getByRole('button', { name: say('stock_reason_WASTE') }));
    await type('60.51');
    await dialog.getByRole('textbox', { name: say('stock_memo_WASTE') }).fill('물에 젖음');
    await press(key(say('stock_book')));
    await expect(dialog.getByRole('alert')).toHaveText(say('stock_more_than_there', { mass: '60.5 kg' }));
    expect(await read()).toBe(605_000);
    await press(key(say('close')));
    // The other one has taken some meanwhile.
    await press(main.getByRole('button', { name: say('stock_reason_WASTE') }));
    for (const _ of '60.51') await page.keyboard.press('Backspace');
    await type('60.5');
    await post(`${GREEN_STOCK}/move`, { lot: held, move_reason: 'WASTE', move_mass: 5000 });
    await press(key(say('stock_book')));
    await expect(dialog.getByRole('alert')).toHaveText(say('stock_more_than_there', { mass: '60.0 kg' }));
    for (const _ of '60.5') await page.keyboard.press('Backspace');
    await type('60');
    await expect(dialog.getByRole('status')).toHaveText(say('stock_becomes', { mass: '0.0 kg' }));
    await press(key(say('stock_book')));
    await expect(entry(0)).toContainText('물에 젖음');
    expect(await read()).toBe(0);
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await expect(page.getByText(say('stock_undone', { mass: '60.0 kg' }))).toBeVisible();
    await post(`${GREEN_STOCK}/move`, { lot: held, move_reason: 'WASTE', move_mass: 600_000 });
    await page.reload();
  });

  await test.step('its line is read by keys, and its record has the same', async () => {
    const line = main.getByRole('slider');
    await line.focus();
    await page.keyboard.press('End');
    await expect(line).toHaveAttribute('aria-valuetext', `${orgDay()}, 0 kg`);
    await press(main.getByRole('link', { name: say('stock_record') }));
    await expect(page.getByRole('heading', { level: 1, name: KENYA })).toBeVisible();
    await expect(main.getByText('물에 젖음')).toBeVisible();
    await expectSound(page, 'the record of a lot with its stock');
  });
});

test('roasted batches: whoever roasts reads them, whoever answers for them counts them; the list is there too', async ({
  page,
  say,
  at,
  press,
  person,
  api,
}) => {
  const { post, bean, lot } = await roasteryOf(api, person, 'MNG');
  const kenya = await bean(KENYA);
  await lot(kenya, 2026, 600_000);
  const named = { roasting_name: ROASTED_KENYA, roasting_name_locale: ROASTED_KENYA };
  const done = { roasting_step: 'DONE', roasting_mass: 85_000, roasting_result_date: orgDay(), ...named };
  await post(`${ROAST}/edit`, roastOf([charged(kenya, 100_000)], done));
  const main = page.getByRole('main');

  await page.goto(at(ROASTED));
  const lots = main.locator('.lots tbody tr, .lot-cards li');
  await expect(lots).toHaveCount(1);
  await expect(lots).toContainText(`${orgDay()} · ${say('stock_batch', { batch: 1 })}`);
  await expectSound(page, 'the stock of roasted batches');
  await press(main.getByRole('link', { name: ROASTED_KENYA }).last());
  await expect(main.getByRole('listitem').filter({ hasText: say('stock_reason_ROAST') })).toContainText('+8.5 kg');
  await expect(main.getByRole('button', { name: say('stock_reason_RECEIVE'), exact: true })).toHaveCount(0);
  await press(main.getByRole('button', { name: say('stock_reason_COUNT') }));
  await press(page.getByRole('dialog').getByRole('button', { name: say('close') }));

  await test.step('it is delivered in bags to somebody, never more than there is, and taken back', async () => {
    const dialog = page.getByRole('dialog');
    const key = (name: string) => dialog.getByRole('button', { name, exact: true });
    const newest = main.locator('.moves').getByRole('listitem').first();
    await press(main.getByRole('button', { name: say('stock_reason_DELIVER') }));
    await press(key('500 g'));
    await press(key('1'));
    await press(key('8'));
    await press(key(say('stock_book')));
    await expect(dialog.getByRole('alert')).toHaveText(say('stock_more_than_there', { mass: '8.5 kg' }));
    await press(key(say('room_delete')));
    await press(key('2'));
    await press(key(say('room_delete')));
    await expect(dialog.getByRole('status')).toHaveText(say('stock_becomes', { mass: '8.0 kg' }));
    await press(key('2'));
    await press(key(say('stock_book')));
    await expect(dialog.getByRole('alert')).toHaveText(say('stock_no_customer'));
    await dialog.getByRole('textbox', { name: say('stock_customer') }).fill('카페 온도');
    await expectSound(page, 'the pad of a delivery');
    await press(key(say('stock_book')));
    await expect(page.getByText(say('stock_booked_DELIVER', { mass: '6.0 kg' }))).toBeVisible();
    await expect(newest).toContainText(`${say('stock_bags', { mass: '500 g', count: 12 })} · 카페 온도`);
    await expect(newest).toContainText('−6.0 kg');
    const went = main.getByRole('region', { name: say('stock_went') });
    await expect(went).toContainText('카페 온도');
    await press(page.getByRole('button', { name: say('undo'), exact: true }));
    await expect(page.getByText(say('stock_undone', { mass: '8.5 kg' }))).toBeVisible();
    await expect(newest).toContainText('+6.0 kg');
    await expect(went).toContainText(say('stock_went_none'));
  });

  await press(main.getByRole('link', { name: say('stock_all_lots', { kind: 'roasting' }) }));

  await test.step('the list that every record has is one choice away, and stays chosen', async () => {
    await press(page.getByRole('button', { name: say('stock_shown_as', { name: say('stock_as_stock') }) }));
    await press(page.getByRole('menuitemradio', { name: say('stock_as_list') }));
    await expect(page.getByRole('searchbox', { name: say('list_search') })).toBeVisible();
    await expect(main.getByRole('link', { name: ROASTED_KENYA })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: say('list_search') })).toBeVisible();
  });
});
