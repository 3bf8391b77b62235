import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { expectSound } from './support/axe.ts';
import { cafeOf, saveCoffee } from './support/cafe.ts';
import { orgDay } from './support/days.ts';
import { choice, inputOf } from './support/form.ts';
import { expect, test } from './support/test.ts';

const TODAY = '/cafe/brewing/today';
const RECIPES = '/cafe/brewing/default';
const BREWS = '/cafe/brewing/result';
const COFFEE = '서울숲 블렌드 Forest';
const RECIPE = '하우스 에스프레소 House';

test('a morning at the bar: by recipe and lot, large on today, and once more with one value changed', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const brew = { ...user, entity: cafeBrewingResult };
  const coffeebean_seq = await saveCoffee(api, cafe_seq, COFFEE);
  const other = await saveCoffee(api, cafe_seq, '니에리 Nyeri');
  const blending_result_date = orgDay(9);
  for (const [coffee, received_div] of [
    [coffeebean_seq, 'A-1120'],
    [other, 'N-1120'],
  ]) {
    const lot = { cafe_seq, coffeebean_seq: coffee, received_date: blending_result_date, blending_result_date };
    await api.post('/api/cafe/coffeebean/received/edit', { ...lot, received_div, received_mass: 10_000 });
  }
  await api.post('/api/cafe/brewing/default/edit', {
    ...{ cafe_seq, coffeebean_seq, brewing_name: RECIPE, brewing_name_locale: RECIPE, brewing_type: 'ESP' },
    ...{ brewing_bean_mass: 185, brewing_mass: 380, brewing_term: 28_000, brewing_grinder_point: 210, brewing_bar: 90 },
  });

  await test.step('where nothing stands yet the way to a brew is shown', async () => {
    await page.goto(at(TODAY));
    await expect(main.getByText(say('list_cafe_brewing_today_empty_title'))).toBeVisible();
    await press(main.getByRole('link', { name: say('list_cafe_brewing_today_new') }));
  });

  await test.step('a recipe fills the form and its coffee; only lots of that are offered; a lot says its days', async () => {
    await press(inputOf(brew, 'brewing_seq'));
    await press(choice(page, RECIPE));
    await expect(inputOf(brew, 'brewing_bean_mass')).toHaveValue('18.5');
    await expect(inputOf(brew, 'coffeebean_seq')).toHaveValue(COFFEE);
    await press(inputOf(brew, 'received_seq'));
    await expect(choice(page, '니에리')).toHaveCount(0);
    await press(choice(page, COFFEE));
    await expect(inputOf(brew, 'blending_result_date')).toHaveValue(blending_result_date);
    await press(inputOf(brew, 'brewing_result_main'));
    await press(button(say('record_save')));
    await expect(button(say('record_edit'))).toBeVisible();
  });

  const card = main.getByRole('listitem').filter({ hasText: COFFEE });
  const figure = (name: string) => card.locator(`[data-field="${name}"]`);

  await test.step('the brew stands large on today', async () => {
    await page.goto(at(TODAY));
    await expect(card).toHaveCount(1);
    await expect(figure('brewing_bean_mass')).toContainText('18.5');
    await expect(figure('brewing_term')).toContainText(`28${say('bar_seconds')}`);
    await expect(figure('brewing_grinder_point')).toContainText('2.10');
    await expect(card.getByText(say('days_after', { days: 9, sign: '+' }))).toBeVisible();
    await expect(card.getByText('9 bar · 1:2.1')).toBeVisible();
    await expectSound(page, 'what the bar brews by');
  });

  await test.step('once more with the grinder changed stands there instead, and says by how much', async () => {
    await press(card.getByRole('button', { name: say('bar_once_more_of', { title: COFFEE }) }));
    await expect(inputOf(brew, 'coffeebean_seq')).toHaveValue(COFFEE);
    await expect(inputOf(brew, 'received_seq')).not.toHaveValue('');
    await expect(inputOf(brew, 'brewing_grinder_point')).toBeFocused();
    await inputOf(brew, 'brewing_grinder_point').fill('2');
    await press(inputOf(brew, 'brewing_result_main'));
    await press(button(say('record_save')));
    await expect(button(say('record_edit'))).toBeVisible();
    await page.goto(at(TODAY));
    await expect(card).toHaveCount(1);
    await expect(figure('brewing_grinder_point')).toContainText('2.00');
    await expect(figure('brewing_grinder_point')).toContainText('−0.10');
    await expect(figure('brewing_bean_mass').locator('.wall-change')).toHaveCount(0);
  });

  await test.step('the ordinary list is one choice away, and stays what this device shows', async () => {
    await press(button(say('bar_shown_as', { name: say('bar_as_wall') })));
    await press(page.getByRole('menuitemradio', { name: say('bar_as_list'), exact: true }));
    await expect(main.getByRole('link', { name: COFFEE })).toHaveCount(2);
    await page.reload();
    await expect(main.getByRole('link', { name: COFFEE })).toHaveCount(2);
  });
});

test('the timer of a cafe’s recipe ends in a brew of the cafe', async ({ page, say, at, press, person, api }) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'SAST');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const room = page.getByRole('dialog', { name: say('brew_room') });
  const coffeebean_seq = await saveCoffee(api, cafe_seq, COFFEE);
  const recipe = { brewing_name: RECIPE, brewing_name_locale: RECIPE, brewing_type: 'ESP', brewing_bean_mass: 185 };
  const { brewing_seq } = await api.post('/api/cafe/brewing/default/edit', { cafe_seq, coffeebean_seq, ...recipe });
  await page.goto(`${at(RECIPES)}/${brewing_seq}`);
  await press(button(say('brew_this_recipe')));
  await press(room.locator('.room-next'));
  await press(button(say('brew_room_menu')));
  await press(button(say('brew_room_finish')));
  await expect(async () => {
    await press(button(say('brew_room_save')));
    await expect(room).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(new RegExp(`${BREWS}/\\d+`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(COFFEE);
  await expect(button(say('brew_once_more'))).toBeVisible();
  expect(await api.post('/api/user/brewing/result/list', {})).toEqual([]);
});
