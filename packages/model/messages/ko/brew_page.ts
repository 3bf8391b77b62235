/** The page on which everybody records a brew, and what differed from the plan. */
export const brewPage = {
  brewpage_start: '추출 시작',
} as const satisfies Record<string, string>;
