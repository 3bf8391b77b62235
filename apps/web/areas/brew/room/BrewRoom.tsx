import { useEffect, useState } from 'react';
import { useOwnRuns } from '../run/own_run.ts';
import { PairRoom } from './PairRoom.tsx';
import { RunRoom } from './RunRoom.tsx';
import './brew_room.css';

interface Props {
  onClose(): void;
}

/** One of two brews that has the screen for itself, and whether the pad is what it is for. */
interface Whole {
  readonly id: string;
  readonly isWeighing: boolean;
}

/** The brews of this browser over the whole screen: one as large as it gets, two side by side. */
export default function BrewRoom({ onClose }: Props) {
  const runs = useOwnRuns();
  const [whole, setWhole] = useState<Whole | null>(null);
  const isGone = runs.length === 0;
  const isPair = runs.length > 1;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  useEffect(() => {
    if (!isPair) setWhole(null);
  }, [isPair]);
  const run = isPair ? runs.find(({ id }) => id === whole?.id) : runs[0];
  if (run)
    return (
      <RunRoom
        key={run.id}
        run={run}
        other={runs.find(({ id }) => id !== run.id)}
        isWeighing={isPair && whole?.isWeighing}
        onBoth={() => setWhole(null)}
        onClose={onClose}
      />
    );
  return isPair && <PairRoom runs={runs} open={(id, isWeighing) => setWhole({ id, isWeighing })} onClose={onClose} />;
}
