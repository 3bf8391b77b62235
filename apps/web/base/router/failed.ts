/** What forgets loads that failed. */
const failed = new Set<() => void>();

/** Remembers a failed load, to be forgotten with the page that it failed on. Until then the page shows that it failed. */
export const loadFailed = (forget: () => void): void => void failed.add(forget);

/** Another page is opened: what could not be loaded before is tried afresh. */
export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}
