const STEP_MS = 5;

/**
 * Watches how long the loop of this thread works without a pause. What counts is the time that the thread itself worked,
 * so that a machine with much else to do makes no difference.
 */
export function watchLoop(): { reset(): void; longest(): number } {
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = worked();
  setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  }, STEP_MS).unref();
  return {
    reset: () => {
      longest = 0;
      before = worked();
    },
    longest: () => Math.max(longest, worked() - before),
  };
}
