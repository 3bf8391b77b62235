import type { FieldView } from '../engine/field/view.ts';
import { provideViews } from '../engine/views.ts';
import { daysAfterView } from './days_after.tsx';
import { daysSinceView } from './days_since.tsx';
import { equipTypeView } from './equip/equip_type.tsx';
import { ordinalView } from './ordinal.tsx';
import { wordView } from './word.tsx';

/** The views of every list and form. */
provideViews({
  fields: {
    days_after: daysAfterView as FieldView,
    days_since: daysSinceView as FieldView,
    equip_type: equipTypeView as FieldView,
    ordinal: ordinalView as FieldView,
    word: wordView as FieldView,
  },
});
