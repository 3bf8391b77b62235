import { later } from '../../../base/store/later.tsx';

// Pickers come when the first of them is opened.
export const Calendar = later(() => import('./Calendar.tsx'));
export const Clock = later(() => import('./Clock.tsx'));
