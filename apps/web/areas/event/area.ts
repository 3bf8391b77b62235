import type { WebArea } from '../area.ts';

/** Events of cafes and roasteries: when people may apply, and the poster that says so. */
export const event = {
  cells: () => import('./cells.ts'),
  views: () => import('./views.ts'),
} satisfies WebArea;
