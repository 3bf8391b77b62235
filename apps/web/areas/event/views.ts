import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { halfDaysView } from './half_days.tsx';
import { eventReading } from './reading.tsx';

/** The views of events. */
provideViews({
  fields: {
    half_days: halfDaysView,
  },
  groups: {},
  readings: {
    event: eventReading,
  },
} satisfies ViewsOf<'event'>);
