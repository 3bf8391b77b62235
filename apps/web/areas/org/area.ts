import { withTexts } from '../../base/texts/index.ts';
import type { WebArea } from '../area.ts';

/** Founding an organisation, where one works, who one is there, asking to work somewhere, and registering at a roastery. */
export const org = {
  pages: {
    Create: { frame: 'wide', load: () => import('./Create.tsx') },
    CafeCreate: { frame: 'desk', load: () => import('./CafeCreate.tsx') },
    RoasterCreate: { frame: 'desk', load: () => import('./RoasterCreate.tsx') },
    CafeUserInfo: { frame: 'desk', load: () => import('./CafeUserInfo.tsx') },
    CafeUserDetailInfo: { frame: 'desk', load: () => withTexts('work', import('./CafeUserDetailInfo.tsx')) },
    Organization: { frame: 'desk', load: () => import('./Organization.tsx') },
    Applying: { frame: 'desk', load: () => import('./Applying.tsx') },
    CafeRoasterRegister: { frame: 'desk', load: () => import('./Registering.tsx') },
    RoasterUserInfo: { frame: 'desk', load: () => import('./RoasterUserInfo.tsx') },
  },
} satisfies WebArea;
