import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { t } from '../../base/texts/index.ts';
import { useMedia } from '../size/useMedia.ts';

interface Props {
  readonly id: string;
  /** Counted from 1. */
  readonly nth: number;
  readonly children: ReactNode;
}

/** As the tokens have it: `--m-move`, `--e-out`. */
const MOVE = { duration: 220, easing: 'cubic-bezier(.2, .7, .2, 1)' };

/** Id of the handle of a row. */
export const handleId = (id: string): string => `${id}-handle`;

/** A row with its number in front as the handle that it is dragged by. */
export function DragRow({ id, nth, children }: Props) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('rows_movable') },
    transition: isStill ? null : MOVE,
  });
  return (
    <li
      ref={setNodeRef}
      className="sublist-row"
      data-id={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
    >
      <button
        ref={setActivatorNodeRef}
        id={handleId(id)}
        type="button"
        className="sublist-handle number"
        {...attributes}
        {...listeners}
        aria-label={t('rows_move', { row: nth })}
      >
        {nth}
      </button>
      {children}
    </li>
  );
}
