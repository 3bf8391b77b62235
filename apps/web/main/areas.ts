import { brew } from '../areas/brew/area.ts';
import { startBrews } from '../areas/brew/start.ts';
import { event } from '../areas/event/area.ts';
import { link } from '../areas/link/area.ts';
import { roast } from '../areas/roast/area.ts';
import { stock } from '../areas/stock/area.ts';
import { onDevice } from '../base/session/session.ts';
import { clearStored } from '../base/store/storage.ts';
import { isLayoutName } from '../lists/state/layout_name.ts';
import { provideAreas } from '../records/catalogue.ts';
import { drafts, isDraftName } from '../records/drafts/store.ts';
import { provideQuestions } from '../records/saving/question.ts';
import { countAtLeave } from '../shell/tools/leaveSession.ts';
import { definitions, everyView } from './definitions.ts';

/** The copies of what was looked up, which a page without records has no use for. */
export const lookedUp = () => import('../records/lookup/kept.ts');

/** Everything that lower floors ask of higher ones is handed in here. */
export function handIn(): void {
  provideAreas({
    definitions,
    views: {
      brew: brew.views,
      event: event.views,
      link: link.views,
      roast: roast.views,
      stock: stock.views,
    },
    everyView,
  });
  onDevice({
    forget: (user_uuid) => drafts.forget(user_uuid),
    isSpared: (name) => isDraftName(name) || isLayoutName(name),
    dropCopies: () => {
      clearStored('device', (name) => !name.startsWith('hanjan.home.'));
      return Promise.all([
        lookedUp().then(({ kept }) => kept.clear()),
        import('../records/seen/copies.ts').then(({ seen }) => seen.clear()),
      ]);
    },
  });
  provideQuestions({
    loss_unusual: () => import('../areas/roast/loss_unusual.tsx'),
    stock_short: () => import('../areas/stock/stock_short.tsx'),
  });
  startBrews();
  countAtLeave(() => import('./timed.ts').then(({ countTimed }) => countTimed()));
}
