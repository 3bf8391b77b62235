import type { Row } from '@hanjan/core';
import type { RefObject } from 'react';
import { t } from '../../base/texts/index.ts';
import { keyOf, nameOf, pageOf, type RowsProps } from './rows.tsx';
import { useRowEvents } from './useRowEvents.ts';

/** What the rows in a frame do with keys, pointers and the focus. */
export const useEvents = (frame: RefObject<HTMLElement | null>, props: RowsProps) =>
  useRowEvents(frame, props.choosing, {
    keyOf: (nth) => Number(props.rows[nth]?.[props.screen.entity.key]),
    open: (id, nth) => props.list.openRecord(id, pageOf(props, nth)),
  });

/** What an element needs to be the nth row. */
export function rowMarks({ screen, returned, choosing }: RowsProps, row: Row, nth: number) {
  const id = keyOf(screen, row);
  const isChosen = choosing.selecting?.has(Number(row[screen.entity.key]));
  return {
    'data-key': id,
    'data-row': nth,
    'data-returned': id === returned || undefined,
    'data-chosen': isChosen || undefined,
  };
}

/** Chooses a row, while rows are being chosen. */
export function RowPick({ screen, names, choosing: { selecting }, row }: RowsProps & { readonly row: Row }) {
  if (!selecting) return null;
  const key = Number(row[screen.entity.key]);
  return (
    <label className="pick list-pick">
      <input
        type="checkbox"
        aria-label={t('select_row', { name: nameOf(screen, row, names) })}
        checked={selecting.has(key)}
        onChange={({ nativeEvent }) => selecting.toggle(key, (nativeEvent as PointerEvent).shiftKey === true)}
      />
    </label>
  );
}
