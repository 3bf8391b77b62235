import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { personOf, useSession } from '../../../base/session/session.ts';
import { whenIdle } from '../../../base/store/idle.ts';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { mainTimer } from '../run/main_timer.ts';
import { useOwnRun } from '../run/own_run.ts';
import { brewRoom, closeRoom, prepareBrew, roomPart } from '../run/room.ts';
import { brewRun } from '../run/store.ts';
import { BrewChip } from './BrewChip.tsx';
import { FloatingTimer } from './FloatingTimer.tsx';
import './timers.css';

/** The page on which everybody brews. */
const TOOL = '/info/chart/brewingrecord';

/** The main timer and the running brew above every page; the room of the brew over all of it. */
export default function Timers() {
  const timer = useStore(mainTimer);
  const run = useOwnRun();
  const isOthers = useStore(brewRun) !== run;
  const isHome = personOf(useSession()) !== null;
  const isOpen = useStore(brewRoom);
  const Room = useStore(roomPart);
  const isBrewing = run !== null;
  const [path] = useLocation();
  // The page of the tool has a large key that does the same, and home says it among what is under way.
  const isSaid = (path === TOOL && run?.home === TOOL) || (path === '/' && isHome);
  const chip = isOpen || isSaid ? null : run;
  // A cafe need not have a network all the time.
  useEffect(() => {
    if (isBrewing) whenIdle(prepareBrew);
  }, [isBrewing]);
  return (
    <>
      {(chip || timer) && (
        <section className="timers" aria-label={t('timer')}>
          {chip && <BrewChip run={chip} />}
          {timer && <FloatingTimer timer={timer} />}
        </section>
      )}
      {isOpen && !isOthers && Room && createPortal(<Room onClose={closeRoom} />, document.body)}
    </>
  );
}
