import { expect, it } from 'vitest';
import { filesOf } from './pages.ts';

it('the file of each page and list of an area is found by its name, and what is no page is none', () => {
  const area = `
    import { withTexts } from '../../base/texts/index.ts';
    export const stock = {
      pages: {
        Trace: { frame: 'desk', load: () => import('./trace/TracePage.tsx') },
        Plan: { frame: 'desk', load: () => withTexts('roasted', import('./plan/Plan.tsx')) },
      },
      lists: { stock_year: { frame: 'desk', load: () => import('./Inventory.tsx') } },
      views: () => import('./views.ts'),
    };`;
  expect(filesOf(area)).toEqual([
    ['Trace', './trace/TracePage.tsx'],
    ['Plan', './plan/Plan.tsx'],
    ['stock_year', './Inventory.tsx'],
  ]);
});
