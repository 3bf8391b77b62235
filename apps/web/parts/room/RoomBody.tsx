import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { useRoom } from '../size/useRoom.ts';

/** What takes the room that the clock and the keys leave. While it is longer than that, keys reach and scroll it. */
export function RoomBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLElement>(null);
  const { height } = useRoom(body);
  const [isLong, setLong] = useState(false);
  // What it holds may have changed with any drawing.
  useLayoutEffect(() => setLong((body.current?.scrollHeight ?? 0) > height));
  return (
    <section
      ref={body}
      className="room-body"
      aria-label={isLong ? t('room_more') : undefined}
      tabIndex={isLong ? 0 : undefined}
    >
      {children}
    </section>
  );
}
