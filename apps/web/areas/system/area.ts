import { withTexts } from '../../base/texts/index.ts';
import type { WebArea } from '../area.ts';

/** The desk of whoever runs the product: its texts, its tables, its accounts. */
export const system = {
  pages: {
    StringList: { frame: 'desk', load: () => withTexts('system', import('./texts/StringList.tsx')) },
    StringSet: { frame: 'desk', load: () => withTexts('system', import('./texts/StringSet.tsx')) },
    SettingTable: { frame: 'desk', load: () => withTexts('system', import('./tables/SettingTable.tsx')) },
    CompareTable: { frame: 'desk', load: () => withTexts('system', import('./tables/CompareTable.tsx')) },
    TableCollection: { frame: 'desk', load: () => withTexts('system', import('./tables/TableCollection.tsx')) },
  },
  views: () => import('./views.ts'),
} satisfies WebArea;
