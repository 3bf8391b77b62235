import { POINTS } from '@hanjan/model/shared/points.ts';
import { seat } from '../harness/org.ts';
import { expectSound } from './support/axe.ts';
import { cafeOf, employ, saveCoffee } from './support/cafe.ts';
import { orgDay } from './support/days.ts';
import { listOf } from './support/lists.ts';
import { behind, makePerson } from './support/product.ts';
import { roasteryOf } from './support/roastery.ts';
import { expect, test } from './support/test.ts';

const NOTES = '/roaster/qc/greenbean';
const EDIT = '/api/roaster/qc/greenbean/edit';
const COMPARE = '/roaster/qc/compare';
const KENYA = '케냐 니에리 Nyeri';

/** Scores in the order of the radar. */
const scored = (...scores: readonly number[]) =>
  Object.fromEntries(POINTS.map((name, at) => [name, scores[at] ?? null]));

test('notes of a lot are compared on one radar, and the tasters who wrote them', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
  faults,
}) => {
  const { post, bean, lot, roaster_seq } = await roasteryOf(api, person, 'MNG');
  const main = page.getByRole('main');
  const [minji, sora] = [await makePerson('민지'), await makePerson('소라')];
  await behind((admin) => seat(admin, roaster_seq, minji.user_seq, 'ROASTER', { nick: '민지' }));
  await behind((admin) => seat(admin, roaster_seq, sora.user_seq, 'ROASTER', { nick: '소라' }));

  await test.step('as long as nobody shares a cup the page says how it comes to show something', async () => {
    await page.goto(at('/roaster/qc/calibration'));
    await expect(main.getByText(say('calibration_empty_title'))).toBeVisible();
    await expectSound(page, 'no shared cups');
  });

  await test.step('an address with a list that is not compared here leads to the one that is', async () => {
    await page.goto(at('/roaster/qc/compare?of=cafe_qc_coffeebean&with=1,2'));
    await expect(main.getByRole('link', { name: say('list_roaster_qc_roasting_title') })).toBeVisible();
  });

  const kenya = await bean(KENYA);
  const lots = [await lot(kenya, 2025, 600_000), await lot(kenya, 2026, 600_000)];
  const note = async (of: number, by: number, scores: object, flavors: readonly string[] = []) => {
    const named = { cupnote_name: KENYA, cupnote_name_locale: KENYA, cupnote_date: orgDay() };
    const { cupnote_seq } = await post(EDIT, {
      ...{ ...named, ...scores, greenbean_year_seq: lots[of], cupnote_flavor_list: flavors },
    });
    await behind((admin) =>
      admin.query('UPDATE roaster_qc_greenbean SET rgst_by = $1 WHERE org = $2 AND cupnote_seq = $3', [
        ...[by, roaster_seq, cupnote_seq],
      ]),
    );
    return Number(cupnote_seq);
  };
  // Acidity: Minji gives 8 and 7, Sora 7 and 7: half a score apart on average. All else is the same.
  const first = await note(0, minji.user_seq, scored(7, 7, 7, 7, 7, 8), ['JASMINE', 'HONEY']);
  const second = await note(0, sora.user_seq, scored(7, 7, 7, 7, 7, 7), ['JASMINE', 'PEACH']);
  await note(1, minji.user_seq, scored(6, 6, 6, 6, 6, 7));
  await note(1, sora.user_seq, scored(6, 6, 6, 6, 6, 7));

  await test.step('notes that are chosen in the list are compared', async () => {
    const { button, tool } = listOf(user);
    await page.goto(at(NOTES));
    await expect(main.getByRole('link', { name: KENYA })).toHaveCount(4);
    await tool('list_select');
    await press(button('select_page'));
    await press(button('select_compare'));
    await expect(page).toHaveURL(/qc\/compare\?of=roaster_qc_greenbean&with=\d+,\d+,\d+,\d+$/);
    await expect(main.getByRole('img', { name: /1 .*4 / })).toBeVisible();
    await expectSound(page, 'notes side by side');
  });

  await test.step('the table has the highest, the lowest and how far each is from the first', async () => {
    faults.allow(/404 GET .*\/detail\//);
    await page.goto(at(`${COMPARE}?of=roaster_qc_greenbean&with=${first},${second},999999`));
    const acidity = main.getByRole('row', { name: say('cupnote_acidity_point') });
    await expect(acidity.getByRole('cell')).toHaveText([/^8$/, /^7\s*−1$/, '7 – 8']);
    await expect(acidity.getByRole('cell').first()).toHaveAttribute('data-end', 'high');
    await expect(
      main
        .getByRole('row', { name: say('mean') })
        .getByRole('cell')
        .first(),
    ).toHaveText('7.2');
    await expect(main.getByText(say('qc_compare_missing'))).toBeVisible();
    const words = main.getByRole('definition');
    await expect(words).toHaveCount(3);
    await expect(words.first().getByRole('listitem')).toHaveCount(1);
  });

  await test.step('one is brought out by its name, opened, and taken out', async () => {
    const key = main.getByRole('list', { name: say('qc_compare_legend') }).getByRole('button', { name: '소라' });
    await press(key);
    await expect(key).toHaveAttribute('aria-pressed', 'true');
    await expectSound(page, 'one of the notes brought out');
    await press(main.getByRole('button', { name: new RegExp(say('qc_compare_take_out', { name: '' })) }).last());
    await expect(page).toHaveURL(new RegExp(`with=${first},${second}$`));
    await press(main.getByRole('columnheader').getByRole('link', { name: KENYA }).first());
    await expect(page).toHaveURL(new RegExp(`${NOTES}/${first}$`));
  });

  await test.step('a note leads to its comparison with the others of its lot', async () => {
    await press(main.getByRole('link', { name: say('qc_compare_with') }));
    await expect(page).toHaveURL(new RegExp(`with=${first},${second}$`));
  });

  await test.step('the list leads to how the tasters differ, in figures and in words', async () => {
    await page.goto(at(NOTES));
    await press(main.getByRole('link', { name: say('menu_qc_calibration') }));
    await expect(main.getByText(say('calibration_cups', { count: 2 }))).toBeVisible();
    const overview = main.getByRole('table').first();
    // (1/6 + 0) / 2 altogether.
    await expect(overview.getByRole('row', { name: '민지' })).toContainText(/\+0\.1\s*0\.1\s*2/);
    const hers = main.getByRole('region', { name: '민지' });
    await expect(hers.getByRole('row', { name: say('cupnote_acidity_point') })).toContainText(/\+0\.5\s*0\.5\s*2/);
    const said = { name: '⁨민지⁩', what: say('cupnote_acidity_point'), points: '0.5' };
    await expect(hers.getByText(say('calibration_high', said))).toBeVisible();
    await expect(main.getByRole('region', { name: '소라' })).toContainText('−0.5');
    await expectSound(page, 'how tasters differ');
  });

  await test.step('of another period, which stands in the address', async () => {
    await press(main.getByRole('button', { name: say('calibration_days', { days: 90 }) }));
    await press(page.getByRole('menuitemradio', { name: say('calibration_days', { days: 30 }) }));
    await expect(page).toHaveURL(/calibration\?days=30$/);
    await expect(main.getByText(say('calibration_cups', { count: 2 }))).toBeVisible();
  });
});

test('a cafe compares its notes of a coffee over days, and those who wrote them', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  api,
}) => {
  const cafe_seq = await cafeOf(person, '카페 온도', 'MNG');
  const main = page.getByRole('main');
  const minji = await makePerson('민지');
  await employ(cafe_seq, minji, 'BARISTA');
  const forest = await saveCoffee(api, cafe_seq, '서울숲 Forest');
  const other = await saveCoffee(api, cafe_seq, '니에리 Nyeri');
  const note = async (coffeebean_seq: number, ago: number, by: number, scores: object) => {
    const body = { cafe_seq, coffeebean_seq, cupnote_date: orgDay(ago), ...scores };
    const { cupnote_seq } = await api.post('/api/cafe/qc/coffeebean/edit', body);
    await behind((admin) =>
      admin.query('UPDATE cafe_qc_coffeebean SET rgst_by = $1 WHERE org = $2 AND cupnote_seq = $3', [
        ...[by, cafe_seq, cupnote_seq],
      ]),
    );
    return Number(cupnote_seq);
  };
  const me = person.user_seq;
  // Acidity: 9 and 8 against 7 on the two days on which both tasted it.
  const first = await note(forest, 4, me, scored(7, 7, 7, 7, 7, 9));
  const second = await note(forest, 4, minji.user_seq, scored(7, 7, 7, 7, 7, 7));
  const third = await note(forest, 1, me, scored(7, 7, 7, 7, 7, 8));
  const fourth = await note(forest, 1, minji.user_seq, scored(7, 7, 7, 7, 7, 7));
  await note(other, 1, me, scored(2, 2, 2, 2, 2, 2));

  await test.step('a note leads to the others of its coffee', async () => {
    await page.goto(`${at('/cafe/cupnote/coffeebean')}/${first}`);
    await press(main.getByRole('link', { name: say('qc_compare_with') }));
    await expect(page).toHaveURL(
      new RegExp(`/cafe/cupnote/compare\\?of=cafe_qc_coffeebean&with=${first},${fourth},${third},${second}$`),
    );
    const acidity = main.getByRole('row', { name: say('cupnote_acidity_point') });
    await expect(acidity.getByRole('cell')).toHaveText([/^9$/, /^7\s*−2$/, /^8\s*−1$/, /^7\s*−2$/, '7 – 9']);
    await expect(
      main
        .getByRole('row', { name: say('cupnote_date') })
        .getByRole('cell')
        .nth(1),
    ).toHaveText(orgDay(1));
    await expectSound(page, 'notes of a coffee over days');
  });

  await test.step('notes that are chosen in the list are compared', async () => {
    const { button, tool } = listOf(user);
    await page.goto(at('/cafe/cupnote/coffeebean'));
    await tool('list_select');
    await press(button('select_page'));
    await press(button('select_compare'));
    await expect(page).toHaveURL(/cupnote\/compare\?of=cafe_qc_coffeebean&with=\d+(,\d+){4}$/);
    await expect(main.getByRole('img', { name: /1 .*5 / })).toBeVisible();
  });

  await test.step('and lead to how the tasters differ, of one coffee on one day each', async () => {
    await press(main.getByRole('link', { name: say('menu_qc_calibration') }));
    await expect(page).toHaveURL(/\/cafe\/cupnote\/calibration$/);
    await expect(main.getByText(say('calibration_cups', { count: 2 }))).toBeVisible();
    // (2 + 1) / 2.
    const hers = main.getByRole('region', { name: 'barista' });
    await expect(hers.getByRole('row', { name: say('cupnote_acidity_point') })).toContainText(/−1\.5\s*1\.5\s*2/);
    await expectSound(page, 'how tasters of a cafe differ');
  });

  await test.step('an address that names no notes leads to the list of the cafe', async () => {
    await page.goto(at('/cafe/cupnote/compare'));
    await press(main.getByRole('link', { name: say('list_cafe_qc_coffeebean_title') }));
    await expect(page).toHaveURL(/\/cafe\/cupnote\/coffeebean$/);
  });
});
