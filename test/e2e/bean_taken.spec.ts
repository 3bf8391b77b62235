import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { encode } from 'uqr';
import { type Chain, linkThem, makeChain } from '../harness/chain.ts';
import { expectSound } from './support/axe.ts';
import { employ } from './support/cafe.ts';
import { inputOf } from './support/form.ts';
import { behind, countNotes, giveSession, makePerson, NOTES } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** A chain of its own, with the roastery's stages as they are at first. */
const newChain = (): Promise<Chain> => behind((admin) => makeChain(admin));

test('a note begins from the link of a coffee, is asked about once it is there, and an unknown link says so', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  faults.allow(/404 POST \/api\/user\/cafebean\/default/);
  const { links } = await newChain();
  const from = `${NOTES}/write?type=RSTRDT&serial=${links.batchForCafe}`;
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('it has what the person is told, and is saved', async () => {
    await page.goto(at(from));
    await expect(inputOf(user, 'coffeebean_uuid')).toHaveValue(links.RSTRDT);
    await expect(inputOf(user, 'cupnote_name')).toHaveValue(user.language === 'ko' ? '낮 블렌드' : 'Noon Blend');
    await expect(inputOf(user, 'blending_result_date')).toHaveValue(/2026/);
    await expectSound(page, 'a note from a link');
    await press(button(say('record_save')));
    await expect(button(say('record_edit'))).toBeVisible();
    await expect(main.getByRole('link', { name: say('serial_open') })).toHaveAttribute(
      'href',
      at(`/info/beannote/beandetail/${links.RSTRDT}`),
    );
    expect(await countNotes(person)).toBe(1);
  });

  await test.step('the same link asks for the note that there is', async () => {
    await page.goto(at(from));
    const asked = page.getByRole('alertdialog', { name: say('confirm_refresh') });
    await press(asked.getByRole('button', { name: say('receive_load') }));
    await expect(page).toHaveURL(/coffeenote\/\d+\?mode=edit$/);
    await page.goto(at(from));
    await press(asked.getByRole('button', { name: say('receive_new') }));
    await expect(inputOf(user, 'coffeebean_uuid')).toHaveValue(links.RSTRDT);
  });

  await test.step('an unknown one says so and leaves the form empty', async () => {
    await page.goto(at(`${NOTES}/write?type=CAFEDF&serial=6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d`));
    const told = page.getByRole('alertdialog', { name: say('serial_unknown') });
    await press(told.getByRole('button'));
    await expect(inputOf(user, 'cupnote_name')).toHaveValue('');
    await expect(inputOf(user, 'coffeebean_uuid')).toHaveValue('');
  });
});

test('a guest who opens the link signs in first, and the note is filled when they come back', async ({
  page,
  say,
  at,
  user,
  context,
}) => {
  const { links } = await newChain();
  await page.goto(at(`${NOTES}/write?type=CAFEDF&serial=${links.CAFEDF}`));
  await expect(page).toHaveURL(/\/user\/signin\?next=/);
  const next = new URL(page.url()).searchParams.get('next');
  await giveSession(context, await makePerson('손님'));
  await page.goto(at(String(next)));
  await expect(inputOf(user, 'coffeebean_uuid')).toHaveValue(links.CAFEDF);
  await expect(inputOf(user, 'store_name')).toHaveValue(/./);
  await expect(page.getByText(say('serial_filled'))).toBeVisible();
});

test('a cafe scans a bag: it registers the coffee on the way, receives the lot, and meets both again', async ({
  page,
  say,
  at,
  press,
  user,
  person,
  faults,
}) => {
  faults.allow(/404 POST \/api\/cafe\/beaninfo\/default/);
  const chain = await newChain();
  const { links, cafe } = chain;
  await employ(cafe, person, 'SAST');
  await behind(async (admin) => {
    await linkThem(admin, chain, 'CAFE');
    for (const table of ['cafe_coffeebean', 'cafe_received'])
      await admin.query(`UPDATE ${table} SET removed_at = now() WHERE org = $1`, [cafe]);
  });
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const asked = (name: string) => page.getByRole('alertdialog', { name });
  const coffee = (name: string) => inputOf({ ...user, entity: cafeCoffeebean }, name);
  const lot = (name: string) => inputOf({ ...user, entity: cafeReceived }, name);
  const batch = at(`/cafe/coffeebean/qrreceived/${links.batchForCafe}`);

  await test.step('without a link it says how', async () => {
    await page.goto(at('/cafe/coffeebean/qrreceived'));
    await expect(main.getByText(say('qrreceived_none_text'))).toBeVisible();
    await expectSound(page, 'receiving without a link');
  });

  await test.step('a batch of an unknown coffee leads to its registration, and back', async () => {
    await page.goto(batch);
    const question = asked(say('confirm_coffeebean_register'));
    await press(question.getByRole('button', { name: say('receive_register') }));
    await expect(page).toHaveURL(new RegExp(`qrdefault/${links.RSTRDF}\\?qrreceived=${links.RSTRDT}$`));
    await expect(coffee('coffeebean_name')).toHaveValue('Noon Blend');
    await expect(coffee('blending_uuid')).toHaveValue(links.RSTRDF);
    await expectSound(page, 'a coffee from a link');
    await press(button(say('record_save')));
    await expect(page).toHaveURL(new RegExp(`qrreceived/${links.RSTRDT}$`));
    await expect(lot('coffeebean_seq')).toHaveValue(/블렌드|Blend/);
    await expect(lot('blending_loss')).toHaveValue('15.0');
    await lot('received_mass').fill('1000');
    await press(button(say('record_save')));
    await expect(page).toHaveURL(/\/cafe\/coffeebean\/received$/);
    await expect(main.getByText(/낮 블렌드|Noon Blend/).first()).toBeVisible();
  });

  await test.step('both are asked about when they are scanned again', async () => {
    await page.goto(batch);
    await press(asked(say('confirm_refresh')).getByRole('button', { name: say('receive_to_list') }));
    await expect(page).toHaveURL(/\/cafe\/coffeebean\/received$/);
    await page.goto(at(`/cafe/coffeebean/qrdefault/${links.blendForCafe}`));
    await press(asked(say('confirm_refresh')).getByRole('button', { name: say('receive_load') }));
    await expect(page).toHaveURL(/coffeebean\/default\/\d+\?mode=edit$/);
    await expect(coffee('blending_uuid')).toHaveValue(links.RSTRDF);
  });

  await test.step('a batch of a coffee that is out of use leads to that coffee, and back', async () => {
    await behind(async (admin) => {
      await admin.query('UPDATE cafe_coffeebean SET coffeebean_use = false WHERE org = $1', [cafe]);
      await admin.query('UPDATE cafe_received SET removed_at = now() WHERE org = $1', [cafe]);
    });
    await page.goto(batch);
    await press(asked(say('confirm_coffeebean_register')).getByRole('button', { name: say('receive_register') }));
    await press(asked(say('confirm_refresh')).getByRole('button', { name: say('receive_load') }));
    await expect(main.getByText(say('receive_back_in_use'))).toBeVisible();
    await expect(coffee('coffeebean_name')).toHaveValue('Noon Blend');
    await expect(coffee('coffeebean_use')).toBeChecked();
    await expectSound(page, 'a coffee that is used again');
    await press(button(say('record_save')));
    await expect(page).toHaveURL(new RegExp(`qrreceived/${links.RSTRDT}$`));
    await expect(lot('coffeebean_seq')).toHaveValue(/블렌드|Blend/);
    await press(button(say('record_save')));
    await expect(page).toHaveURL(/\/cafe\/coffeebean\/received$/);
  });

  await test.step('what the roastery publishes is listed with the coffee that it is already', async () => {
    await page.goto(at('/cafe/coffeebean/beanblending'));
    await expect(main.getByRole('link', { name: /^(낮 블렌드|Noon Blend)$/ })).toHaveAttribute(
      'href',
      at(`/cafe/coffeebean/beaninfo/${links.RSTRDF}`),
    );
    await expect(main.getByText(/느린 로스터리 · /)).toBeVisible();
    await expectSound(page, 'what roasteries publish');
    await press(main.getByRole('link', { name: say('published_taken') }));
    await expect(page).toHaveURL(/coffeebean\/default\/\d+$/);
  });

  await test.step('a link that tells nothing says so', async () => {
    await page.goto(at('/cafe/coffeebean/qrdefault/6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d'));
    await expect(main.getByRole('heading', { name: say('serial_unknown') })).toBeVisible();
  });

  await test.step('where they trade no longer, what customers see is filled in and a line says why', async () => {
    await behind(async (admin) => {
      await linkThem(admin, chain, 'FIRE');
      await admin.query(`UPDATE cafe_received SET removed_at = now() WHERE org = $1`, [cafe]);
    });
    await page.goto(batch);
    await expect(main.getByText(say('receive_unlinked'))).toBeVisible();
    await expect(main.getByText(say('receive_no_coffee'))).toBeVisible();
  });
});

test('a code is opened from a picture, by its address and by its number; a foreign one is shown and not followed', async ({
  page,
  say,
  at,
  press,
  person: _,
  faults,
}) => {
  faults.allow(/404 POST \/api\/user\//);
  const { links } = await newChain();
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const picture = async (text: string) => {
    const { data } = encode(text, { border: 4 });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${data.length} ${data.length}" width="480" height="480"><rect width="100%" height="100%" fill="#fff"/>${data
      .flatMap((row, y) => row.map((dark, x) => (dark ? `<rect x="${x}" y="${y}" width="1" height="1"/>` : '')))
      .join('')}</svg>`;
    const paper = await page.context().newPage();
    await paper.setContent(svg);
    const buffer = await paper.locator('svg').screenshot();
    await paper.close();
    return { name: 'bag.png', mimeType: 'image/png', buffer };
  };
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button(say('scan_choose')))]);
    await chooser.setFiles(file);
  };
  const open = at('/user/link/coffeebean');

  await test.step('how it is done leads to the page that scans', async () => {
    await page.goto(at('/user/link/intro'));
    await expectSound(page, 'how to scan');
    await press(main.getByRole('link', { name: say('menu_link_coffeebean') }));
    await expect(page).toHaveURL(new RegExp(`${open}$`));
    await expectSound(page, 'scanning');
  });

  await test.step('a device without a camera that may be used names the other ways', async () => {
    await press(button(say('scan_start')));
    await expect(main.getByText(say('scan_denied')).or(main.getByText(say('scan_no_camera')))).toBeVisible();
  });

  await test.step('a picture without a code, and one that is none, say so', async () => {
    await choose({ name: 'white.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(main.getByText(say('scan_picture_none'))).toBeVisible();
    await choose({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(main.getByText(say('scan_picture_unreadable'))).toBeVisible();
  });

  await test.step('a foreign code is shown', async () => {
    await choose(await picture('https://elsewhere.example/info/beannote/beaninfo/1'));
    await expect(main.getByText(say('scan_foreign'))).toBeVisible();
    await expect(main.getByText('https://elsewhere.example/info/beannote/beaninfo/1')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${open}$`));
  });

  await test.step('ours is opened from a picture, by its address, and by its number', async () => {
    const { origin } = new URL(page.url());
    const beans = new RegExp(`/info/beannote/coffeebean/${links.CAFEDF}$`);
    await choose(await picture(`${origin}/info/beannote/coffeebean/${links.CAFEDF}`));
    await expect(page).toHaveURL(beans);
    for (const typed of [`${origin}/en/info/beannote/coffeebean/${links.CAFEDF}`, links.CAFEDF]) {
      await page.goto(open);
      await main.getByLabel(say('scan_address')).fill(typed);
      await press(button(say('scan_open')));
      await expect(page).toHaveURL(beans);
    }
    await page.goto(open);
    await main.getByLabel(say('scan_address')).fill('6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d');
    await press(button(say('scan_open')));
    await expect(main.getByText(say('scan_unknown'))).toBeVisible();
  });
});
