import { expect, it } from 'vitest';
import { atBest, coffeesOf, lastRecipe } from './choose.ts';

it('a coffee is known by its latest roast', () => {
  const rows = [
    { brewing_coffee: '아리차', blending_result_date: '2026-11-01' },
    { brewing_coffee: '아리차', blending_result_date: '2026-11-10' },
    { brewing_coffee: '키암부', blending_result_date: null },
    { brewing_coffee: null, blending_result_date: '2026-11-10' },
  ];
  expect(coffeesOf(rows, 'brewing_coffee')).toEqual([{ name: '아리차', roasted: '2026-11-10', isShot: false }]);
});

it('what is at its best age stands nearest to the middle of it first; what is too fresh or too old is left out', () => {
  const coffees = [
    { name: 'fresh', roasted: '2026-11-20', isShot: false },
    { name: 'week', roasted: '2026-11-15', isShot: false },
    { name: 'middle', roasted: '2026-11-10', isShot: false },
    { name: 'last day', roasted: '2026-11-02', isShot: false },
    { name: 'old', roasted: '2026-11-01', isShot: false },
    { name: 'shot', roasted: '2026-11-01', isShot: true },
    { name: 'fresh shot', roasted: '2026-11-14', isShot: true },
    { name: 'middle', roasted: '2026-11-09', isShot: false },
  ];
  expect(atBest(coffees, '2026-11-23').map(({ name, days }) => [name, days])).toEqual([
    ['middle', 13],
    ['shot', 22],
    ['week', 8],
    ['last day', 21],
  ]);
});

it('the recipe brewed last is that of the newest brew which names one that is still there', () => {
  expect(lastRecipe([{ brewing_seq: null }, { brewing_seq: 9 }, { brewing_seq: 4 }, { brewing_seq: 2 }], [2, 4])).toBe(
    4,
  );
  expect(lastRecipe([{ brewing_seq: null }, { brewing_seq: 9 }], [4])).toBeNull();
});
