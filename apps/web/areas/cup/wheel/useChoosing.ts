import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { toggled } from '../../../parts/choice/choices.ts';
import { FLAVOR_BYTES, hasRoom } from './work.ts';

/** What choosing has just done, in words; `isFull` when a note has no room for more. */
export interface Said {
  readonly text: string;
  readonly isFull: boolean;
}

interface Options {
  readonly chosen: readonly string[];
  nameOf(id: string): string;
  set(chosen: readonly string[]): void;
}

/** Chooses flavors and takes them back as far as a note has room, and says what was done for whoever does not see it. */
export function useChoosing(options: Options) {
  const [said, say] = useState<Said>({ text: '', isFull: false });
  const now = useRef(options);
  useLayoutEffect(() => {
    now.current = options;
  });
  const toggle = useCallback((id: string) => {
    const { chosen, nameOf, set } = now.current;
    const next = toggled(chosen, id);
    const isMore = next.length > chosen.length;
    if (isMore && !hasRoom(next, FLAVOR_BYTES)) return say({ text: t('wheel_full'), isFull: true });
    now.current = { ...now.current, chosen: next };
    set(next);
    const values = { name: nameOf(id), count: next.length };
    say({ text: t(isMore ? 'wheel_took' : 'wheel_left', values), isFull: false });
  }, []);
  return { said, toggle };
}
