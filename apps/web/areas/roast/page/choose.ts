import { later } from '../../../base/store/later.tsx';

/** Few files hold several roasts. */
export const ChooseRoast = later(() => import('./ChooseRoast.tsx'));
