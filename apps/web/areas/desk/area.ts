import type { WebArea } from '../area.ts';

/** Where an administrator sees how the site is. */
export const desk = {
  pages: {
    Desk: { frame: 'desk', load: () => import('./Desk.tsx') },
  },
} satisfies WebArea;
