import type { WebArea } from '../area.ts';

/** Where whoever is signed in begins: what is under way, and what comes next. */
export const home = {
  pages: {
    Home: { frame: 'wide', load: () => import('./Home.tsx') },
  },
} satisfies WebArea;
