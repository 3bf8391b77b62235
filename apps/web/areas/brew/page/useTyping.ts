import type { Row } from '@hanjan/core';
import { useMemo, useRef } from 'react';
import { forgetUnread } from '../../../records/ledger/ValueBox.tsx';
import { brewFields } from '../work/fields.ts';
import type { BrewWork } from '../work/work.ts';
import { saidIn, saying } from './brewed.ts';

/** The name of the box of the ratio, which is no field. */
export const RATIO = 'brewing_ratio';
const NAMES: readonly string[] = [...Object.keys(brewFields), RATIO];

/** How the boxes of a brew are typed into; once something else has changed it, what is unread in them is dropped. */
export function useTyping(work: BrewWork, change: (part: Partial<BrewWork>, what?: string) => void) {
  const { fields, brewed } = work;
  const said = useMemo(() => saidIn({ fields, brewed }), [fields, brewed]);
  const entered = useRef<Row | null>(null);
  const held = brewed ?? fields;
  const own = useRef<object>(held);
  const generation = useRef(0);
  if (own.current !== held) {
    own.current = held;
    generation.current += 1;
    forgetUnread(NAMES);
  }
  return {
    said,
    /** How masses stood when the box that has the focus was entered: what is typed on the way to a number rounds nothing. */
    from: () => entered.current ?? said,
    /** Says something else of the brew by the box of a name. */
    put(name: string, part: Row) {
      const next = saying(work, part);
      own.current = next.brewed ?? next.fields ?? held;
      change(next, name);
    },
    /** Boxes are drawn anew with it. */
    generation: generation.current,
    hold() {
      entered.current ??= said;
    },
    letGo() {
      entered.current = null;
    },
  };
}
