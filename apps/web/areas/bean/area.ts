import type { WebArea } from '../area.ts';

/** What a coffee says of itself to whoever opens its link. */
export const bean = {
  pages: {
    BeanPage: { frame: 'wide', load: () => import('./BeanPage.tsx') },
    CafeBeanPage: { frame: 'desk', load: () => import('./CafeBeanPage.tsx') },
    CoffeeBeanIntro: { frame: 'wide', load: () => import('./CoffeeBeanIntro.tsx') },
  },
} satisfies WebArea;
