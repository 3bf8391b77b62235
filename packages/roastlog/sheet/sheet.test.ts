import { describe, expect, it } from 'vitest';
import { ENGLISH, JAPANESE, KOREAN, koreanXls, koreanXlsx, SHEET_ROASTS } from '../../../test/harness/roasts/sheets.ts';
import { BY_HAND, xlsxOf } from '../../../test/harness/roasts/workbooks.ts';
import type { FileResult, NamedLog } from '../limits.ts';
import { mayBeSheet, readRoasts } from '../read_file.ts';
import { readSheet } from '../read_sheet.ts';
import { summaryOf } from '../summary.ts';

const read = async (file: string | Uint8Array, name = 'list.csv'): Promise<FileResult> => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const result = await readRoasts(bytes, name);
  return mayBeSheet(result) ? readSheet(bytes, name, result) : result;
};
const roastsIn = async (file: string | Uint8Array, name?: string): Promise<readonly NamedLog[]> => {
  const result = await read(file, name);
  if ('fault' in result) throw new Error(JSON.stringify(result.fault));
  return result.roasts;
};
const faultsIn = async (text: string) => {
  const result = await read(text);
  return 'fault' in result ? [result.fault] : (result.faults ?? []);
};
const logsIn = async (text: string) => (await roastsIn(text)).map(({ log }) => log);
/** What a sheet of one row says below these heads. */
const only = async (heads: string, row: string) => {
  const [roast] = await roastsIn(`${heads}\n${row}\n`);
  if (!roast?.sheet) throw new Error('no row of a sheet');
  return { ...roast.log, ...roast.sheet };
};

describe('a sheet with a row for each roast', () => {
  it.each([
    ['Korean .xlsx, heads in two rows', koreanXlsx],
    ['Korean .xls', koreanXls],
    ['English CSV in lb and °F', () => ENGLISH],
    ['Japanese TSV', () => JAPANESE],
  ])('%s is read to the gram, the second and the degree', async (_, file) => {
    const roasts = await roastsIn(file());
    expect(roasts.map(({ log }) => log.source)).toEqual(['sheet', 'sheet', 'sheet']);
    for (const [nth, { log, sheet }] of roasts.entries()) {
      const { day, green_g, roasted_g, first_s, end_s, end_c } = SHEET_ROASTS[nth] ?? SHEET_ROASTS[0];
      expect(log.roasted_at).toBe(day);
      expect(log.green_g).toBeCloseTo(green_g, 0);
      expect(log.roasted_g).toBeCloseTo(roasted_g, 0);
      expect(sheet?.points).toMatchObject({
        ...{ roasting_start_term: 0, roasting_start_bean: 205, first_start_term: first_s * 1000 },
        ...{ end_term: end_s * 1000, end_bean: end_c },
      });
      expect(summaryOf(log)).toMatchObject({
        ...{ total_s: end_s, marks: { FCs: { s: first_s }, DROP: { s: end_s, bean_c: end_c } } },
        dtr_percent: Math.round(((end_s - first_s) / end_s) * 10_000) / 100,
      });
    }
  });

  it('keeps what nothing is known of in the notes, and knows its rows by number', async () => {
    const [first, second] = await roastsIn(koreanXlsx());
    expect(first?.log).toMatchObject({ title: '케냐 니에리', batch: '1', roasting_notes: '배치: 1\n작업자: 김' });
    expect(second?.log.roasting_notes).toBe('맑은 날\n배치: 2\n작업자: 김');
    expect([first?.sheet?.row, second?.sheet?.row, first?.sheet?.tab]).toEqual([4, 5, '2021']);
  });

  it('is known by the same words however it was saved', async () => {
    const said = async (file: string | Uint8Array) => (await roastsIn(file)).map(({ sheet }) => sheet?.said);
    expect(await said(koreanXls())).toEqual(await said(koreanXlsx()));
    expect(
      await said(
        ENGLISH.replaceAll('\r\n', '\n')
          .replaceAll(',', '\t')
          .replace(/"(.*)\t(.*)"/g, '$1$2'),
      ),
    ).toEqual(await said(ENGLISH));
  });

  it('tells rows that say the same apart, also when others come below', async () => {
    const row = '2021-03-04,케냐,12,10.2';
    const sheet = (rows: number, more = '') => `날짜,품명,투입량(kg),배출량(kg)\n${`${row}\n`.repeat(rows)}${more}`;
    const [first, second] = await roastsIn(sheet(2));
    expect([first?.sheet?.isAgain, second?.sheet?.isAgain]).toEqual([false, true]);
    expect(second?.sheet?.said).not.toBe(first?.sheet?.said);
    const more = await roastsIn(sheet(2, '2021-03-05,케냐,12,10.3\n'));
    expect(more.slice(0, 2).map(({ sheet }) => sheet?.said)).toEqual([first?.sheet?.said, second?.sheet?.said]);
  });

  it('is beside a log of one roast in the same workbook', async () => {
    const roasts = await roastsIn(xlsxOf([BY_HAND, KOREAN]));
    expect(roasts.map(({ log }) => log.source)).toEqual(['table', 'sheet', 'sheet', 'sheet']);
  });
});

describe('what is none', () => {
  it.each([
    ['a list of what was sold', 'date,name,count\n2021-03-04,filter,3\n2021-03-05,cup,4\n'],
    ['weights of anything', 'date,name,weight (kg)\n2021-03-04,sugar,3\n'],
    ['what was delivered of roasts', '로스팅일,품명,수량\n2021-03-04,하우스,3\n'],
    ['a table without days', 'coffee,green (kg),roasted (kg)\nKenya,12,10\n'],
    ['heads alone', '날짜,품명,투입량(kg),배출량(kg)\n'],
  ])('%s stays what it was', async (_, text) => {
    expect(await read(text)).toEqual(await readRoasts(new TextEncoder().encode(text), 'list.csv'));
  });
  it('a log of one roast, whatever else stands in its rows', async () => {
    const rows = Array.from({ length: 60 }, (_, nth) => `2026-11-18,Kenya,${nth * 10},${200 - nth},500`);
    const [log] = await logsIn(`date,coffee,seconds,BT (°C),bean weight\n${rows.join('\n')}\n`);
    expect(log?.source).toBe('table');
  });
  it('names and weights of what is called a sheet of roasts are', async () => {
    const file = new TextEncoder().encode('date,name,weight (kg)\n2021-03-04,Kenya,3\n');
    const result = await readSheet(file, 'roasts 2021.csv', await readRoasts(file));
    expect('roasts' in result && result.roasts.map(({ log }) => log.green_g)).toEqual([3000]);
  });
});

describe('a row', () => {
  it.each([
    ['2021-03-04', '2021-03-04'],
    ['2021. 3. 4.', '2021-03-04'],
    ['2021년 3월 4일 (목)', '2021-03-04'],
    ['21.03.04', '2021-03-04'],
    ['20210304', '2021-03-04'],
    ['44259', '2021-03-04'],
    ['4 Mar 2021', '2021-03-04'],
    ['Mar 4 2021', '2021-03-04'],
    ['2021-03-04 오후 2:06', '2021-03-04T14:06:00'],
    ['2021-03-04T14:06:30', '2021-03-04T14:06:30'],
  ])('is of the day %s', async (day, iso) => {
    expect((await only('날짜;투입량(kg)', `${day};12`)).roasted_at).toBe(iso);
  });
  it('of days without a year is of the year that the sheet names', async () => {
    const [roast] = await roastsIn('로스팅 2019\n날짜,품명,투입량(kg)\n3/4,케냐,12\n');
    expect(roast?.log.roasted_at).toBe('2019-03-04');
  });
  it('is of the day that goes on from the others where it may be read in two ways', async () => {
    const days = async (...all: string[]) =>
      (await logsIn(`date,green (kg)\n${all.map((day) => `${day},12\n`).join('')}`)).map((log) => log.roasted_at);
    expect(await days('03/01/2021', '04/01/2021', '05/01/2021')).toEqual(['2021-01-03', '2021-01-04', '2021-01-05']);
    expect(await days('01/03/2021', '01/04/2021', '01/13/2021')).toEqual(['2021-01-03', '2021-01-04', '2021-01-13']);
    expect(await faultsIn('date,green (kg)\n03/01/2021,12\n')).toEqual([
      { key: 'cell', args: { row: 2, head: 'date', sheet: '' } },
    ]);
  });

  it.each([
    ['투입량(kg)', '12', 12_000],
    ['투입량', '12', 12_000],
    ['투입량', '1,200', 1200],
    ['투입량(g)', '1.200,5', null],
    ['green weight (lb)', '10', 4535.924],
    ['charge weight', '850 g', 850],
  ])('has the green mass %s %s', async (head, cell, grams) => {
    const file = `날짜;품명;${head}\n2021-03-04;케냐;${cell}\n`;
    if (grams === null) expect(await faultsIn(file)).toMatchObject([{ key: 'cell', args: { row: 2, head } }]);
    else expect((await only('날짜;품명;'.concat(head), `2021-03-04;케냐;${cell}`)).green_g).toBe(grams);
  });

  it.each([
    ['1차 크랙 시간', '9:30', { first_start_term: 570_000 }],
    ['1차크랙', '9:30 / 196℃', { first_start_term: 570_000, first_start_bean: 196 }],
    ['1팝', `9'30"`, { first_start_term: 570_000 }],
    ['FC', '196', { first_start_bean: 196 }],
    ['first crack (min)', '9.5', { first_start_term: 570_000 }],
    ['first crack time', '570', { first_start_term: 570_000 }],
    ['배출 시간', '0:11:30', { end_term: 690_000 }],
    ['배출 시간', '11:30:00', { end_term: 690_000 }],
    ['총 시간', '11분 30초', { end_term: 690_000 }],
    ['Total roast time', '11m30s', { end_term: 690_000 }],
    ['drop temperature', '413 F', { end_bean: 211.67 }],
    ['배출온도', '212', { end_bean: 212 }],
    ['배출 배기 온도', '230', { end_air: 230 }],
    ['터닝포인트', '1:20 / 92', { turning_term: 80_000, turning_bean: 92 }],
    ['옐로우 온도', '150', { dried_bean: 150 }],
  ])('has the point %s %s', async (head, cell, points) => {
    expect((await only(`날짜;투입량(kg);${head}`, `2021-03-04;12;${cell}`)).points).toEqual({
      roasting_start_term: 0,
      ...points,
    });
  });

  it('of which the development is said has its first crack where that puts it', async () => {
    const first = async (head: string, cell: string) =>
      (await only(`날짜;투입량(kg);배출 시간;${head}`, `2021-03-04;12;10:00;${cell}`)).points.first_start_term;
    expect(await first('DTR', '20 %')).toBe(480_000);
    expect(await first('디벨롭 비율', '0.2')).toBe(480_000);
    expect(await first('디벨롭 시간', '2:00')).toBe(480_000);
  });

  it.each([
    ['감소율(%)', '15'],
    ['weight loss', '0.15'],
    ['수율', '85%'],
  ])('of which %s is said has what came out', async (head, cell) => {
    expect((await only(`날짜;투입량(kg);${head}`, `2021-03-04;12;${cell}`)).roasted_g).toBe(10_200);
  });

  it('has masses below heads that say only in and out, and temperatures where they say those', async () => {
    expect(await only('날짜;품명;투입;배출', '2021-03-04;케냐;12;10.2')).toMatchObject({
      ...{ green_g: 12_000, roasted_g: 10_200, points: {} },
    });
    expect(await only('날짜;투입량(kg);투입;배출', '2021-03-04;12;205;212')).toMatchObject({
      ...{ green_g: 12_000, roasted_g: null, points: { roasting_start_bean: 205, end_bean: 212 } },
    });
    expect(await only('date;coffee;green;roasted', '2021-03-04;Kenya;12;10.2')).toMatchObject({
      green_g: 12_000,
      roasted_g: 10_200,
    });
  });

  it('that cannot be read is told by its number and its head, and leaves the others', async () => {
    const text = '날짜,품명,투입량(kg)\n2021-03-04,케냐,12\n어제,케냐,12\n2021-03-05,케냐,많이\n2021-03-06,케냐,11\n';
    const result = await read(text);
    expect('roasts' in result && result.roasts.map(({ sheet }) => sheet?.row)).toEqual([2, 5]);
    expect('faults' in result && result.faults).toEqual([
      { key: 'cell', args: { row: 3, head: '날짜', sheet: '' } },
      { key: 'cell', args: { row: 4, head: '투입량(kg)', sheet: '' } },
    ]);
  });

  it('keeps what else cannot be read as it stands', async () => {
    const log = await only('날짜;품명;투입량(kg);1차 크랙 온도;아그트론', '2021-03-04;케냐;12;못 봄;58');
    expect(log).toMatchObject({ roasting_notes: '1차 크랙 온도: 못 봄\n아그트론: 58', ground_color: 58, points: {} });
  });

  it('without a day is of the day above; sums, empty rows and rows that only count are none', async () => {
    const rows = ['2021-03-04,1,케냐,12', ',2,브라질,12', ',3,,', ',,,', ',,합계,24', '2021-03-05,4,케냐,6'];
    const logs = await logsIn(`날짜,번호,품명,투입량(kg)\n${rows.join('\n')}\n`);
    expect(logs.map(({ roasted_at, title }) => [roasted_at, title])).toEqual([
      ['2021-03-04', '케냐'],
      ['2021-03-04', '브라질'],
      ['2021-03-05', '케냐'],
    ]);
  });

  it('of several green beans is one roast, in columns and in rows', async () => {
    const log = await only('날짜;블렌드;생두1;생두1(kg);생두2;생두2(kg)', '2021-03-04;하우스;브라질;8;케냐;4');
    const greens = [
      { name: '브라질', g: 8000 },
      { name: '케냐', g: 4000 },
    ];
    expect(log.greens).toEqual(greens);
    expect(log).toMatchObject({ title: '하우스', beans: '브라질 + 케냐', green_g: 12_000 });
    expect(log.roasting_notes).toBe('생두1: 브라질\n생두1(kg): 8\n생두2: 케냐\n생두2(kg): 4');
    const rows = ['2021-03-04,1,하우스,브라질,8,10.2', ',,,케냐,4,', '2021-03-04,2,하우스,브라질,8,10.1'];
    const roasts = await roastsIn(`날짜,배치,블렌드,생두,투입량(kg),배출량(kg)\n${rows.join('\n')}\n`);
    expect(roasts.map(({ sheet }) => sheet?.greens)).toEqual([greens, []]);
    const logs = roasts.map((roast) => roast.log);
    expect(logs.map(({ beans, green_g, roasted_g }) => [beans, green_g, roasted_g])).toEqual([
      ['브라질 + 케냐', 12_000, 10_200],
      ['브라질', 8000, 10_100],
    ]);
  });

  it('of which more came out than went in says so', async () => {
    const log = await only('날짜;투입량(kg);배출량(kg)', '2021-03-04;10;12');
    expect([log.notes, summaryOf(log).weight.loss_percent]).toEqual([[{ key: 'weight_unlikely' }], null]);
  });
});
