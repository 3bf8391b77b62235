import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { devKind } from '@hanjan/model/dev/kinds.ts';
import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { userEquip } from '@hanjan/model/user/equip.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideDefinitions } from '../../../../test/harness/areas.ts';
import { exactly, found, sectionsOf } from '../../parts/choice/choices.ts';
import { loadScreen } from '../catalogue.ts';
import { codeChoices } from './choices.ts';
import { labelOf } from './label.ts';
import { narrowed, relatedFields } from './narrowing.ts';

provideDefinitions();

const code = (code_id: string, code_name: string, code_name_kr: string, code_filter = '', code_alias2 = '') => ({
  code_id,
  code_name,
  code_name_kr,
  code_filter,
  code_alias1: null,
  code_alias2,
  code_use: true,
});
const flavors = [code('PEACH', 'Peach', '복숭아', 'OTHER_FRUIT', '피치,백도'), code('GRAPE', 'Grape', '포도')];
const ids = (choices: readonly { id: unknown }[]) => choices.map(({ id }) => id);

beforeAll(() => loadScreen('cafe_received'));

describe('choices', () => {
  it('are found by both languages, other words and initial consonants', () => {
    const choices = codeChoices(flavors, 'ko');
    for (const typed of ['복숭', 'ㅂㅅㅇ', 'peac', '백도']) expect(ids(found(choices, typed))).toEqual(['PEACH']);
    expect(ids(found(choices, ''))).toEqual(['PEACH', 'GRAPE']);
    expect(found(choices, '없는 맛')).toEqual([]);
  });
  it('are found though the keyboard stood at the other language, unless something fits as it was typed', () => {
    const choices = codeChoices([...flavors, code('BLACK_TEA', 'Black tea', '홍차')], 'ko');
    for (const typed of ['qhrtnd', 'QHRT', 'qtd', 'ㅔㄷㅁ']) expect(ids(found(choices, typed))).toEqual(['PEACH']);
    expect(ids(found(choices, 'gr'))).toEqual(['GRAPE']);
  });
  it('are known by their exact name in any language, when only one is called so', () => {
    const twins = [code('A1', 'Same', '하나'), code('B2', 'same', '둘')];
    const called = (typed: string) => exactly(codeChoices([...flavors, ...twins], 'ko'), typed)?.id;
    expect(['복숭아', ' peach ', '백도', 'grap', 'same', '하나'].map(called)).toEqual([
      'PEACH',
      'PEACH',
      'PEACH',
      undefined,
      undefined,
      'A1',
    ]);
  });
  it('are the codes in use alone', () => {
    expect(ids(codeChoices([{ ...code('HOME', 'Home', '집'), code_use: false }, ...flavors], 'ko'))).toEqual([
      'PEACH',
      'GRAPE',
    ]);
  });
  it('put names that begin with what was typed first', () => {
    const choices = codeChoices([code('A', 'Sour apple', '신 사과'), code('B', 'Apple', '사과')], 'en');
    expect(ids(found(choices, 'app'))).toEqual(['B', 'A']);
  });
  it('stand under their headings, those the form speaks of first', () => {
    const grades = [code('SUPR', 'Supremo', '수프리모', 'COL'), code('AA', 'AA', 'AA', 'KEN'), code('G1', 'G1', 'G1')];
    const headings = ['COL', 'KEN', 'BRA'].map((id) => ({ id, title: id }));
    const sections = (first?: string[]) => sectionsOf(codeChoices(grades, 'en'), headings, first).map(({ id }) => id);
    expect(sections()).toEqual(['', 'COL', 'KEN']);
    expect(sections(['KEN'])).toEqual(['', 'KEN', 'COL']);
  });
});

describe('choices narrowed by other fields', () => {
  it('come from the definitions alone', () => {
    expect(relatedFields(userCupnote, 'blending_region_list')).toEqual({ CNTR: 'blending_country_list' });
    expect(relatedFields(userCupnote, 'blending_farm_list')).toEqual({
      CNTR: 'blending_country_list',
      region: 'blending_region_list',
    });
    expect(relatedFields(userCupnote, 'blending_grade_list')).toEqual({ CNTR: 'blending_country_list' });
    expect(relatedFields(userCupnote, 'cupnote_name')).toEqual({});
    expect(relatedFields(userEquip, 'equip_seq')).toEqual({ EQUIP: 'equip_type', company: 'equip_manufacture_seq' });
    expect(relatedFields(cafeReceived, 'coffeebean_seq')).toEqual({});
    // Regions lie in regions, and two fields that name some leave each other alone.
    expect(relatedFields(devKind, 'k_ref')).toEqual({ CNTR: 'k_codes' });
    expect(relatedFields(devKind, 'k_refs')).toEqual({ CNTR: 'k_codes' });
  });
  it('keep what fits', () => {
    const rows = [
      { region_seq: 1, region_country: 'KEN' },
      { region_seq: 2, region_country: 'ETH' },
    ];
    const seqs = (related: object) => narrowed({ to: 'region' }, rows, { ...related }).map((row) => row.region_seq);
    expect(seqs({})).toEqual([1, 2]);
    expect(seqs({ CNTR: ['KEN', 'ETC'] })).toEqual([1]);
    expect(seqs({ CNTR: ['ETC'] })).toEqual([1, 2]);
    const unseen = narrowed({ to: 'region' }, [{ region_seq: 3 }], { CNTR: ['KEN'] });
    expect(unseen).toEqual([{ region_seq: 3 }]);
  });
});

describe('choices that a field fixes', () => {
  it('are those alone, whatever else is chosen', () => {
    const rows = [
      { company_seq: 1, company_type: 'EQD', company_type_list: ['EQD', 'ROAST'] },
      { company_seq: 2, company_type: 'GBD', company_type_list: null },
    ];
    const seqs = (only: Record<string, string>) =>
      narrowed({ to: 'company', only }, rows, { CMPN: 'GBD' }).map((row) => row.company_seq);
    expect(seqs({ company_type: 'EQD', company_type_list: 'ROAST' })).toEqual([1]);
    expect(seqs({ company_type: 'GBD', company_type_list: 'ROAST' })).toEqual([]);
  });
});

describe('the name of a record', () => {
  const both = { coffeebean_seq: 7, coffeebean_name: 'Nyeri', coffeebean_name_locale: '니에리' };
  it('is the one in the language, or else the other one', () => {
    const named = (change: object, locale: string) => labelOf(cafeCoffeebean, { ...both, ...change }, locale);
    expect([named({}, 'ko'), named({}, 'en')]).toEqual(['니에리', 'Nyeri']);
    expect([named({ coffeebean_name_locale: null }, 'ko'), named({ coffeebean_name: null }, 'en')]).toEqual([
      'Nyeri',
      '니에리',
    ]);
    expect(named({ coffeebean_name: null, coffeebean_name_locale: null }, 'en')).toBe('#7');
  });
  it('is that of another record where it is known by one', () => {
    const lot = { received_seq: 3, coffeebean_seq: 7 };
    const resultName = { coffeebean_seq: { 7: { coffeebean_name: 'Nyeri', coffeebean_name_locale: null } } };
    expect(labelOf(cafeReceived, { ...lot, resultName }, 'ko')).toBe('Nyeri');
    expect(labelOf(cafeReceived, lot, 'ko')).toBe('#3');
  });
});
