import { isSame, type Names, type Row } from '@hanjan/core';
import { useId, useRef, useState } from 'react';
import { inputOf } from '../../../records/field/views.ts';
import type { RowsField } from '../../../records/rows/items.ts';
import { inOrder } from './points.ts';
import '../../../records/kinds/cells.ts';
import '../../../records/kinds/inputs.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly field: RowsField;
  /** The rows that the work holds. */
  readonly rows: readonly Row[];
  readonly names: Names;
  /** Whether the work does not know yet what was typed last. */
  isPending(): boolean;
  /** Keeps what rows say; answers the rows as the work holds them then. */
  hold(rows: readonly Row[]): readonly Row[];
}

/**
 * Rows of times and temperatures to type. What cannot be read stays in its row and out of the work; what the work is
 * changed to elsewhere is shown.
 */
export function TypedRows({ name, label, field, rows, names, isPending, hold }: Props) {
  const id = useId();
  const { Input } = inputOf(field);
  const [typed, setTyped] = useState(rows);
  const held = useRef(rows);
  if (!isPending() && !isSame(held.current, rows)) {
    held.current = rows;
    setTyped(rows);
  }
  const set = (next: readonly Row[]) => {
    setTyped(next);
    held.current = hold(next);
  };
  return (
    <Input
      {...{ name, label, field, names }}
      value={typed as never}
      text=""
      typed={undefined}
      isFailing={false}
      fault={null}
      related={{}}
      control={{ id, 'aria-describedby': undefined, 'aria-required': undefined }}
      set={(next) => set((next ?? []) as readonly Row[])}
      type={() => undefined}
      fill={() => undefined}
      leave={() => {
        const sorted = inOrder(typed);
        if (sorted !== typed) set(sorted);
      }}
    />
  );
}
