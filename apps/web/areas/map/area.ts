import type { WebArea } from '../area.ts';

/** Where coffee grows. */
export const map = {
  lists: {
    setting_country: { frame: 'desk', load: () => import('./CountryDesk.tsx') },
  },
} satisfies WebArea;
