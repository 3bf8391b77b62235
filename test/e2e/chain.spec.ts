import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { roasterBlendingResult } from '@hanjan/model/roaster/blending_result.ts';
import type { Locator } from '@playwright/test';
import { korean, phone } from '../harness/browsers.ts';
import { linkThem } from '../harness/chain.ts';
import { BLEND, charged, RECIPE, ROAST, roastOf } from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { cafeOf } from './support/cafe.ts';
import { orgDay } from './support/days.ts';
import { choice, type FormUser, inputOf } from './support/form.ts';
import { apiOf, behind, countNotes, giveSession, makePerson } from './support/product.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';
import { watch } from './support/watch.ts';

const KENYA = '케냐 니에리 Nyeri';
const FILTER = '니에리 필터 Filter';
const HOUSE = '온도 블렌드 House';
const CAFE = '카페 온도';

test('a batch goes from the roastery by way of a cafe to somebody’s note, and is traced from the green lot to the cup', async ({
  browser,
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const { roaster_seq, post, bean, lot } = await roasteryOf(api, person, 'SMNG');
  const kenya = await bean(KENYA);
  const green = await lot(kenya, Number(orgDay().slice(0, 4)), 600_000);
  const recipe = { roasting_name: FILTER, roasting_name_locale: FILTER };
  const green_list = [{ greenbean_roaster_seq: kenya, greenbean_mass: 200_000 }];
  const { roasting_seq } = await post(`${RECIPE}/edit`, { ...recipe, roasting_default_greenbean: green_list });
  const roasted = { ...recipe, roasting_seq, roasting_result_date: orgDay(), roasting_step: 'DONE' };
  await post(
    `${ROAST}/edit`,
    roastOf([charged(kenya, 200_000, Number(orgDay().slice(0, 4)))], { ...roasted, roasting_mass: 170_000 }),
  );
  await post(`${BLEND}/edit`, {
    ...{ blending_name: HOUSE, blending_name_locale: HOUSE, normal_public_stage: 'DTL' },
    roasting_comb: [{ roasting_seq, roasting_mass: 120_000 }],
  });
  const barista = await makePerson('최민준');
  const cafe = await cafeOf(barista, CAFE, 'SAST');
  await behind((admin) => linkThem(admin, { roaster: roaster_seq, cafe, links: {} as never }, 'CSTMR'));

  const bar = await browser.newContext();
  const street = await browser.newContext({ ...phone, locale: korean.locale });
  const [barFaults, streetFaults] = [watch(bar), watch(street)];
  await giveSession(bar, barista);
  const counter: FormUser = { ...user, page: await bar.newPage() };
  const guest: FormUser = {
    ...user,
    page: await street.newPage(),
    press: (target: Locator) => target.tap(),
  };
  const main = page.getByRole('main');
  const atBar = counter.page.getByRole('main');
  const keyOf = (of: FormUser, name: string) => of.page.getByRole('button', { name, exact: true });
  let link = '';
  let cup = '';

  await test.step('the roastery makes a batch of its blend', async () => {
    const made = { ...user, entity: roasterBlendingResult };
    await page.goto(`${at('/roaster/blending/result')}/write`);
    await press(inputOf(made, 'blending_seq'));
    await press(choice(page, HOUSE));
    await expect(page.getByRole('textbox', { name: say('blend_part_mass') })).toHaveValue('12.0');
    await press(keyOf(user, say('record_save')));
    await expect(page.getByRole('heading', { level: 1, name: HOUSE })).toBeVisible();
  });

  await test.step('and delivers it in twelve bags to the linked cafe', async () => {
    const dialog = page.getByRole('dialog');
    const key = (name: string) => dialog.getByRole('button', { name, exact: true });
    await press(main.getByRole('button', { name: say('stock_reason_DELIVER') }));
    await dialog.getByRole('combobox', { name: say('stock_customer') }).selectOption({ label: CAFE });
    await press(key('1 kg'));
    await press(key('1'));
    await press(key('2'));
    await press(key(say('stock_book')));
    const went = main.getByRole('region', { name: say('stock_went') });
    await expect(went).toContainText(say('delivered_sent_bags', { mass: '12.0 kg', count: 12 }));
    await expect(went).toContainText(say('delivered_received_none'));
    link = await behind(async (admin) => {
      const { rows } = await admin.query(
        'SELECT blending_result_uuid_cafe AS link FROM roaster_blending_result WHERE org = $1',
        [roaster_seq],
      );
      return rows[0].link;
    });
  });

  await test.step('the cafe sees it under way, and receives it by the link on the bag, a bag short', async () => {
    const lot = { ...counter, entity: cafeReceived };
    await counter.page.goto(at('/cafe/coffeebean/received'));
    const way = atBar.getByRole('region', { name: say('delivered_under_way') });
    await expect(way).toContainText(HOUSE);
    await expect(way.getByRole('link', { name: say('delivered_of', { name: HOUSE }) })).toBeVisible();
    await expectSound(counter.page, 'what is under way');
    await counter.page.goto(at(`/cafe/coffeebean/qrreceived/${link}`));
    const question = counter.page.getByRole('alertdialog', { name: say('confirm_coffeebean_register') });
    await press(question.getByRole('button', { name: say('receive_register') }));
    await expect(counter.page).toHaveURL(/qrdefault/);
    await press(keyOf(counter, say('record_save')));
    await expect(counter.page).toHaveURL(/qrreceived/);
    await expect(inputOf(lot, 'received_mass')).toHaveValue('12000.0');
    await inputOf(lot, 'received_mass').fill('11000');
    await press(keyOf(counter, say('record_save')));
    await expect(counter.page).toHaveURL(/\/cafe\/coffeebean\/received$/);
    await expect(way).toHaveCount(0);
    await press(atBar.getByRole('link', { name: new RegExp(HOUSE) }).first());
    const both = atBar.getByRole('region', { name: say('delivered') });
    await expect(both).toContainText(say('delivered_less', { mass: '1.0 kg' }));
    await expectSound(counter.page, 'a lot with what was delivered of it');
  });

  await test.step('a cup is brewed of the lot', async () => {
    const brew = { ...counter, entity: cafeBrewingResult };
    await counter.page.goto(`${at('/cafe/brewing/result')}/write`);
    await press(inputOf(brew, 'received_seq'));
    await press(choice(counter.page, HOUSE));
    await expect(inputOf(brew, 'coffeebean_seq')).toHaveValue(HOUSE);
    await inputOf(brew, 'brewing_bean_mass').fill('20');
    await press(keyOf(counter, say('record_save')));
    await expect(keyOf(counter, say('record_edit'))).toBeVisible();
    cup = await behind(async (admin) => {
      const { rows } = await admin.query('SELECT received_uuid_str AS link FROM cafe_received WHERE org = $1', [cafe]);
      return rows[0].link;
    });
  });

  await test.step('somebody at a table opens the page of the lot on their phone, and writes a note by its key', async () => {
    const drinker = await makePerson('이도연');
    const table = guest.page.getByRole('main');
    await guest.page.goto(at(`/info/beannote/coffeebeandetail/${cup}`));
    await expect(table.getByRole('heading', { level: 1 })).toContainText(HOUSE);
    await giveSession(street, drinker);
    await guest.page.reload();
    await guest.press(table.getByRole('link', { name: say('beaninfo_write'), exact: true }));
    await expect(guest.page).toHaveURL(/coffeenote\/write/);
    await expect(guest.page.getByText(say('serial_filled'))).toBeVisible();
    await guest.press(keyOf(guest, say('record_save')));
    await expect(keyOf(guest, say('record_edit'))).toBeVisible();
    expect(await countNotes(drinker)).toBe(1);
    const [note] = (await apiOf(street).post('/api/user/qc/coffeebean/list', {})) as unknown as {
      cupnote_name: string;
    }[];
    expect(note?.cupnote_name).toBe(HOUSE);
  });

  await test.step('the roastery traces the green lot as far as that cafe, its bag that is missing and its cup', async () => {
    await page.goto(`${at('/roaster/greenbean/inventory')}?lot=${green}`);
    await press(main.getByRole('link', { name: say('menu_trace') }));
    const went = main.getByRole('table', { name: say('trace_went') });
    await expect(went).toContainText(CAFE);
    await expect(went).toContainText(say('delivered_received', { mass: '11.0 kg' }));
    await expect(went).toContainText(say('delivered_less', { mass: '1.0 kg' }));
    const cafes = main.getByRole('table', { name: say('trace_cafes') });
    await expect(cafes).toContainText(CAFE);
    await expect(cafes).toContainText(say('trace_count_cups', { count: 1 }));
    await expectSound(page, 'a trace that ends in a cup');
  });

  barFaults.settle();
  streetFaults.settle();
  await Promise.all([bar.close(), street.close()]);
});
