import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while the page is seen: browsers let go of it when it is hidden, so it is asked for anew. Tells
 * whether the device refuses it.
 */
export function useWakeLock(isWanted: boolean): { readonly isRefused: boolean } {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
        else lock = held;
        setRefused(false);
      } catch {
        // Not offered, or refused by a battery that is nearly empty.
        setRefused(true);
      }
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
  return { isRefused };
}
