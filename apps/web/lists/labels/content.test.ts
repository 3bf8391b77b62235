import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { en } from '@hanjan/model/messages/en.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import { roasterBlendingResultScreen } from '@hanjan/model/roaster/blending_result.ts';
import { roasterRoastingResultScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideDefinitions } from '../../../../test/harness/areas.ts';
import { loadScreen } from '../../records/catalogue.ts';
import type { LabelChoice } from './choice.ts';
import { markOf, saidOf, saidOfCup } from './content.ts';

provideDefinitions();
beforeAll(() => loadScreen('cafe_received'));

const names = {
  locale: 'ko',
  code: (_group: string, id: string) => id,
  ref: (entity: string, key: number) => `${entity} ${key}`,
  text: (key: string) => key,
};
const org = { org_name: 'Ondo Roastery', org_name_locale: '온도 로스터리' };
const choice: LabelChoice = {
  ...{ size: 'a4-14', use: 'thing', marks: 'letters', language: 'both', off: ['cup_name'], bag: '200 g' },
};
const typed = { best_before: '2027-11-20', free: '' };
const word = (texts: object) => (key: string) => String((texts as Record<string, string>)[key]);
const both = [word(ko), word(en)];
const asked = { choice, typed, org, words: both, names };
const texts = ({ lines }: { readonly lines: readonly { readonly text: string }[] }) => lines.map(({ text }) => text);

const batch = {
  ...{ blending_result_key: 3, blending_result_year: 2026, blending_result_seq: 7 },
  ...{ blending_name: 'Ondo blend', blending_name_locale: '온도 블렌드', blending_result_date: '2026-11-20' },
  ...{ blending_result_uuid_str: 'aaaa', blending_result_uuid_cafe: 'bbbb' },
};

beforeEach(() => vi.stubGlobal('location', { origin: 'https://hanjan.example' }));

describe('a bag of a blend', () => {
  const screen = roasterBlendingResultScreen;
  it('says both names, whose it is, its number and day, and has both codes', () => {
    const said = saidOf({ ...asked, screen }, batch);
    expect(texts(said)).toEqual([
      '온도 블렌드',
      'Ondo blend',
      '온도 로스터리 · Ondo Roastery',
      '번호 · No. 2026-7',
      '로스팅 · Roasted 2026-11-20',
      '소비기한 · Best before 2027-11-20',
      '내용량 · Net weight 200 g',
    ]);
    expect(said.codes).toEqual([
      { address: 'https://hanjan.example/info/beannote/beandetail/aaaa', caption: '커피 정보 · The coffee' },
      { address: 'https://hanjan.example/cafe/coffeebean/qrreceived/bbbb', caption: '카페용 QR · For cafes' },
    ]);
  });
  it('speaks one language, and leaves out what is switched off', () => {
    const off = ['name_locale', 'number', 'code_second'];
    const said = saidOf({ ...asked, screen, words: [word(en)], choice: { ...choice, language: 'en', off } }, batch);
    expect(texts(said)).toEqual([
      'Ondo blend',
      'Ondo Roastery',
      'Roasted 2026-11-20',
      'Best before 2027-11-20',
      'Net weight 200 g',
    ]);
    expect(said.codes).toHaveLength(1);
    const korean = saidOf({ ...asked, screen, words: [word(ko)], choice: { ...choice, language: 'ko' } }, batch);
    expect(texts(korean)[2]).toBe('온도 로스터리');
  });
  it('is never without a name', () => {
    const named = { ...batch, blending_name: null };
    const off = ['name_locale'];
    expect(texts(saidOf({ ...asked, screen, choice: { ...choice, off } }, named))[0]).toBe('온도 블렌드');
  });
  it('in a cup is a sign alone, whose code begins a note', () => {
    const said = saidOfCup({ ...asked, screen }, batch, 2);
    expect(texts(said)).toEqual(['C']);
    expect(said.codes.map(({ address }) => address)).toEqual([
      'https://hanjan.example/user/usernote/coffeenote/write?type=RSTRDT&serial=aaaa',
    ]);
  });
});

it('a roast leads to its own record, and says its weight with the unit', () => {
  const roast = {
    ...{ roasting_result_key: 5, roasting_result_year: 2026, roasting_result_seq: 12, roasting_name_locale: '케냐' },
    ...{ roasting_result_date: '2026-11-20', roasting_batch_no: 3, roasting_mass: 85_000 },
  };
  const said = saidOf({ ...asked, screen: roasterRoastingResultScreen }, roast);
  expect(texts(said)).toContain('배치 · Batch 3');
  expect(texts(said)).toContain('중량 · Weight 8,500.0 g');
  expect(said.codes).toEqual([{ address: 'https://hanjan.example/roaster/roasting/result/2026-12', caption: '' }]);
});

it('a lot is called by its coffee in both languages', () => {
  const lot = {
    ...{ received_seq: 9, coffeebean_seq: 4, received_date: '2026-11-22', received_uuid_str: 'cccc' },
    resultName: { coffeebean_seq: { 4: { coffeebean_name: 'Kenya', coffeebean_name_locale: '케냐' } } },
  };
  expect(texts(saidOf({ ...asked, screen: cafeReceivedScreen }, lot)).slice(0, 2)).toEqual(['케냐', 'Kenya']);
});

it('cups are marked from A to Z and on, or from 1', () => {
  expect([0, 25, 26, 27, 52].map((nth) => markOf('letters', nth))).toEqual(['A', 'Z', 'AA', 'AB', 'BA']);
  expect([0, 9].map((nth) => markOf('numbers', nth))).toEqual(['1', '10']);
});
