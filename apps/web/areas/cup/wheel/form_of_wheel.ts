import { createContext } from 'react';
import type { Form } from '../../../records/form/store.ts';

/** The form whose flavors are chosen, where it keeps how its wheel is shown. */
export const FormOfWheel = createContext<Form | null>(null);

/** The fields of a form that say how its wheel is shown. */
export const LOOK_FIELDS = {
  rotate: 'cupnote_flavor_wheel_rotate',
  reverse: 'cupnote_flavor_wheel_reverse',
  simple: 'cupnote_flavor_wheel_simple',
} as const;
