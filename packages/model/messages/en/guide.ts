import type { guide as ko } from '../ko/guide.ts';

/** The guide: what to tap, and what comes of it. */
export const guide = {
  guide_title: 'Guide',
} as const satisfies Record<keyof typeof ko, string>;
