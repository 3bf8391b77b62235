import { useEffect } from 'react';
import { usePassed } from '../timer/passed.ts';

interface Props {
  /** In ms. */
  readonly term: number;
  tell(isPassed: boolean): void;
}

/** Tells whether a timer that runs has passed a time. */
export default function TermPassed({ term, tell }: Props) {
  const isPassed = usePassed({ term }) !== null;
  useEffect(() => tell(isPassed), [isPassed, tell]);
  return null;
}
