import { provideRuns } from '../../records/history/runs.ts';
import { provideRoom } from './run/room.ts';
import { provideTimers } from './run/wanted.ts';

/** Hands in what draws a brew, which is loaded with the first one, and who takes a brew off the device. */
export function startBrews(): void {
  provideTimers(() => import('./timer/Timers.tsx'));
  provideRoom(() => import('./room/BrewRoom.tsx'));
  provideRuns((run) => {
    const dropped = import('./run/store.ts').then(
      ({ dropRun }) => dropRun(run),
      () => () => undefined,
    );
    return () => void dropped.then((giveBack) => giveBack());
  });
}
