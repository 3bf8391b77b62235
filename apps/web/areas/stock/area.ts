import type { WebArea } from '../area.ts';

/** What there is of green beans, roasted batches, blends and received lots. */
export const stock = {
  pages: {
    CafeShopping: { frame: 'desk', load: () => import('./shopping/ShoppingPage.tsx') },
    CafeTrace: { frame: 'desk', load: () => import('./trace/CafeTracePage.tsx') },
    Ledger: { frame: 'desk', load: () => import('./ledger/LedgerPage.tsx') },
    Trace: { frame: 'desk', load: () => import('./trace/TracePage.tsx') },
  },
  lists: {
    cafe_received: { frame: 'desk', load: () => import('./delivered/ReceivedList.tsx') },
    roaster_greenbean_year: { frame: 'desk', load: () => import('./inventory/Inventory.tsx') },
    roaster_roasting_inventory: { frame: 'desk', load: () => import('./inventory/Inventory.tsx') },
    cafe_coffeebean_inventory: { frame: 'desk', load: () => import('./inventory/Inventory.tsx') },
    roaster_blending_inventory: { frame: 'desk', load: () => import('./inventory/Inventory.tsx') },
  },
  cells: () => import('./cells.ts'),
  views: () => import('./views.ts'),
} satisfies WebArea;
