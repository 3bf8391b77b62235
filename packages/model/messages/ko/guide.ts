/** The guide: what to tap, and what comes of it. */
export const guide = {
  guide_title: '이용 안내',
} as const satisfies Record<string, string>;
