import { type ReactNode, Suspense, useRef } from 'react';
import { useIsSeen } from '../../../parts/size/useIsSeen.ts';

interface Props {
  /** The class of its room, which it has before it is there. */
  readonly name: string;
  readonly children: ReactNode;
}

/** What is loaded once it is near the window. */
export function Near({ name, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  return (
    <div ref={place} className={name}>
      {isSeen && <Suspense>{children}</Suspense>}
    </div>
  );
}
