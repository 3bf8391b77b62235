import type { WebArea } from '../area.ts';

/** What somebody has by the link of a coffee: scanning it, a note of it, and what a cafe takes over from a roastery. */
export const receive = {
  pages: {
    CoffeebeanQRDefault: { frame: 'desk', form: true, load: () => import('./taking/QrDefault.tsx') },
    CoffeebeanQRReceived: { frame: 'desk', form: true, load: () => import('./taking/QrReceived.tsx') },
    CafeBeanBlending: { frame: 'desk', load: () => import('./published/Published.tsx') },
    LinkCoffeeBean: { frame: 'desk', load: () => import('./scan/Scan.tsx') },
    BarcodeIntro: { frame: 'desk', load: () => import('./scan/ScanIntro.tsx') },
  },
  views: () => import('./views.ts'),
} satisfies WebArea;
