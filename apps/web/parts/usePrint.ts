import { useEffect, useRef } from 'react';

/** Prints the page once what asks for it stands there, and says when that is done or was given up. */
export function usePrint(onDone: () => void): void {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const close = () => done.current();
    addEventListener('afterprint', close);
    print();
    return () => removeEventListener('afterprint', close);
  }, []);
}
