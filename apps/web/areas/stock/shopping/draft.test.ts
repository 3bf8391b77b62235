import type { StockedCoffee } from '@hanjan/model/cafe/shopping.ts';
import { expect, it } from 'vitest';
import { byRoaster, draftFrom, linesOf, NO_DRAFT, orderText } from './draft.ts';

const coffee = (key: number, days_left: number, roaster: string | null = null): StockedCoffee => ({
  ...{ key, name: `Coffee ${key}`, name_locale: null, roaster, days: 7, balance: 5_000, received: [10_000] },
  ...{ per_day: 1_000, days_left, data_days: 28, evenness: 'steady' },
});

it('what runs low is on the list with what is suggested; what was added or changed is, too', () => {
  const coffees = [coffee(1, 3), coffee(2, 30), coffee(3, 4)];
  const lines = (draft = NO_DRAFT) => linesOf(coffees, draft).map((one) => [one.coffee.key, one.mass, one.isOn]);
  expect(lines()).toEqual([
    [1, 10_000, true],
    [3, 10_000, true],
  ]);
  expect(lines({ coffees: { 2: {}, 3: { isOn: false, mass: 5_000 } }, own: [] })).toEqual([
    [1, 10_000, true],
    [2, 10_000, true],
    [3, 5_000, false],
  ]);
});

it('lines stand by roaster, those of none last', () => {
  const lines = linesOf(
    [coffee(1, 1), coffee(2, 1, '볶는 집'), coffee(3, 1, '가온'), coffee(4, 1, '볶는 집 ')],
    NO_DRAFT,
  );
  expect(byRoaster(lines).map(([roaster, all]) => [roaster, all.map((one) => one.coffee.key)])).toEqual([
    ['가온', [3]],
    ['볶는 집', [2, 4]],
    ['', [1]],
  ]);
});

it('the text names everything below its roaster, and no roaster of whom nothing is bought', () => {
  const groups = [
    { title: '볶는 집', lines: ['서울숲 블렌드 2 kg', '니에리 1 kg'] },
    { title: '가온', lines: [] },
  ];
  expect(orderText('카페 온도 주문', groups)).toBe('카페 온도 주문\n\n볶는 집\n- 서울숲 블렌드 2 kg\n- 니에리 1 kg');
});

it('what another version has stored is read as far as it can be', () => {
  for (const stored of [null, 3, [], { coffees: [], own: 'x' }]) expect(draftFrom(stored)).toEqual(NO_DRAFT);
  const stored = {
    coffees: { 1: { isOn: false, mass: -1 }, 2: 'x', 3: { mass: 1e15 } },
    own: [{ text: '필터' }, { text: 3 }],
  };
  expect(draftFrom(stored)).toEqual({ coffees: { 1: { isOn: false }, 3: {} }, own: [{ text: '필터', isOn: true }] });
});
