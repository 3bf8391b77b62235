import { useEffect, useState } from 'react';

/** The time in ms since 1970, read anew every so many ms, and at once when the page is seen again. */
export function useNow(every: number, isRunning = true): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [every, isRunning]);
  return now;
}
