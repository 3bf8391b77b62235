import { expectSound } from './support/axe.ts';
import { COFFEES, cafeOf, coffeesOf, employ, LOTS, saveCoffee } from './support/cafe.ts';
import { giveSession, makePerson } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName, literally } from './support/texts.ts';
import { coffee, LIST, selector, workplace } from './support/workplace.ts';

/** Where a cafe begins. */
const TODAY = /\/cafe\/brewing\/today$/;

test('whoever works in one cafe comes to it from the menu, sees where and as what, and can ask again', async ({
  page,
  say,
  at,
  press,
  person,
  api,
  language,
}) => {
  const cafe = await cafeOf(person, '카페 온도', 'SAST');
  await saveCoffee(api, cafe, '케냐 니에리');
  await page.goto(at('/'));
  await press(page.getByRole('link', { name: say('menu_cafe'), exact: true }));
  await expect(page).toHaveURL(TODAY);
  await page.goto(at(COFFEES));
  await expect(page).toHaveURL(new RegExp(LIST));
  await expect(coffee(page, '케냐 니에리')).toBeVisible();
  await expect(workplace(page)).toContainText('카페 온도');
  await expect(workplace(page)).toContainText(codeName(language, 'CAUTH', 'SAST'));
  await expect(selector(page)).toHaveCount(0);
  await expectSound(page, "a cafe's list");

  const again = workplace(page).getByRole('button', { name: say('org_reload') });
  const unchanged = page.getByRole('alertdialog', { name: say('refresh') });
  await press(again);
  await expect(unchanged).toContainText(say('refresh_not_changed'));
  await press(unchanged.getByRole('button'));

  await employ(cafe, person, 'MNG');
  await press(again);
  await expect(page.getByText(say('refresh_changed'))).toBeVisible();
  await expect(workplace(page)).toContainText(codeName(language, 'CAUTH', 'MNG'));
  await page.reload();
  await expect(workplace(page)).toContainText(codeName(language, 'CAUTH', 'MNG'));
});

test('a role that changed is shown by a page that is loaded again after a minute, and by one that is used after an hour', {
  tag: '@desk',
}, async ({ page, say, at, press, person, language, faults }) => {
  // Whoever has become a barista without knowing it asks once more how many wait.
  faults.allow(/^403 POST \/api\/cafe\/user\/signup\/list$/);
  const role = (id: string) => codeName(language, 'CAUTH', id);
  const cafe = await cafeOf(person, '카페 온도', 'SAST');
  await page.goto(at(COFFEES));
  await expect(workplace(page)).toContainText(role('SAST'));
  await employ(cafe, person, 'MNG');
  await page.clock.install({ time: Date.now() + 61_000 });
  await page.reload();
  await expect(workplace(page)).toContainText(role('MNG'));
  await employ(cafe, person, 'BARISTA');
  await page.clock.fastForward(3_600_001);
  await press(page.getByRole('link', { name: say('menu_coffeebean_received'), exact: true }));
  await expect(workplace(page)).toContainText(role('BARISTA'));
});

test('a guest signs in on the way to a cafe; whoever works in none is told so, with the ways on', async ({
  page,
  context,
  say,
  at,
  press,
  language,
}) => {
  const main = page.getByRole('main');
  await page.goto(at(COFFEES));
  await expect(page).toHaveURL(/signin\?next=%2Fcafe%2Fcoffeebean%2Fdefault$/);
  const person = await makePerson('한지우');
  await main.getByRole('textbox', { name: say('user_id') }).fill(person.user_id);
  await main.getByRole('textbox', { name: say('user_pass') }).fill(person.user_pass);
  await press(main.getByRole('button', { name: say('signin'), exact: true }));

  await expect(main.getByRole('heading', { name: say('nocafe_title') })).toBeVisible();
  await expect(main).toContainText(say('nocafe_text'));
  await expectSound(page, 'no cafe');
  await press(main.getByRole('link', { name: say('menu_cafe_create') }));
  await expect(page).toHaveURL(/\/cafe\/create$/);
  await expect(main.getByRole('textbox', { name: new RegExp(`^${literally(say('cafe_name_locale'))}`) })).toBeVisible();
  await page.goto(at('/roaster'));
  await expect(page).toHaveURL(/\/roaster\/create$/);
  await page.goto(at(LOTS));
  await expect(main).toContainText(say('nocafe_text'));

  await cafeOf(person, '카페 온도', 'BARISTA');
  await press(main.getByRole('button', { name: say('org_reload') }));
  await expect(workplace(page)).toContainText('카페 온도');
  await expect(workplace(page)).toContainText(codeName(language, 'CAUTH', 'BARISTA'));
  await expect(main).toContainText(say('list_cafe_received_empty_title'));
  await giveSession(context, await makePerson('다른 사람'));
  await page.goto(at(COFFEES));
  await expect(main).toContainText(say('nocafe_text'));
});

test('whoever works in none founds a cafe, once whatever the network does, and works in it at once', {
  tag: '@phone',
}, async ({ page, say, at, press, person: _, api, language, faults }) => {
  faults.expect(/^net::ERR_CONNECTION_RESET POST \/api\/cafe\/create$/);
  const main = page.getByRole('main');
  const box = (name: 'cafe_name' | 'cafe_name_locale') =>
    main.getByRole('textbox', { name: new RegExp(`^${literally(say(name))}( |$)`) });
  const save = main.getByRole('button', { name: say('create_save') });
  const needed = language === 'en' ? 'cafe_name' : 'cafe_name_locale';
  await page.goto(at('/cafe/create'));
  await expect(main.getByRole('combobox').last()).toHaveValue(
    codeName(language, 'CNTR', language === 'en' ? 'USA' : 'KOR'),
  );
  await expectSound(page, 'a cafe being founded');

  await press(save);
  const wrong = page.getByRole('alertdialog', { name: say('validation_error') });
  await expect(wrong).toContainText(say(`${needed}_field_required`));
  await expect(page.getByText(say('record_saving'), { exact: true })).toHaveCount(0);
  await press(wrong.getByRole('button'));
  await expect(box(needed)).toBeFocused();
  await box('cafe_name_locale').fill('카페 온도');
  await box('cafe_name').fill('Cafe Ondo');
  await press(main.getByRole('button', { name: say('cancel') }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: say('leave_stay') }));

  await page.route('**/api/cafe/create', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press(save);
  const failed = page.getByRole('alertdialog', { name: say('create_failed') });
  await expect(failed).toContainText(say('error_text'));
  await page.unroute('**/api/cafe/create');
  await press(failed.getByRole('button', { name: say('retry') }));

  await expect(page).toHaveURL(TODAY);
  await expect(workplace(page)).toContainText(language === 'en' ? 'Cafe Ondo' : '카페 온도');
  await expect(workplace(page)).toContainText(codeName(language, 'CAUTH', 'OWN'));
  await expect(selector(page)).toHaveCount(0);
  await expect(main.getByText(say('list_cafe_brewing_today_empty_title'))).toBeVisible();

  await test.step('who owns as many as one may is told so before anything is written', async () => {
    for (let left = 2; left > 0; left -= 1)
      await api.post('/api/cafe/create', { cafe_name: `Cafe ${left}`, cafe_name_locale: `카페 ${left}` });
    await press(workplace(page).getByRole('button', { name: say('org_reload') }));
    await expect(selector(page)).toBeVisible();
    await page.goto(at('/cafe/create'));
    await expect(main).toContainText(say('cafe_limit', { max: 3 }));
    await press(main.getByRole('link', { name: say('create_to_cafe') }));
    await expect(page).toHaveURL(TODAY);
  });
  const { cafe_auth } = await api.post('/api/userAuth/select', { auth: ['cafe'] });
  expect(cafe_auth).toHaveLength(3);
});

test('a form belongs to the cafe it was opened in: switching asks, and another tab changes nothing', {
  tag: '@phone',
}, async ({ page, context, say, at, press, person }) => {
  const [here, there] = [await cafeOf(person, '카페 가람', 'OWN'), await cafeOf(person, '카페 나루', 'OWN')];
  const fill = async (name: string) => {
    for (const field of ['coffeebean_name_locale', 'coffeebean_name'] as const)
      await page.getByRole('textbox', { name: new RegExp(`^${literally(say(field))}`) }).fill(name);
  };
  await page.goto(at(`${COFFEES}/write`));
  await fill('나루에 적을 뻔');
  await press(selector(page));
  await press(page.getByRole('menuitemradio', { name: /나루/ }));
  const question = page.getByRole('alertdialog', { name: say('leave_title') });
  await press(question.getByRole('button', { name: say('leave_stay') }));
  await expect(workplace(page)).toContainText('카페 가람');

  const other = await context.newPage();
  await other.goto(at(COFFEES));
  await press(selector(other));
  await press(other.getByRole('menuitemradio', { name: /나루/ }));
  await expect(workplace(other)).toContainText('카페 나루');

  await fill('가람 원두');
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByRole('heading', { level: 1, name: '가람 원두' })).toBeVisible();
  expect([await coffeesOf(here), await coffeesOf(there)]).toEqual([['가람 원두'], []]);
  await other.close();
});

test('a role that changes under way changes what is offered, without a dead end', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  person,
  api,
  faults,
}) => {
  faults.expect(/^403 POST \/api\/cafe\/(coffeebean\/(default|received)\/(list|code|delivered)|view\/list)$/);
  const main = page.getByRole('main');
  const [first, second] = [await cafeOf(person, '카페 가람', 'SAST'), await cafeOf(person, '카페 나루', 'SAST')];
  await saveCoffee(api, first, '가람 블렌드');
  await saveCoffee(api, second, '나루 블렌드');
  await page.goto(at(COFFEES));
  await expect(main.getByRole('link', { name: say('list_cafe_coffeebean_new') })).toBeVisible();

  await employ(first, person, 'BARISTA');
  await press(workplace(page).getByRole('button', { name: say('org_reload') }));
  await expect(main.getByRole('link', { name: say('list_cafe_coffeebean_new') })).toHaveCount(0);
  await page.goto(at(`${COFFEES}/write`));
  await expect(main).toContainText(say('nopermission_text'));
  await expect(workplace(page)).toContainText('카페 가람');

  await page.goto(at(COFFEES));
  await expect(coffee(page, '가람 블렌드')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await employ(first, person, 'FIRE');
  await press(page.getByRole('link', { name: say('menu_coffeebean_received'), exact: true }));
  const lost = page.getByRole('alertdialog');
  await expect(lost).toContainText('카페 가람');
  await press(lost.getByRole('button'));
  await expect(page).toHaveURL(new RegExp(`${LOTS}$`));
  await expect(workplace(page)).toContainText('카페 나루');

  await employ(second, person, 'HLD');
  await press(page.getByRole('link', { name: say('menu_coffeebean_default'), exact: true }).first());
  await expect(main).toContainText(say('nocafe_text'));
  await expect(page.getByRole('link', { name: say('menu_coffeebean_received'), exact: true })).toHaveCount(0);
});
