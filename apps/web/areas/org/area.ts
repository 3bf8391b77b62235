import type { WebArea } from '../area.ts';

/** Founding an organisation, where one works, and who one is there. */
export const org = {
  pages: {
    Create: { frame: 'wide', load: () => import('./Create.tsx') },
    CafeCreate: { frame: 'desk', load: () => import('./CafeCreate.tsx') },
    RoasterCreate: { frame: 'desk', load: () => import('./RoasterCreate.tsx') },
    CafeUserInfo: { frame: 'desk', load: () => import('./CafeUserInfo.tsx') },
    RoasterUserInfo: { frame: 'desk', load: () => import('./RoasterUserInfo.tsx') },
  },
} satisfies WebArea;
