import { withTexts } from '../../base/texts/index.ts';
import type { WebArea } from '../area.ts';

/** One's own account: what it says, where it is signed in, what it holds, and its end. */
export const account = {
  pages: {
    UserBasicInfo: {
      frame: 'desk',
      load: () => withTexts('factor', withTexts('work', withTexts('signup', import('./UserBasicInfo.tsx')))),
    },
    UserDetailInfo: {
      frame: 'desk',
      load: () => withTexts('factor', withTexts('work', withTexts('signup', import('./UserDetailInfo.tsx')))),
    },
    Factor: {
      frame: 'wide',
      load: () => withTexts('account', withTexts('work', withTexts('signup', import('./Factor.tsx')))),
    },
    Agree: {
      frame: 'wide',
      load: () => withTexts('factor', withTexts('work', withTexts('signup', import('./Agree.tsx')))),
    },
    Leaving: {
      frame: 'wide',
      load: () => withTexts('factor', withTexts('work', withTexts('signup', import('./Leaving.tsx')))),
    },
  },
} satisfies WebArea;
