import type { WebArea } from '../area.ts';

/** Founding an organisation, and where one works. */
export const org = {
  pages: {
    Create: { frame: 'wide', load: () => import('./Create.tsx') },
    CafeCreate: { frame: 'desk', load: () => import('./CafeCreate.tsx') },
    RoasterCreate: { frame: 'desk', load: () => import('./RoasterCreate.tsx') },
  },
} satisfies WebArea;
