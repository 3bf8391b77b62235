import { brew } from '../areas/brew/area.ts';
import { startBrews } from '../areas/brew/start.ts';
import { code } from '../areas/code/area.ts';
import { cup } from '../areas/cup/area.ts';
import { dial } from '../areas/dial/area.ts';
import { drink } from '../areas/drink/area.ts';
import { event } from '../areas/event/area.ts';
import { link } from '../areas/link/area.ts';
import { receive } from '../areas/receive/area.ts';
import { roast } from '../areas/roast/area.ts';
import { stock } from '../areas/stock/area.ts';
import { system } from '../areas/system/area.ts';
import { onDevice } from '../base/session/session.ts';
import { clearStored } from '../base/store/storage.ts';
import { LABELS_NAME } from '../lists/labels/labels_name.ts';
import { isLayoutName } from '../lists/state/layout_name.ts';
import { provideAreas } from '../records/catalogue.ts';
import { drafts, isDraftName } from '../records/drafts/store.ts';
import { provideQuestions } from '../records/saving/question.ts';
import { countAtLeave } from '../shell/tools/leaveSession.ts';
import { definitions, everyCell, everyView } from './definitions.ts';

/** The copies of what was looked up, which a page without records has no use for. */
export const lookedUp = () => import('../records/lookup/kept.ts');

/** Everything that lower floors ask of higher ones is handed in here. */
export function handIn(): void {
  provideAreas({
    definitions,
    cells: {
      code: code.cells,
      event: event.cells,
      link: link.cells,
      roast: roast.cells,
      stock: stock.cells,
    },
    views: {
      cup: cup.views,
      brew: brew.views,
      dial: dial.views,
      code: code.views,
      drink: drink.views,
      event: event.views,
      link: link.views,
      receive: receive.views,
      roast: roast.views,
      stock: stock.views,
      system: system.views,
    },
    everyCell,
    everyView,
  });
  onDevice({
    forget: (user_uuid) => drafts.forget(user_uuid),
    isSpared: (name) => isDraftName(name) || isLayoutName(name) || name === LABELS_NAME,
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
