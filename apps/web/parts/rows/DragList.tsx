import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { t } from '../../base/texts/index.ts';

interface Props {
  /** Names of the rows in their order. */
  readonly ids: readonly string[];
  /** A row was dropped at a place, counted from 0. */
  onMove(id: string, to: number): void;
  row(id: string): ReactNode;
}

const MOUSE = { activationConstraint: { distance: 4 } };
/** A finger that does not rest scrolls the page. */
const FINGER = { activationConstraint: { delay: 200, tolerance: 8 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Rows that can be dragged by their handles: with a pointer, a resting finger, or keys. */
export const DragList = memo(function DragList({ ids, onMove, row }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, FINGER),
    useSensor(KeyboardSensor, KEYS),
  );
  const items = useMemo(() => [...ids], [ids]);
  const nth = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), nth(over.id) - 1);
  };
  const hasMoved = useRef(false);
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => {
      hasMoved.current = false;
      return t('rows_lifted', { row: nth(active.id) });
    },
    onDragOver: ({ active, over }: DragEndEvent) => {
      // It is over its own place at once.
      if (over && over.id !== active.id) hasMoved.current = true;
      return over && hasMoved.current ? t('rows_over', { row: nth(over.id) }) : undefined;
    },
    onDragEnd: ({ over }: DragEndEvent) => (over ? t('rows_moved', { row: nth(over.id) }) : t('rows_back')),
    onDragCancel: () => t('rows_back'),
  };
  return (
    <DndContext
      sensors={sensors}
      modifiers={[upAndDown]}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('rows_keys') } }}
      onDragEnd={drop}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol className="sublist-rows">{ids.map(row)}</ol>
      </SortableContext>
    </DndContext>
  );
});
