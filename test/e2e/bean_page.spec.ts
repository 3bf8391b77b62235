import { BEAN_LINKS } from '@hanjan/model/bean/info.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { seat } from '../harness/org.ts';
import { expectNoSideways, expectSound } from './support/axe.ts';
import { beansOf, DOSE } from './support/beans.ts';
import { inputOf } from './support/form.ts';
import { behind, giveSession, makePerson } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';
import { expectTouchable } from './support/touch.ts';

const UNKNOWN = '6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d';

test('a guest reads of a coffee what everybody may know, and is led to more', async ({ page, say, at, language }) => {
  const { links } = await beansOf();
  await page.goto(at(`${BEAN_LINKS.RSTRDT.page}/${links.RSTRDT}`));
  const main = page.getByRole('main');
  const name = language === 'ko' ? '낮 블렌드' : 'Noon Blend';
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · ${say('hanjan')}`);
  await expect(main.locator('.bean-kind')).toContainText(codeName(language, 'CNTR', 'ETH'));
  await expect(main.getByText('느린 로스터리')).toBeVisible();
  await expect(main.locator('.bean-age output')).toContainText(/\+\d/);
  // What its stage leaves out is not there, not even as a heading.
  for (const hidden of ['beaninfo_taste', 'beaninfo_brew'] as const)
    await expect(main.getByRole('heading', { name: say(hidden) })).toHaveCount(0);
  await expect(main.getByText('for every day')).toHaveCount(0);
  await expect(main.getByRole('img', { name: /지도|Map/ })).toBeVisible();
  await expectSound(page, 'a coffee for everybody');

  await test.step('what it says of itself to programs stands in the page, and nothing forbids it', async () => {
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Product', name });
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  await test.step('its keys are reached by the keyboard and lead to signing in and back', async () => {
    const write = main.getByRole('link', { name: say('beaninfo_write_sign') });
    await expect(write).toHaveAttribute('href', new RegExp(encodeURIComponent(`?type=RSTRDT&serial=${links.RSTRDT}`)));
    await write.focus();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: say('beaninfo_more') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`signin\\?next=${encodeURIComponent(BEAN_LINKS.RSTRDT.page)}`));
  });
});

test('whoever is signed in sees origin and taste, and brews it with its dose', async ({
  page,
  say,
  at,
  press,
  person,
  language,
}) => {
  const { links } = await beansOf();
  expect(person.user_seq).toBeGreaterThan(0);
  await page.goto(at(`${BEAN_LINKS.CAFEDT.page}/${links.CAFEDT}`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: say('beaninfo_taste') })).toBeVisible();
  await expect(main.getByText('our house coffee')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: say('beaninfo_from_roaster') })).toBeVisible();
  await expect(main.getByText(codeName(language, 'PRCS', 'NTRL')).first()).toBeVisible();
  // A stage that shows no shares has none.
  await expect(main.getByText('40.0')).toHaveCount(0);
  await expect(main.getByRole('link', { name: say('beaninfo_write') })).toHaveAttribute(
    'href',
    new RegExp(`/user/usernote/coffeenote/write\\?type=CAFEDT&serial=${links.CAFEDT}$`),
  );
  const flavors = main.locator('.bean-flavors').first();
  await expect(flavors).toContainText(codeName(language, 'FLVR', 'BLUEBERRY'));
  // Words stand there until the colours are loaded, and then give way to others.
  await expect(flavors.locator('> *').first()).toBeVisible();
  await flavors.scrollIntoViewIfNeeded();
  await expect(main.locator('svg.radar').first()).toBeVisible();
  await main.locator('.bean-wheel').first().scrollIntoViewIfNeeded();
  await expect(main.locator('svg.wheel').first()).toBeVisible();
  await expectSound(page, 'a coffee for customers');

  const brew = main.getByRole('link', { name: say('beaninfo_brew_now') }).first();
  await expect(main.getByText(`${DOSE} g`, { exact: true }).first()).toBeVisible();
  await press(brew);
  await expect(page).toHaveURL(at('/info/chart/brewingrecord'));
  await expect(page.locator('.brewpage-box[data-field="brewing_bean_mass"] input')).toHaveValue(`${DOSE}.0`);
  await expect(page.getByRole('table', { name: say('brewpage_steps') }).getByRole('row')).toHaveCount(5);
  const coffee = language === 'ko' ? '낮 블렌드' : 'Noon Blend';
  await expect(page.getByRole('heading', { level: 1, name: coffee })).toBeVisible();
});

test('staff see what staff see, and what others see of it', async ({ page, say, at, press, person, faults }) => {
  faults.expect(/^404 POST \/api\/user\/beaninfo\/default$/);
  const chain = await beansOf();
  await behind((admin) => seat(admin, chain.roaster, person.user_seq, 'ROASTER'));
  const main = page.getByRole('main');
  await behind((admin) =>
    admin.query('UPDATE roaster_blending_result SET blending_organic_loss = 48 WHERE org = $1', [chain.roaster]),
  );
  await page.goto(at(`${BEAN_LINKS.RSTRDT.page}/${chain.links.RSTRDT}`));
  const organicLoss = main.locator('.bean-facts > div').filter({ hasText: say('beaninfo_organic_loss') });
  await expect(organicLoss.locator('dd')).toHaveText(/^4\.80\s%$/);
  await page.goto(at(`${BEAN_LINKS.RSTRDF.page}/${chain.links.RSTRDF}`));
  const as = (who: 'staff' | 'customer' | 'normal') => main.getByRole('radio', { name: say(`beaninfo_as_${who}`) });
  await expect(as('staff')).toBeChecked();
  await expect(main.getByText('Guji Uraga')).toBeVisible();
  await expect(main.locator('.bean-green-name .number').first()).toHaveText(/^40\s%$/);
  await expectSound(page, 'a coffee for its staff');
  await press(as('customer'));
  await expect(main.getByText('Guji Uraga')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: say('beaninfo_taste') })).toBeVisible();
  await press(as('normal'));
  await expect(main.getByRole('heading', { name: say('beaninfo_taste') })).toHaveCount(0);
  await behind((admin) =>
    admin.query("UPDATE roaster_blending SET normal_public_stage = 'NONE' WHERE org = $1", [chain.roaster]),
  );
  await press(as('staff'));
  await page.reload();
  await expect(main.getByText('Guji Uraga')).toBeVisible();
  await press(as('normal'));
  await expect(main.getByRole('status').filter({ hasText: say('beaninfo_as_hidden') })).toBeVisible();
});

test('a barista reads what a roastery tells cafes, receives it, and is told who registers it', async ({
  page,
  say,
  at,
  press,
  person,
  user,
}) => {
  const chain = await beansOf();
  await behind((admin) => seat(admin, chain.cafe, person.user_seq, 'BARISTA'));
  const main = page.getByRole('main');
  await page.goto(at(`/cafe/coffeebean/beandetail/${chain.links.RSTRDT}`));
  await expect(main.getByRole('link', { name: say('beaninfo_receive') })).toHaveAttribute(
    'href',
    new RegExp(`/cafe/coffeebean/qrreceived/${chain.links.RSTRDT}$`),
  );
  await page.goto(at(`/cafe/beannote/beaninfo/${chain.links.RSTRDF}`));
  await expect(main.getByRole('link', { name: say('beaninfo_take') })).toHaveAttribute(
    'href',
    new RegExp(`/cafe/coffeebean/qrdefault/${chain.links.RSTRDF}$`),
  );
  await page.goto(at('/cafe/coffeebean/beaninfo'));
  await expect(main.getByRole('heading', { name: say('beaninfo_cafe_none_title') })).toBeVisible();

  await test.step('that seniors register coffees is said at once, with the way to one that is there', async () => {
    const take = async (title: 'receive_seniors_known' | 'receive_seniors_title') => {
      await page.goto(at(`/cafe/beannote/beaninfo/${chain.links.RSTRDF}`));
      await press(main.getByRole('link', { name: say('beaninfo_take') }));
      await expect(main.getByRole('heading', { name: say(title) })).toBeVisible();
    };
    const known = main.getByRole('link', { name: say('published_taken') });
    await take('receive_seniors_known');
    await expect(main.getByText(say('receive_seniors_in_use'))).toBeVisible();
    await expectSound(page, 'a coffee that seniors register');
    await press(known);
    await expect(page).toHaveURL(/\/cafe\/coffeebean\/default\/\d+$/);
    await expect(main.getByRole('heading', { level: 1, name: /낮 블렌드|Noon Blend/ })).toBeVisible();
    await behind((admin) =>
      admin.query('UPDATE cafe_coffeebean SET coffeebean_use = false WHERE org = $1', [chain.cafe]),
    );
    await take('receive_seniors_known');
    await expect(main.getByText(say('receive_seniors_unused'))).toBeVisible();
    await behind((admin) => admin.query('UPDATE cafe_coffeebean SET removed_at = now() WHERE org = $1', [chain.cafe]));
    await take('receive_seniors_title');
    await expect(main.getByText(say('receive_seniors_text'))).toBeVisible();
    await expect(known).toHaveCount(0);
  });

  await test.step('a batch is received all the same', async () => {
    await behind((admin) => admin.query('UPDATE cafe_received SET removed_at = now() WHERE org = $1', [chain.cafe]));
    await page.goto(at(`/cafe/coffeebean/beandetail/${chain.links.RSTRDT}`));
    await press(main.getByRole('link', { name: say('beaninfo_receive') }));
    await expect(inputOf({ ...user, entity: cafeReceived }, 'blending_result_date')).toHaveValue(/2026/);
    await expect(main.getByRole('button', { name: say('record_save'), exact: true })).toBeEnabled();
  });
});

test('a link that leads nowhere says so in the same words, whatever the reason', async ({ page, say, at, faults }) => {
  faults.expect(/^404 POST \/api\/user\/beaninfo\/default$/);
  const { links } = await beansOf();
  await behind((admin) =>
    admin.query("UPDATE roaster_blending SET normal_public_stage = 'NONE' WHERE blending_uuid_str = $1", [
      links.RSTRDF,
    ]),
  );
  const main = page.getByRole('main');
  const said: string[] = [];
  for (const link of [UNKNOWN, links.RSTRDF, links.RSTRDT, 'nothing']) {
    await page.goto(at(`${BEAN_LINKS.RSTRDF.page}/${link}`));
    await expect(main.getByRole('heading', { name: say('beaninfo_unknown_title') })).toBeVisible();
    said.push(await main.innerText());
  }
  expect(new Set(said).size).toBe(1);
  await expectSound(page, 'no coffee');
  await main.getByRole('link', { name: say('menu_beannote') }).click();
  await expect(main.getByRole('heading', { level: 1, name: say('menu_beannote') })).toBeVisible();
  await expectSound(page, 'about the pages of coffees');
  await page.goto(at(BEAN_LINKS.RSTRDF.page));
  await expect(page).toHaveURL(at('/info/beannote/intro'));
});

test('everything of it fits the narrowest phone and is hit by a thumb @phone', async ({ page, say, at, context }) => {
  const chain = await beansOf();
  const staff = await makePerson('한지우');
  await behind((admin) => seat(admin, chain.roaster, staff.user_seq, 'ROASTER'));
  await giveSession(context, staff);
  await page.goto(at(`${BEAN_LINKS.RSTRDT.page}/${chain.links.RSTRDT}`));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say('beaninfo_brew_now') }).scrollIntoViewIfNeeded();
  await main.locator('svg.wheel').scrollIntoViewIfNeeded();
  await expectTouchable(page, 'all of a coffee');
  await expectSound(page, 'all of a coffee');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(main.locator('svg.wheel')).toBeVisible();
  await expectNoSideways(page, 'all of a coffee at 320 px');
});

test('where data is to be saved the words come without drawings @desk', async ({ page, say, at, person }) => {
  expect(person.user_seq).toBeGreaterThan(0);
  const { links } = await beansOf();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto(at(`${BEAN_LINKS.RSTRDF.page}/${links.RSTRDF}`));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say('beaninfo_brew_now') })).toBeVisible();
  await main.getByRole('heading', { name: say('beaninfo_taste') }).scrollIntoViewIfNeeded();
  await expect(main.locator('svg.wheel, svg.radar, svg.map')).toHaveCount(0);
});
