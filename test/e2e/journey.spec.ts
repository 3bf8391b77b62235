import { writable } from '@hanjan/core';
import { userCupnote, userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import type { Page } from '@playwright/test';
import { choice, type FormUser, fillByKeys, fillByPointer, inputOf } from './support/form.ts';
import { listUser } from './support/list.ts';
import { plantFarm, wholeNote } from './support/notes.ts';
import { NOTES, NOTES_API, newId, PASSWORD, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName, type Say } from './support/texts.ts';

/** What the link of a coffee brings into a note; `chain.spec.ts` fills it. */
const OF_A_LINK = ['coffeebean_uuid', 'coffeebean_uuid_type', 'brewing_result_use', 'brewing_seq'];
const OF_A_ROAST = ['blending_info_detail_use', 'blending_loss', 'blending_organic_loss'];
const order = userCupnoteScreen.form.flatMap(({ fields }) => fields);

test.beforeAll(plantFarm);

test('a guest becomes a person, keeps a first note, finds, changes, removes and brings it back', async ({
  page,
  context,
  say,
  at,
  press,
  language,
  user,
  api,
  faults,
}) => {
  test.setTimeout(150_000);
  const note = wholeNote(language);
  const name = String(note.cupnote_name);
  const list = listUser(user);
  const rows = list.rows(name, 'Huila');
  const user_id = newId();
  expect([...Object.keys(note), ...OF_A_LINK, ...OF_A_ROAST].sort()).toEqual([...writable(userCupnote)].sort());

  await test.step('a first note is begun before signing up', async () => {
    await page.goto(at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('intro_title'));
    await press(page.getByRole('link', { name: say('intro_start') }));
    await expect(page.getByText(say('guest_writes'))).toBeVisible();
    await page.goto(at(`/user/signin?next=${encodeURIComponent(`${NOTES}/write`)}`));
    await expect(page.getByText(say('signin_for'))).toBeVisible();
    await press(page.getByRole('main').getByRole('link', { name: say('signup'), exact: true }));
    await expect(page.getByRole('heading', { name: say('menu_signup') })).toBeVisible();
  });

  await test.step('every fault of signing up says what to do', async () => {
    faults.expect(/^400 POST \/api\/sign\/signup$/);
    await signUpWithFaults(page, say, press, user_id);
  });

  await test.step('and back to the form, where every field is filled', async () => {
    await expect(page).toHaveURL(new RegExp(`${at(NOTES)}/write$`));
    await expect(page.getByText(say('signup_ok'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: say('user_cupnote_write') })).toBeVisible();
    for (const [i, field] of order.filter((known) => known in note).entries()) {
      const input = inputOf(user, field);
      if (i % 3 === 2) {
        await input.focus();
        await fillByKeys(user, field, note[field]);
      } else await fillByPointer(user, field, note[field]);
    }
    await expect(page.getByText(say('days_after', { sign: '+', days: 9 }))).toBeVisible();
  });

  await test.step('it is kept as it was written', async () => {
    await press(page.getByRole('button', { name: say('record_save') }));
    await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(NOTES)}/\\d+$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const kept = await api.get(`${NOTES_API}/detail/${page.url().split('/').at(-1)}`);
    const refs = await namesOfRefs(api, kept, language);
    for (const field of Object.keys(note)) expect(refs[field] ?? kept[field], field).toEqual(note[field]);
    for (const text of ['condition', 'blending_country_etc', 'blending_farm_etc'])
      await expect(page.getByText(String(note[text]), { exact: true })).toBeVisible();
    await expect(page.getByText(codeName(language, 'FLVR', 'JASMINE'), { exact: true })).toBeVisible();
  });

  await test.step('it is found by its title, by a filter and by an order', async () => {
    for (let i = 1; i <= 3; i++)
      await saveNote(api, { cupnote_name: `Huila ${i}`, cupnote_place: 'HOME', cupnote_date: `2026-04-0${i}` });
    await page.goto(at(NOTES));
    await expect(rows).toHaveCount(4);
    const search = page.getByRole('searchbox');
    await search.fill(name.slice(0, 4));
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/searchTitle=/);
    await search.fill('');
    await expect(rows).toHaveCount(4);

    await list.openFilters();
    await list.openFilter('cupnote_place');
    await press(choice(page, codeName(language, 'NTPLC', 'CAFE')));
    await list.closeFilter('cupnote_place');
    await list.closeFilters();
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/searchSelect=cupnote_place/);

    await press(page.getByRole('button', { name: say('list_clear') }));
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toHaveText('Huila 3');
    await list.openFilters();
    await press(page.getByRole('button', { name: say('list_sorted', { order: list.orderText('sort_newest') }) }));
    await press(page.getByRole('menuitemradio', { name: list.orderText('sort_oldest') }));
    await list.closeFilters();
    await expect(rows.first()).toHaveText(name);
  });

  await test.step('a row opens the note, and back returns to that row', async () => {
    const shown = page.url();
    await press(page.getByRole('link', { name }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('link', { name })).toBeFocused();
    await press(page.getByRole('link', { name }));
  });

  await test.step('it is changed, and saving nothing says so', async () => {
    const main = page.getByRole('main');
    await press(main.getByRole('button', { name: say('record_edit') }));
    await expect(page.getByText(String(note.cupnote_date))).toBeVisible();
    await expect(inputOf(user, 'cupnote_date')).toHaveCount(0);
    await press(main.getByRole('button', { name: say('record_save') }));
    await expect(page.getByText(say('save_not_changed'))).toBeVisible();
    await inputOf(user, 'store_name').fill('Ondo');
    await expect(page.getByText(say('record_changed', { count: 1 }))).toBeVisible();
    await press(main.getByRole('button', { name: say('record_save') }));
    await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
    await expect(main.getByText('Ondo', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  });

  await test.step('it is removed after a question, and comes back', async () => {
    const main = page.getByRole('main');
    await press(main.getByRole('button', { name: say('record_remove') }));
    const question = page.getByRole('alertdialog', { name: say('remove_title') });
    await press(question.getByRole('button', { name: say('cancel') }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await press(main.getByRole('button', { name: say('record_remove') }));
    await press(question.getByRole('button', { name: say('record_remove') }));
    await expect(page.getByText(say('remove_ok'), { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(3);
    await press(page.getByRole('button', { name: say('restore') }));
    await expect(page.getByText(say('restore_ok'), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

  await test.step('signing out leaves nothing behind, signing in brings everything back', async () => {
    await press(page.getByRole('button', { name: say('person_menu', { name: '김하늘' }) }));
    await press(page.getByRole('menuitem', { name: say('signout') }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: say('signout') }));
    await expect(page.getByRole('link', { name: say('intro_start') })).toBeVisible();
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('sid');
    await press(page.getByRole('banner').getByRole('link', { name: say('signin') }));
    await page.getByRole('textbox', { name: say('user_id') }).fill(user_id);
    await page.getByRole('textbox', { name: say('user_pass') }).fill(PASSWORD);
    await press(page.getByRole('main').getByRole('button', { name: say('signin'), exact: true }));
    await press(page.getByRole('link', { name: say('home_notes_all') }));
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(rows).toHaveCount(4);
  });
});

type Press = FormUser['press'];

/** Meets every fault of the sign-up page once, then makes the account. */
async function signUpWithFaults(page: Page, say: Say, press: Press, user_id: string): Promise<void> {
  const main = page.getByRole('main');
  const id = main.getByRole('textbox', { name: say('user_id') });
  const pass = main.getByRole('textbox', { name: say('user_pass') });
  const name = main.getByRole('textbox', { name: say('user_name') });
  const email = main.getByRole('textbox', { name: say('user_email') });
  const age = main.getByRole('checkbox').first();
  const privacy = main.getByRole('checkbox', { name: say('privacy_ok') });
  const send = () => press(main.getByRole('button', { name: say('signup') }));
  const says = (input: typeof id, text: string) => expect(input).toHaveAccessibleDescription(new RegExp(text));

  await send();
  for (const input of [id, pass, name]) await says(input, say('field_required'));
  await says(age, say('age_required'));
  await says(privacy, say('privacy_required'));
  await expect(id).toBeFocused();

  await id.fill('Ha');
  await pass.fill('짧은 것');
  await name.fill('   ');
  await email.fill('haneul');
  await send();
  await says(id, say('user_id_bad'));
  await says(pass, say('user_pass_short', { min: 10 }));
  await says(name, say('field_required'));
  await says(email, say('user_email_bad'));

  await id.fill('haneul.kim');
  await pass.fill('0123456789');
  await name.fill('가'.repeat(101));
  await email.fill('haneul@example.com');
  await age.check();
  await privacy.check();
  await send();
  await says(pass, say('user_pass_common'));
  await says(name, say('field_maxLength', { max: 300, length: 303 }));
  await expect(pass).toBeFocused();

  await pass.fill('가'.repeat(342));
  await name.fill('김하늘');
  await send();
  await says(pass, say('user_pass_long', { max: 1024 }));

  await id.fill('admin');
  await pass.fill(PASSWORD);
  await send();
  await says(id, say('user_id_taken'));
  await expect(id).toBeFocused();
  await id.fill(user_id.toUpperCase());
  await send();
}

/** The names behind the references of a note. */
async function namesOfRefs(
  api: { post(path: string, body: object): Promise<unknown> },
  kept: Readonly<Record<string, unknown>>,
  language: string,
): Promise<Record<string, string[]>> {
  const pairs = Object.entries(userCupnote.fields).flatMap(([field, { kind, ...of }]) =>
    kind === 'refs' && 'to' in of ? [[field, String(of.to)] as const] : [],
  );
  const found = pairs.map(async ([field, to]) => {
    const rows = (await api.post(`/api/code/${to}`, {})) as Record<string, unknown>[];
    const names = (kept[field] as number[]).map((key) => {
      const row = rows.find((one) => one[`${to}_seq`] === key);
      return String((language === 'ko' && row?.[`${to}_name_locale`]) || row?.[`${to}_name`]);
    });
    return [field, names] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
