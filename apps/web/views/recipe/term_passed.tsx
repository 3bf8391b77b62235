import { type ReactNode, Suspense, useState } from 'react';
import { later } from '../../later.tsx';
import { useStore } from '../../store.ts';
import { timersPart } from '../../timer/wanted.ts';
import '../steps/passed.css';

const TermPassed = later(() => import('./TermPassed.tsx'));

/** Whether a timer that runs has passed a time, in ms, and what looks at that, to be drawn anywhere: nothing before there is one. */
export function useTermPassed(term: number | null): readonly [isPassed: boolean, look: ReactNode] {
  const [isPassed, setPassed] = useState(false);
  const isTimed = useStore(timersPart) !== null && term !== null;
  const look = isTimed && (
    <Suspense>
      <TermPassed term={term} tell={setPassed} />
    </Suspense>
  );
  return [isTimed && isPassed, look];
}
