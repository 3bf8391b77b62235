import type { WebArea } from '../area.ts';

/** What leads from paper into the product: QR codes. */
export const link = {
  cells: () => import('./cells.ts'),
  views: () => import('./views.ts'),
} satisfies WebArea;
