import type { Row } from '@hanjan/core';
import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { userBatchScreen } from '@hanjan/model/dev/batch.ts';
import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { userCupnote, userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../../apps/server/sheet/read/csv.ts';
import { typedText } from '../../apps/server/sheet/read/sheet.ts';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { digestRows } from '../harness/digest.ts';
import { wrongTallies } from '../harness/faults.ts';
import { kitchen } from '../harness/kitchen.ts';
import { type Owner, owner, seat, userSeqOf } from '../harness/org.ts';
import { exported, fileOf, sendImport, zipped } from '../harness/sheets.ts';
import { setRowSecurity, withClient } from '../harness/sql.ts';

/** Files of records: what is taken of them, what is told, and that it is all of it or nothing. */

const NOTES = userCupnoteScreen.path;
const BEANS = cafeCoffeebeanScreen.path;
const LOTS = cafeReceivedScreen.path;

let api: TestApi;
let me: Client;
let cafe: Owner;

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  me = await api.person('imports');
  cafe = await owner(api, 'imports.cafe');
});
afterAll(() => api.stop());

type Asked = Parameters<typeof sendImport>[4];
const notes = (file: Buffer | string, asked?: Asked) => sendImport(api.origin, me, NOTES, file, asked);
const inCafe = (client: Client, path: string, file: Buffer | string, asked: Asked = {}) =>
  sendImport(api.origin, client, path, file, { query: `&cafe_seq=${cafe.cafe_seq}`, ...asked });
const faultsOf = async (asked: ReturnType<typeof sendImport>) =>
  (await asked).answer.result.faults.map(({ row, name, key }) => [row, name, key]);

const HEAD = '커피 이름,장소,날짜';
const line = (n: number) => `노트 ${n},카페,2026-11-${String((n % 28) + 1).padStart(2, '0')}`;
const lines = (count: number) => [HEAD, ...Array.from({ length: count }, (_, n) => line(n))].join('\n');
const list = async (client: Client, path: string, body: object = {}) =>
  (await client.post<Row[]>(`${path}/list`, { list_count: 100, orderType: 'rgst_at.asc', ...body })).answer;

describe('cells', () => {
  const read = async (head: string, cell: string, locale = 'ko') => {
    const file = `커피 이름,장소,날짜,${head}\n가,카페,2026-11-20,"${cell.replaceAll('"', '""')}"\n`;
    const { answer } = await notes(file, { mode: 'save', locale });
    if (answer.status !== 'OK') return answer.result.faults.map(({ key }) => key).join(' ');
    const { result } = await list(me, NOTES);
    const { cupnote_seq } = result.at(-1) ?? {};
    return (await me.get<Row>(`${NOTES}/detail/${cupnote_seq}`)).answer.result;
  };
  it.each([
    ['바깥 기온', '-12.5', 'outside_air', -1250],
    ['바깥 기온 (°C)', '-12.5', 'outside_air', -1250],
    ['outside_air', '1,0.5', 'outside_air', 'field_NaN'],
    ['Outdoor temperature', '12.5 °C', 'outside_air', 1250],
    ['바깥 기온', '900', 'outside_air', 'field_maxValue'],
    ['실내 습도', '55.5%', 'inside_humidity', 555],
    ['향', '7', 'cupnote_aroma_point', 7],
    ['향', '11', 'cupnote_aroma_point', 'field_maxValue'],
    ['로스팅 날짜', '2026. 11. 5.', 'blending_result_date', '2026-11-05'],
    ['로스팅 날짜', '20261105', 'blending_result_date', '2026-11-05'],
    ['로스팅 날짜', '11/05/2026', 'blending_result_date', 'field_date'],
    ['대표 노트', 'O', 'cupnote_main', true],
    ['대표 노트', '아니요', 'cupnote_main', false],
    ['대표 노트', '', 'cupnote_main', false],
    ['대표 노트', '아마', 'cupnote_main', 'field_flag'],
    ['휠 표시 아님', '예', 'cupnote_flavor_wheel_use', true],
    ['맛', '재스민, Peach, HONEY', 'cupnote_flavor_list', ['JASMINE', 'PEACH', 'HONEY']],
    ['맛', '재스민, 없는 맛', 'cupnote_flavor_list', 'import_unknown'],
    ['맛', '재스민 (JASMINE), peach (PEACH)', 'cupnote_flavor_list', ['JASMINE', 'PEACH']],
    ['맛', '복숭아 (JASMINE)', 'cupnote_flavor_list', 'import_unknown'],
    ['나만의 말', '달다, 쓰다', 'cupnote_etc_list', ['달다', '쓰다']],
    ['메모', '=1+1', 'cupnote_desc', '=1+1'],
    ['메모', "'=1+1", 'cupnote_desc', '=1+1'],
    ['매장 이름', '+82 2', 'store_name', '+82 2'],
    ['국가', '직접 입력', 'blending_country_list', 'field_required'],
    ['지역', '#99999999', 'blending_region_list', 'field_ref'],
  ] as const)('%s says %j', async (head, cell, name, expected) => {
    const found = await read(head, cell);
    expect(typeof found === 'string' ? found : found[name]).toEqual(expected);
  });

  it('say that a choice is answered in own words', async () => {
    const file = 'kind_name,k_code_own,k_code_own_etc,k_ref_own,k_ref_own_etc\n가,ETC,사이폰,직접 입력,우리 회사\n';
    const path = devKindScreen.path;
    const { answer } = await sendImport(api.origin, me, path, file, { mode: 'save' });
    expect(answer.result).toMatchObject({ fresh: 1, faults: [] });
    expect((await list(me, path)).result).toMatchObject([
      { k_code_own: 'ETC', k_code_own_etc: '사이폰', k_ref_own: null, k_ref_own_etc: '우리 회사' },
    ]);
  });

  it('say which name of a list is not known', async () => {
    const { answer } = await notes('커피 이름,장소,날짜,맛\n가,카페,2026-11-20,"재스민, 없는 맛"\n');
    expect(answer.result).toMatchObject({ faults: [{ key: 'import_unknown', args: { name: '없는 맛' } }] });
  });

  it('name records by their names, and say so when a name means several', async () => {
    await withClient(api.database.adminUrl, (admin) =>
      admin.query(`INSERT INTO region (region_country, region_code, region_name, region_name_locale) VALUES
        ('KEN', 'T1', 'Twin, Hill', '쌍둥이'), ('ETH', 'T2', 'Twins', '쌍둥이')`),
    );
    // A space that came with a copied text is a space.
    const [record, twins] = [await read('지역', '예가체프, twin,\u00a0hill'), await read('지역', '쌍둥이')];
    expect((record as Row).blending_region_list).toHaveLength(2);
    expect(twins).toBe('import_ambiguous');
    // What is stored is told so that it is found again.
    const key = ((record as Row).blending_region_list as number[])[1];
    const file = (
      await exported(api.origin, me, NOTES, { format: 'csv', columns: ['cupnote_name', 'blending_region_list'] })
    ).toString();
    expect(file).toContain(`쌍둥이 #${key}`);
    expect(await read('지역', `예가체프, 쌍둥이 #${key}`)).toMatchObject({
      blending_region_list: (record as Row).blending_region_list,
    });
    // A number behind another name is a slip, and not to be followed.
    expect(await read('지역', `삼둥이 #${key}`)).toBe('import_unknown');
    expect(await read('지역', '쌍둥이 #1')).toBe('import_unknown');
    const again = await notes(file);
    expect(again.answer.result).toMatchObject({ faults: [], changed: 0, fresh: 0 });
  });

  it('of Excel are dates, numbers and flags, whatever they look like', async () => {
    const sheet = `<row><c t="inlineStr"><is><t>커피 이름</t></is></c><c t="inlineStr"><is><r><t>장</t></r><r><t>소</t></r></is></c><c t="inlineStr"><is><t>날짜</t></is></c><c t="inlineStr"><is><t>대표 노트</t></is></c><c t="inlineStr"><is><t>실내 습도</t></is></c><c t="inlineStr"><is><t>매장 이름</t></is></c></row>
      <row><c><v>7</v></c><c t="s"><v>0</v></c><c s="1"><v>46346</v></c><c t="b"><v>1</v></c><c><f>1+1</f><v>55.5</v></c><c t="str"><f>A1</f><v>=SUM(A1)</v></c></row>
      <row><c><v>9</v></c><c t="s"><v>0</v></c><c s="1"><v>46346.5</v></c><c t="str"><v>x</v></c><c s="2"><v>0.555</v></c></row>
      <row/><row><c><v>8</v></c><c t="s"><v>0</v></c><c><v>46347</v></c><c><v>0</v></c><c t="e"><v>#REF!</v></c><c t="e"><f>A0</f><v>#N/A</v></c></row>
      <row><c><v>6</v></c><c t="s"><v>0</v></c><c s="1"><v>46346</v></c><c><f>D2</f></c><c><f>E2*2</f><v></v></c><c t="str"><f>IF(1,"")</f><v></v></c></row>`;
    const file = await zipped({
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>',
      'xl/styles.xml':
        '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/></cellXfs></styleSheet>',
      'xl/sharedStrings.xml': '<sst><si><t>카페</t><rPh><t>까페</t></rPh></si></sst>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells></worksheet>`,
    });
    const { answer } = await notes(file, { name: 'a.xlsx' });
    expect(answer.result.sample).toEqual([
      { row: 2, cells: ['7', '카페', '2026-11-20', 'TRUE', '55.5%', '=SUM(A1)'] },
      { row: 3, cells: ['9', '카페', '2026-11-20 12:00:00', 'x', '55.5%', ''] },
      { row: 5, cells: ['8', '카페', '46347', '0', '#REF!', '#N/A'] },
      { row: 6, cells: ['6', '카페', '2026-11-20', '=D2', '=E2*2', ''] },
    ]);
    expect(answer.result.faults.map(({ row, head, typed, description }) => [row, head, typed, description])).toEqual([
      [5, '실내 습도', '#REF!', '엑셀에서 오류가 난 칸입니다. 값을 고쳐 적어 주세요.'],
      [5, '매장 이름', '#N/A', '엑셀에서 오류가 난 칸입니다. 값을 고쳐 적어 주세요.'],
      [6, '대표 노트', '=D2', '수식의 값이 없습니다. 값으로 붙여 넣어 주세요.'],
      [6, '실내 습도', '=E2*2', '수식의 값이 없습니다. 값으로 붙여 넣어 주세요.'],
    ]);
  });
});

describe('rows', () => {
  it('change the record whose number they have, in what they say', async () => {
    const before = await notes(lines(3), { mode: 'save' });
    expect(before.answer.result).toMatchObject({ rows: 3, fresh: 3, changed: 0, same: 0 });
    const [one, two] = (await list(me, NOTES)).result.slice(-3).map(({ cupnote_seq }) => cupnote_seq as number);
    const file = `No.,커피 이름,장소,날짜,매장 이름\n${one},노트 0,카페,2026-11-01,새 매장\n${two},노트 1,카페,2026-11-02,\n,새 노트,집,2026-11-20,`;
    const seen = await notes(file);
    expect(seen.answer.result).toMatchObject({ rows: 3, fresh: 1, changed: 1, same: 1, faults: [] });
    expect((await me.get<Row>(`${NOTES}/detail/${one}`)).answer.result).toMatchObject({ store_name: null, version: 1 });
    const saved = await notes(file, { mode: 'save' });
    expect(saved.answer.result).toEqual(seen.answer.result);
    expect((await me.get<Row>(`${NOTES}/detail/${one}`)).answer.result).toMatchObject({
      store_name: '새 매장',
      version: 2,
    });
    expect((await me.get<Row>(`${NOTES}/detail/${two}`)).answer.result).toMatchObject({ version: 1 });
    const { result } = (await me.get<Row[]>(`${NOTES}/history/${one}`)).answer;
    expect(result[0]).toMatchObject({ version: 2, changes: [{ field: 'store_name', before: null, after: '새 매장' }] });
    const { pagination } = await list(me, NOTES);
    const total = await withClient(api.database.adminUrl, async (admin) => {
      expect(await wrongTallies(admin, userCupnote)).toEqual([]);
      return (
        await admin.query(
          "SELECT count(*)::integer AS count FROM user_cupnote JOIN account USING (user_seq) WHERE user_id = 'imports'",
        )
      ).rows[0]?.count;
    });
    expect(pagination?.total).toBe(total);
  });

  it('are told apart by what is wrong with them', async () => {
    const { answer } = await me.post<Row>(`${NOTES}/edit`, {
      cupnote_name: '지운 것',
      cupnote_place: 'CAFE',
      cupnote_date: '2026-11-20',
    });
    const { cupnote_seq } = answer.result;
    const other = await api.person('imports.other');
    const theirs = (
      await other.post<Row>(`${NOTES}/edit`, {
        cupnote_name: '남의 것',
        cupnote_place: 'CAFE',
        cupnote_date: '2026-11-20',
      })
    ).answer.result.cupnote_seq;
    await me.post(`${NOTES}/remove`, { cupnote_seq });
    const [kept] = (await list(me, NOTES)).result;
    const file = [
      '번호,커피 이름,장소,날짜',
      `${cupnote_seq},가,카페,2026-11-20`,
      `${theirs},가,카페,2026-11-20`,
      '999999,가,카페,2026-11-20',
      'abc,가,카페,2026-11-20',
      `${kept?.cupnote_seq},가,카페,2020-01-01`,
      `${kept?.cupnote_seq},가,카페,2026-11-20`,
      ',가,,2026-11-20',
      ',,,',
      '예시,100바이트까지,아무거나,아무 날',
    ].join('\n');
    expect(await faultsOf(notes(file))).toEqual([
      [2, 'cupnote_seq', 'import_gone'],
      [3, 'cupnote_seq', 'import_gone'],
      [4, 'cupnote_seq', 'import_gone'],
      [5, 'cupnote_seq', 'import_key'],
      [6, 'cupnote_date', 'field_locked'],
      [7, 'cupnote_seq', 'import_twice'],
      [8, 'cupnote_place', 'field_required'],
    ]);
  });

  it('from a CSV that was saved as Excel say what they said', async () => {
    const memo = '- 꽃향\n- 꿀';
    const { answer } = await me.post<Row>(`${NOTES}/edit`, {
      cupnote_name: '=목록',
      cupnote_place: 'CAFE',
      cupnote_date: '2026-11-20',
      cupnote_desc: memo,
    });
    const body = { columns: ['cupnote_name', 'cupnote_desc'], searchTitle: '=목록' };
    const file = await exported(api.origin, me, NOTES, { ...body, format: 'csv' });
    // A spreadsheet shows the sign before such texts, and keeps it.
    const rows = readCsv(file, 100_000).map(({ cells }) => cells.map(typedText));
    expect(rows[1]).toEqual([`${answer.result.cupnote_seq}`, "'=목록", `'${memo}`]);
    const { answer: again } = await notes(await fileOf('xlsx', rows), { name: 'a.xlsx' });
    expect(again.result).toMatchObject({ rows: 1, same: 1, changed: 0, faults: [] });
  });

  it('that no two records may be are told, in the file and beside what is stored', async () => {
    const file = 'batch_year,batch_no,batch_name\n2026,1,one\n2026,2,two\n2026,1,again\n';
    const path = userBatchScreen.path;
    const send = (mode: string, text = file) => sendImport(api.origin, me, path, text, { mode });
    expect(await faultsOf(send('preview'))).toEqual([[4, 'batch_no', 'import_twice']]);
    expect((await send('save', file.replace('2026,1,again\n', ''))).http).toBe(200);
    expect(await faultsOf(send('preview'))).toEqual([
      [2, 'batch_no', 'import_taken'],
      [3, 'batch_no', 'import_taken'],
      [4, 'batch_no', 'import_twice'],
    ]);
  });

  it('point at records of their own cafe alone, and change what somebody may change', async () => {
    const elsewhere = await owner(api, 'imports.elsewhere');
    const bean = async (of: Owner) =>
      (await of.post<Row>(`${BEANS}/edit`, { coffeebean_name: `bean ${of.cafe_seq}`, coffeebean_name_locale: '원두' }))
        .answer.result.coffeebean_seq;
    const [own, foreign] = [await bean(cafe), await bean(elsewhere)];
    const rows = (key: unknown) =>
      `원두,입고 날짜\n#${key},2026-11-20\nbean ${elsewhere.cafe_seq},2026-11-20\n원두,2026-11-20\n`;
    expect(await faultsOf(inCafe(cafe, LOTS, rows(foreign)))).toEqual([
      [2, 'coffeebean_seq', 'field_ref'],
      [3, 'coffeebean_seq', 'import_unknown'],
    ]);
    // The engine alone keeps them apart.
    await withClient(api.database.adminUrl, (admin) => setRowSecurity(admin, 'DISABLE'));
    const alone = await faultsOf(inCafe(cafe, LOTS, rows(foreign)));
    await withClient(api.database.adminUrl, (admin) => setRowSecurity(admin, 'ENABLE'));
    expect(alone).toHaveLength(2);
    const file = `원두,입고 날짜,입고량\n#${own},2026-11-20,"1,234.5"\n`;
    expect((await inCafe(cafe, LOTS, file, { mode: 'save' })).answer.result).toMatchObject({ fresh: 1 });
    expect((await cafe.post<Row[]>(`${LOTS}/list`)).answer.result).toMatchObject([{ received_mass: 12_345 }]);

    const staff = await api.person('imports.staff');
    await withClient(api.database.adminUrl, async (admin) =>
      seat(admin, cafe.cafe_seq, await userSeqOf(admin, 'imports.staff'), 'BARISTA'),
    );
    const lots = await cafe.post<Row[]>(`${LOTS}/list`);
    const change = `번호,원두,입고 날짜,입고 중량\n${lots.answer.result[0]?.received_seq},#${own},2026-11-20,1\n`;
    expect(await faultsOf(inCafe(staff, LOTS, change))).toEqual([[2, 'received_seq', 'import_forbidden']]);
    expect((await inCafe(staff, LOTS, file)).http).toBe(200);
    expect((await inCafe(staff, BEANS, file)).answer.code).toBe('nopermission_text');
    expect((await inCafe(me, LOTS, file)).answer.code).toBe('nocafe_text');
  });
});

describe('a file', () => {
  it('has heads in any language, by name, and is told what is passed over', async () => {
    const file =
      'Coffee *,cupnote_place,날짜,커피 이름,작성일시,로스팅 후 일수,아무 말,\n가,CAFE,2026-11-20,나,2026,3,,\n';
    const { answer } = await notes(file);
    expect(answer.result.columns.map(({ name }) => name)).toEqual(['cupnote_name', 'cupnote_place', 'cupnote_date']);
    expect(answer.result.ignored.map(({ head, why }) => `${head} ${why}`)).toEqual([
      '커피 이름 twice',
      '작성일시 forbidden',
      expect.stringMatching(/forbidden|unknown/),
      '아무 말 unknown',
    ]);
  });

  it('lacks a column that every new record needs', async () => {
    const { answer } = await notes('커피 이름,날짜\n가,2026-11-20\n나,2026-11-20\n');
    expect(answer.result.faults).toMatchObject([{ row: 1, name: 'cupnote_place', head: '', key: 'import_column' }]);
    expect(answer.result.faults_total).toBe(1);
  });

  it('that says no day is of today where its sender is, as a new form begins', async () => {
    const zone = 'Pacific/Kiritimati';
    const text = '커피 이름,장소,날짜\n오늘의 잔,카페,\n';
    expect((await notes(text, { mode: 'save', query: `&zone=${zone}` })).answer.result.faults).toEqual([]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format();
    expect((await list(me, NOTES, { searchTitle: '오늘의 잔' })).result).toMatchObject([{ cupnote_date: today }]);
  });

  it('is saved whole or not at all, and once however often it is sent', async () => {
    const before = (await list(me, NOTES)).pagination?.total ?? 0;
    const wrong = lines(5_000).replace(line(4_997), '가,카페,언젠가');
    const refused = await notes(wrong, { mode: 'save', key: 'import-key-1' });
    expect([refused.http, refused.answer.code]).toEqual([400, 'import_faults']);
    expect(refused.answer.result).toMatchObject({
      rows: 5_000,
      fresh: 4_999,
      faults_total: 1,
      faults: [{ row: 4_999, key: 'field_date' }],
    });
    expect(refused.answer.result.sample).toHaveLength(21);
    expect(refused.answer.result.sample.at(-1)).toEqual({ row: 4_999, cells: ['가', '카페', '언젠가'] });
    expect((await list(me, NOTES)).pagination?.total).toBe(before);

    const good = lines(200);
    const saves = await Promise.all([1, 2].map(() => notes(good, { mode: 'save', key: 'import-key-1' })));
    // One person brings one file at a time.
    const busy = saves.filter(({ answer }) => answer.code === 'import_busy');
    const again = await notes(good, { mode: 'save', key: 'import-key-1' });
    const done = [...saves.filter((one) => !busy.includes(one)), again];
    for (const { http, answer } of done) expect([http, answer.result]).toEqual([200, again.answer.result]);
    expect(done.length).toBeGreaterThan(1);
    expect((await list(me, NOTES)).pagination?.total).toBe(before + 200);
    const other = await notes(lines(1), { mode: 'save', key: 'import-key-1' });
    expect([other.http, other.answer.code]).toEqual([422, 'idempotency_payload']);
    await withClient(api.database.adminUrl, async (admin) =>
      expect(await wrongTallies(admin, userCupnote)).toEqual([]),
    );
  }, 60_000);

  it('is looked at without a trace', async () => {
    const state = () => withClient(api.database.adminUrl, digestRows);
    const before = await state();
    expect((await notes(lines(100))).answer.result.fresh).toBe(100);
    expect(await state()).toEqual(before);
  });
});

it('a written file and a typed one say the same', async () => {
  const rows = lines(3)
    .split('\n')
    .map((text) => text.split(','));
  const excel = await notes(await fileOf('xlsx', rows), { name: 'a.xlsx' });
  const csv = await notes(lines(3));
  expect(excel.answer.result).toEqual(csv.answer.result);
});
