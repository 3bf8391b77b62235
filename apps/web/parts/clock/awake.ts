/**
 * Keeps the screen on while the page is seen: browsers let go of it when it is hidden, so it is asked for anew. Tells
 * each time whether the device refuses it. What is given back lets go.
 */
export function keepAwake(tell: (isRefused: boolean) => void): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  const hold = async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (isOver) await held.release();
      else lock = held;
      tell(false);
    } catch {
      // Not offered, or refused by a battery that is nearly empty.
      tell(true);
    }
  };
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', hold);
    lock?.release().catch(() => undefined);
  };
}
