import { lazy } from 'react';

// Pickers come when the first of them is opened.
export const Calendar = lazy(() => import('./Calendar.tsx'));
export const Clock = lazy(() => import('./Clock.tsx'));
