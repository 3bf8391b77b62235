import { provideRoom } from '../areas/brew/run/room.ts';
import { provideTimers } from '../areas/brew/run/wanted.ts';
import { onDevice } from '../base/session/session.ts';
import { isLayoutName } from '../lists/state/layout_name.ts';
import { provideAreas } from '../records/catalogue.ts';
import { drafts, isDraftName } from '../records/drafts/store.ts';
import { provideRuns } from '../records/history/typed.ts';
import { kept } from '../records/lookup/kept.ts';
import { provideQuestions } from '../records/saving/question.ts';
import { countAtLeave } from '../shell/tools/leaveSession.ts';
import { definitions } from './definitions.ts';

/** Everything that lower floors ask of higher ones is handed in here. */
export function handIn(): void {
  provideAreas({
    definitions,
    views: {
      user_brewing: () => import('../areas/brew/views.ts'),
      roaster: () => import('../areas/roast/views.ts'),
    },
    everyView: () => import('./views.ts'),
  });
  onDevice({
    forget: (user_uuid) => drafts.forget(user_uuid),
    isSpared: (name) => isDraftName(name) || isLayoutName(name),
    dropCopies: () => void kept.clear(),
  });
  provideQuestions({ stock_short: () => import('../areas/stock/stock_short.tsx') });
  provideTimers(() => import('../areas/brew/timer/Timers.tsx'));
  provideRoom(() => import('../areas/brew/room/BrewRoom.tsx'));
  provideRuns((run) => {
    const dropped = import('../areas/brew/run/store.ts').then(
      ({ dropRun }) => dropRun(run),
      () => () => undefined,
    );
    return () => void dropped.then((giveBack) => giveBack());
  });
  countAtLeave(() => import('./timed.ts').then(({ countTimed }) => countTimed()));
}
