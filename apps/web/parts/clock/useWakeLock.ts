import { useEffect, useState } from 'react';
import { keepAwake } from './awake.ts';

/** Keeps the screen on while it is wanted. Tells whether the device refuses it. */
export function useWakeLock(isWanted: boolean): { readonly isRefused: boolean } {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => (isWanted ? keepAwake(setRefused) : undefined), [isWanted]);
  return { isRefused };
}
