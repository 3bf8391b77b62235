import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { personOf, useSession } from '../../../base/session/session.ts';
import { whenIdle } from '../../../base/store/idle.ts';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { useClockSet } from '../../../parts/clock/useClockSet.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { BREW_PAGE } from '../run/apart.ts';
import { mainTimer } from '../run/main_timer.ts';
import { useOwnRuns } from '../run/own_run.ts';
import { brewRoom, closeRoom, prepareBrew, roomPart } from '../run/room.ts';
import { type Run, stageOf } from '../run/run.ts';
import { nthOf, setRun } from '../run/store.ts';
import { adjusted } from '../run/trouble.ts';
import { BrewChip } from './BrewChip.tsx';
import { FloatingTimer } from './FloatingTimer.tsx';
import { RunWatch } from './RunWatch.tsx';
import './timers.css';

/** The main timer and the running brews above every page; the room of the brews over all of it. */
export default function Timers() {
  const timer = useStore(mainTimer);
  const runs = useOwnRuns();
  const isHome = personOf(useSession()) !== null;
  const isOpen = useStore(brewRoom);
  const Room = useStore(roomPart);
  const isBrewing = runs.length > 0;
  const [path] = useLocation();
  // While it is not over the page of the tool has a large key that does the same, and home says it among what is under way.
  const isSaid = (run: Run) =>
    stageOf(run) !== 'over' && ((path === BREW_PAGE && run.home === BREW_PAGE) || (path === '/' && isHome));
  const chips = isOpen ? [] : runs.filter((run) => !isSaid(run));
  // A cafe need not have a network all the time.
  useEffect(() => {
    if (isBrewing) whenIdle(prepareBrew);
  }, [isBrewing]);
  useClockSet((by) => {
    const going = runs.filter((run) => stageOf(run) !== 'over');
    for (const run of going) setRun(adjusted(run, by));
    if (going.length > 0) toast({ text: t('brew_clock_set') });
  });
  return (
    <>
      {(chips.length > 0 || timer) && (
        <section className="timers" aria-label={t('timer')}>
          {chips.map((run) => (
            <BrewChip key={run.id} run={run} nth={nthOf(run.id)} />
          ))}
          {timer && <FloatingTimer timer={timer} />}
        </section>
      )}
      {runs.map((run) => (
        <RunWatch key={run.id} run={run} />
      ))}
      {isOpen && Room && createPortal(<Room onClose={closeRoom} />, document.body)}
    </>
  );
}
