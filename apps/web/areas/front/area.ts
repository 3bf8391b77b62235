import type { WebArea } from '../area.ts';

/** What the product is, for whoever comes first. */
export const front = {
  pages: {
    Intro: { frame: 'wide', load: () => import('./intro/Intro.tsx') },
    Guide: { frame: 'desk', load: () => import('./guide/Guide.tsx') },
    PrivacyPolicy: { frame: 'desk', load: () => import('./privacy/PrivacyPolicy.tsx') },
    Demo: { frame: 'desk', load: () => import('./demo/Demo.tsx') },
    UnderConstruction: { frame: 'desk', load: () => import('./UnderConstruction.tsx') },
  },
} satisfies WebArea;
