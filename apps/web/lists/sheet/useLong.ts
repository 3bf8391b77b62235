import { useEffect, useState } from 'react';

/** What is done by then needs no more than a busy button. */
const LONG_MS = 2_000;

/** Whether something has gone on for a while. */
export function useLong(isBusy: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isLong && isBusy;
}
