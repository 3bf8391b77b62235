import { expectSound } from './support/axe.ts';
import { inputOf } from './support/form.ts';
import { behind, NOTES, NOTES_API, saveNote } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { codeName } from './support/texts.ts';

// Colours are judged where they stand, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the history tells who changed what from what to what, and brings a value back', async ({
  page,
  say,
  at,
  press,
  user,
  language,
  api,
  person,
}) => {
  const code = (group: string, id: string) => codeName(language, group, id);
  const key = await saveNote(api, {
    cupnote_name: '예가체프',
    cupnote_body_point: 6,
    cupnote_desc: '식을수록 복숭아가 또렷하다.',
    cupnote_flavor_list: ['HONEY', 'PEACH'],
  });
  const edit = (version: number, values: object) =>
    api.post(`${NOTES_API}/edit`, { cupnote_seq: key, version, UPList: Object.keys(values), ...values });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/history/') && asked.push(request.url()));
  const history = page.getByRole('button', { name: say('history') });
  const entries = page.getByRole('region', { name: say('history') }).getByRole('listitem');

  await page.goto(`${at(NOTES)}/${key}`);
  await expect(history).toBeVisible();
  expect(asked).toEqual([]);
  await press(history);
  await expect(page.getByText(say('history_none'))).toBeVisible();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText([say('history_created')]);
  await expectSound(page, 'a history of nothing');

  await edit(1, { cupnote_body_point: 8, cupnote_main: true, inside_air: 2150, cupnote_place: 'ROSTR' });
  await edit(2, { cupnote_desc: '식을수록 자두가 또렷하다.', cupnote_flavor_list: ['LEMON', 'HONEY'] });
  await api.post(`${NOTES_API}/remove`, { cupnote_seq: key, version: 3 });
  await api.post(`${NOTES_API}/restore`, { cupnote_seq: key });
  await page.reload();
  await press(history);
  await expect(entries).toHaveCount(5);
  const rowOf = (entry: number, name: string) => entries.nth(entry).locator('dl', { hasText: name });
  await expect(entries.nth(0)).toContainText(say('history_restored'));
  await expect(entries.nth(1)).toContainText(say('history_removed'));
  for (const i of [0, 1, 2, 3, 4]) await expect(entries.nth(i)).toContainText(person.user_name);
  await expect(rowOf(2, say('cupnote_desc')).locator('del')).toHaveText(/복숭아가/);
  await expect(rowOf(2, say('cupnote_desc')).locator('ins')).toHaveText(/자두가/);
  await expect(rowOf(2, say('cupnote_flavor_list')).locator('del')).toHaveText(code('FLVR', 'PEACH'));
  await expect(rowOf(2, say('cupnote_flavor_list')).locator('ins')).toHaveText(code('FLVR', 'LEMON'));
  await expect(rowOf(3, say('cupnote_body_point'))).toContainText('6 → ');
  await expect(rowOf(3, say('cupnote_main'))).toContainText(say('yes'));
  await expect(rowOf(3, say('cupnote_place'))).toContainText(code('NTPLC', 'ROSTR'));
  await expect(rowOf(3, say('inside_air'))).toContainText(say('empty_value'));
  await expect(rowOf(3, say('inside_air'))).toContainText('21.50');
  await expectSound(page, 'a history');

  await press(page.getByRole('button', { name: say('history_again_of', { name: say('cupnote_desc') }) }));
  await expect(inputOf(user, 'cupnote_desc')).toHaveValue('식을수록 복숭아가 또렷하다.');
  await expect(page.getByText(say('record_changed', { count: 1 }))).toBeVisible();
  expect(await api.get(`${NOTES_API}/detail/${key}`)).toMatchObject({ version: 5 });
  await press(page.getByRole('button', { name: say('record_save') }));
  await expect(page.getByText(say('save_ok'), { exact: true })).toBeVisible();
  await press(history);
  await expect(entries).toHaveCount(6);
});

test('an old history comes page by page, and says when it cannot be had', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  api,
  person,
  faults,
}) => {
  const key = await saveNote(api, { cupnote_name: '예가체프' });
  for (let version = 1; version <= 24; version++)
    await api.post(`${NOTES_API}/edit`, {
      cupnote_seq: key,
      version,
      UPList: ['store_name'],
      store_name: `${version}`,
    });
  const history = page.getByRole('button', { name: say('history') });
  const entries = page.getByRole('region', { name: say('history') }).getByRole('listitem');
  const older = page.getByRole('button', { name: say('history_older') });
  await page.goto(`${at(NOTES)}/${key}`);
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();

  faults.expect(/^503 GET \/api\/user\/qc\/coffeebean\/history\/\d+$/);
  const busy = { status: '503', result: null, description: say('busy_text'), code: 'busy_text', fields: [] };
  await page.route(`**${NOTES_API}/history/**`, (route) => route.fulfill({ status: 503, json: busy }));
  await press(history);
  await expect(page.getByRole('alert')).toContainText(say('busy_text'));
  await expectSound(page, 'no history');
  await page.unroute(`**${NOTES_API}/history/**`);
  await press(page.getByRole('button', { name: say('retry') }));

  await expect(entries).toHaveCount(20);
  await expect(entries.first()).toContainText('24');
  await press(older);
  await expect(entries).toHaveCount(25);
  await expect(entries.last()).toContainText(say('history_created'));
  await expect(older).toBeHidden();
});

test('a maker that is no longer offered keeps its name in the history', { tag: '@desk' }, async ({
  page,
  say,
  at,
  press,
  api,
  person,
}) => {
  const makers = await behind(async (admin) => {
    const { rows } = await admin.query<{ company_seq: number }>(
      `INSERT INTO company (company_type, company_name, company_use)
       VALUES ('EQD', '옛 제작소', true), ('EQD', '새 제작소', true) RETURNING company_seq::integer`,
    );
    return rows.map(({ company_seq }) => company_seq);
  });
  const [equip_manufacture_seq, newer] = makers;
  const EQUIP_API = '/api/user/item/equip';
  const named = { equip_type: 'GRD', equip_name: '그라인더', equip_name_locale: '그라인더' };
  const { user_equip_seq } = await api.post(`${EQUIP_API}/edit`, { ...named, equip_manufacture_seq });
  const change = { user_equip_seq, version: 1, UPList: ['equip_manufacture_seq'], equip_manufacture_seq: newer };
  await api.post(`${EQUIP_API}/edit`, change);
  await behind((admin) => admin.query('UPDATE company SET company_use = false WHERE company_seq = ANY($1)', [makers]));

  await page.goto(`${at('/user/usernote/equip')}/${user_equip_seq}`);
  await expect(page.getByRole('button', { name: person.user_name })).toBeVisible();
  await press(page.getByRole('button', { name: say('history') }));
  const entries = page.getByRole('region', { name: say('history') }).getByRole('listitem');
  await expect(entries.first()).toContainText('옛 제작소');
  await expect(entries.first()).toContainText('새 제작소');
});
