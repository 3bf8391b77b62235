import type { WebArea } from '../area.ts';

/** Settings of a bar: kept, dialed in shot by shot, and noted on a device. */
export const dial = {
  pages: {
    CafeSettingNote: { frame: 'wide', load: () => import('./note/CafeSettingNote.tsx') },
    CafeSettingToday: { frame: 'desk', load: () => import('./today/CafeSettingToday.tsx') },
  },
  views: () => import('./views.ts'),
} satisfies WebArea;
