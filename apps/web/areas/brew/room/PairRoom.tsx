import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { useWakeLock } from '../../../parts/clock/useWakeLock.ts';
import { Room } from '../../../parts/room/Room.tsx';
import { RoomNotice } from '../../../parts/room/RoomNotice.tsx';
import { firstOf } from '../run/first.ts';
import { type Run, stageOf } from '../run/run.ts';
import { nthOf, signals } from '../run/store.ts';
import { wakeSignals } from '../signal/signals.ts';
import { Lane } from './Lane.tsx';
import './pair_room.css';

interface Props {
  readonly runs: readonly Run[];
  /** Gives one the screen for itself, perhaps for its pad. */
  open(id: string, isWeighing: boolean): void;
  onClose(): void;
}

/** Two brews over the whole screen, on a phone one above the other: each is a lane with its clock, its step and its keys. */
export function PairRoom({ runs, open, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const lanes = useRef<HTMLDivElement>(null);
  const first = firstOf(runs);
  const [touched, setTouched] = useState<string | null>(null);
  // Until one was touched keys are of the one that is poured first.
  const chosen = runs.find(({ id }) => id === touched) ?? first ?? runs[0];
  const { awake } = useStore(signals);
  useWakeLock(awake && runs.some((run) => stageOf(run) !== 'over'));
  // The press that opened the room is one that browsers allow sound for.
  useEffect(() => wakeSignals(signals.get()), []);

  const choose = (nth: number) => {
    const run = runs.find(({ id }) => nthOf(id) === nth);
    if (!run) return;
    setTouched(run.id);
    // A button that was pressed would go on being pressed by the space bar.
    lanes.current?.querySelectorAll<HTMLElement>('.lane')[runs.indexOf(run)]?.focus();
  };
  return (
    <Room
      dialog={dialog}
      label={t('brew_room')}
      title={t('brew_pair')}
      back={t('brew_room_close')}
      onClose={onClose}
      onEscape={onClose}
    >
      <div ref={lanes} className="brew-lanes">
        {runs.map((run) => (
          <Lane
            key={run.id}
            run={run}
            isFirst={run === first}
            isLater={first !== null && run !== first}
            isChosen={run === chosen}
            touch={() => setTouched(run.id)}
            {...{ choose, onClose }}
            open={(isWeighing) => open(run.id, isWeighing)}
          />
        ))}
      </div>
      <RoomNotice said="" />
    </Room>
  );
}
