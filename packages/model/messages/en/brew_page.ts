import type { brewPage as ko } from '../ko/brew_page.ts';

/** The page on which everybody records a brew, and what differed from the plan. */
export const brewPage = {
  brewpage_start: 'Start brewing',
} as const satisfies Record<keyof typeof ko, string>;
