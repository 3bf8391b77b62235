import type { WebArea } from '../area.ts';

/** What administrators keep of codes and varieties. */
export const code = {
  lists: {
    setting_code: { frame: 'desk', load: () => import('./tree/CodeList.tsx') },
  },
  cells: () => import('./cells.ts'),
  views: () => import('./views.ts'),
} satisfies WebArea;
