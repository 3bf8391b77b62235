const STEP_MS = 5;

/** How long this thread has worked since it began. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Watches how long the loop of this thread works without a pause. What counts is the time that the thread itself worked,
 * so that a machine with much else to do makes no difference.
 */
export function watchLoop(): { reset(): void; longest(): number } {
  let longest = 0;
  let before = workedMs();
  setInterval(() => {
    const now = workedMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, STEP_MS).unref();
  return {
    reset: () => {
      longest = 0;
      before = workedMs();
    },
    longest: () => Math.max(longest, workedMs() - before),
  };
}
