import { wheelTree } from '@hanjan/charts/wheel/tree.ts';
import { Wheel, type WheelHandle } from '@hanjan/charts/wheel/View.tsx';
import { memo, type Ref, useMemo, useRef } from 'react';
import { t } from '../../../../base/texts/index.ts';
import { useRoom } from '../../../../parts/size/useRoom.ts';
import type { Flavors } from '../flavors.ts';
import './wheel_room.css';

interface Props {
  readonly flavors: Flavors;
  readonly chosen: readonly string[];
  /** Tenths of a degree. */
  readonly rotate: number;
  readonly reverse: boolean;
  readonly simple: boolean;
  readonly showSub: boolean;
  readonly current: string | null;
  readonly handle: Ref<WheelHandle>;
  onToggle(id: string): void;
  onCurrent(id: string | null): void;
  onRotate(tenths: number): void;
}

/** The wheel in all the room that its place gives it. */
export const WheelRoom = memo(function WheelRoom({ flavors, chosen, rotate, handle, onRotate, ...shown }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useRoom(room);
  const nodes = useMemo(() => wheelTree(flavors.codes, chosen), [flavors, chosen]);
  const turn = useMemo(() => (degrees: number) => onRotate(Math.round(degrees * 10)), [onRotate]);
  return (
    <div ref={room} className="wheel-room">
      {width > 0 && height > 0 && (
        <Wheel
          {...{ nodes, width, height, ...shown }}
          ref={handle}
          rotate={rotate / 10}
          label={t('wheel_label', { count: flavors.byId.size })}
          words={{ help: t('wheel_help'), empty: t('wheel_empty') }}
          onRotate={turn}
        />
      )}
    </div>
  );
});
