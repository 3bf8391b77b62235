import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { brewRun } from '../brew/store.ts';
import { whenIdle } from '../idle.ts';
import { useStore } from '../store.ts';
import { BrewChip } from './BrewChip.tsx';
import { FloatingTimer } from './FloatingTimer.tsx';
import { mainTimer } from './main_timer.ts';
import { brewRoom, closeRoom, prepareBrew, roomPart } from './room.ts';
import './timers.css';

/** The main timer and the running brew above every page; the room of the brew over all of it. */
export default function Timers() {
  const timer = useStore(mainTimer);
  const run = useStore(brewRun);
  const isOpen = useStore(brewRoom);
  const Room = useStore(roomPart);
  const isBrewing = run !== null;
  // A cafe need not have a network all the time.
  useEffect(() => {
    if (isBrewing) whenIdle(prepareBrew);
  }, [isBrewing]);
  return (
    <>
      <div className="timers">
        {run && !isOpen && <BrewChip run={run} />}
        {timer && <FloatingTimer timer={timer} />}
      </div>
      {isOpen && Room && createPortal(<Room onClose={closeRoom} />, document.body)}
    </>
  );
}
