import type { WebArea } from '../area.ts';

/** Where coffee grows. */
export const map = {
  pages: {
    Country: { frame: 'tabs', load: () => import('./Country.tsx') },
  },
} satisfies WebArea;
