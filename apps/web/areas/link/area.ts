import type { WebArea } from '../area.ts';

/** What leads from paper into the product: QR codes. */
export const link = {
  views: () => import('./views.ts'),
} satisfies WebArea;
