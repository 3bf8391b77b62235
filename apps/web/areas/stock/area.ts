import type { WebArea } from '../area.ts';

/** What there is of green beans and roasted batches. */
export const stock = {
  pages: {
    Ledger: { frame: 'desk', load: () => import('./ledger/LedgerPage.tsx') },
  },
  lists: {
    roaster_greenbean_year: { frame: 'desk', load: () => import('./inventory/Inventory.tsx') },
    roaster_roasting_inventory: { frame: 'desk', load: () => import('./inventory/Inventory.tsx') },
    roaster_blending_inventory: { frame: 'desk', load: () => import('./inventory/Inventory.tsx') },
  },
  views: () => import('./views.ts'),
} satisfies WebArea;
