import {
  BLEND_STOCK,
  blendOf,
  charged,
  componentOf,
  GREEN_STOCK,
  MADE,
  ROAST,
  ROASTED_STOCK,
  roastOf,
} from '../harness/roastery.ts';
import { expectSound } from './support/axe.ts';
import { orgDay } from './support/days.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const TRACE = '/roaster/greenbean/trace';
const GREEN_PAGE = '/roaster/greenbean/inventory';
const KENYA = '케냐 니에리 Nyeri';
const FILTER = '니에리 필터 Filter';
const HOUSE = '온도 블렌드 House';

test('a lot is followed to its roasts, blends and customers, and the recall list is downloaded', async ({
  page,
  say,
  at,
  press,
  person,
  api,
  faults,
}) => {
  // A lot that is not there is asked for at last.
  faults.expect(/^404 POST \/api\/roaster\/inventory\/trace$/);
  const { post, bean, lot } = await roasteryOf(api, person, 'SMNG');
  const main = page.getByRole('main');
  const picture = main.locator('.chain');
  const kenya = await bean(KENYA);
  const green = await lot(kenya, 2026, 600_000);
  const day = orgDay();
  const done = {
    ...{ roasting_result_date: day, roasting_step: 'DONE', roasting_mass: 170_000 },
    ...{ roasting_name: FILTER, roasting_name_locale: FILTER },
  };
  const roast = await post(`${ROAST}/edit`, roastOf([charged(kenya, 200_000)], done));
  const [year, number] = [Number(day.slice(0, 4)), 1];
  const named = { blending_name: HOUSE, blending_name_locale: HOUSE, blending_result_date: day };
  const blend = await post(`${MADE}/edit`, blendOf([componentOf(number, 100_000, year)], named));
  const left = { move_reason: 'DELIVER', move_mass: 30_000 };
  await post(`${ROASTED_STOCK}/move`, { lot: Number(roast.roasting_result_key), ...left, move_customer: '카페 여백' });
  await post(`${BLEND_STOCK}/move`, { lot: Number(blend.blending_result_key), ...left, move_customer: '단골 손님' });
  await post(`${GREEN_STOCK}/move`, { lot: green, move_reason: 'WASTE', move_mass: 2_500 });

  await test.step('a lot is found by a part of its name; the page says what a trace is', async () => {
    await page.goto(at(TRACE));
    await expect(main.getByText(say('trace_teach_title'))).toBeVisible();
    await main.getByRole('searchbox').fill('니에리');
    await expect(main.getByRole('link', { name: FILTER })).toBeVisible();
    await expect(main.getByRole('link', { name: HOUSE })).toHaveCount(0);

    await expectSound(page, 'the search for a lot to trace');
    await main.getByRole('searchbox').fill(`${year}-${number}`);
    await expect(main.getByRole('link', { name: FILTER })).toBeVisible();
    await main.getByRole('searchbox').fill(day);
    await expect(main.getByRole('link', { name: HOUSE })).toBeVisible();
  });

  await test.step('its stock leads to its trace, which answers at once and adds up', async () => {
    await page.goto(`${at(GREEN_PAGE)}?lot=${green}`);

    await press(main.getByRole('link', { name: say('menu_trace') }));
    await expect(page).toHaveURL(new RegExp(`lot=greenbean.${green}$`));
    const answer = main.locator('.trace-answer');
    await expect(answer).toContainText(say('trace_answer', { whole: '60.0 kg', left: '39.75 kg', gone: '20.25 kg' }));
    await expect(answer).toContainText(say('trace_count_customers', { count: 2 }));
    await expect(main.getByText(say('trace_explained'))).toBeVisible();
    await expect(main.getByRole('table', { name: say('trace_went') })).toContainText('단골 손님');
    await expect(picture.getByRole('link')).toHaveCount(2);

    await expectSound(page, 'the trace of a lot');
  });

  await test.step('on the narrowest phone nothing is wider than the page', async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);

    if (before) await page.setViewportSize(before);
  });

  await test.step('a name in the picture leads on, by key, and back to what it is made of', async () => {
    await picture.getByRole('link', { name: new RegExp(FILTER) }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/lot=roasting\.\d+$/);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(FILTER);
    const above = main.getByRole('table', { name: say('trace_above', { kind: 'greenbean' }) });
    await expect(above).toContainText('20.000');
    await expect(main.getByRole('table', { name: say('trace_below', { kind: 'blending' }) })).toContainText('100.0 %');
  });

  await test.step('the recall list is downloaded, and stands alone on paper', async () => {
    const saved = page.waitForEvent('download');
    await press(main.getByRole('button', { name: say('trace_recall_sheet', { format: 'Excel' }) }));
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.trace-paper');
    await expect(paper).toContainText('카페 여백');
    await expect(main).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('what a count changed is not explained, and says so', async () => {
    await post(`${ROASTED_STOCK}/move`, {
      ...{ lot: Number(roast.roasting_result_key), move_reason: 'COUNT', move_mass: 39_000, there: 40_000 },
    });
    await page.reload();

    await expect(main.locator('.trace-unexplained')).toContainText('0.1');
  });

  await test.step('a lot that is not there is not there', async () => {
    await page.goto(`${at(TRACE)}?lot=blending.999999`);
    await expect(main.getByText(say('stock_gone', { kind: 'blending' }))).toBeVisible();
  });
});
