import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { eventReading } from './reading.tsx';

/** The views of events. */
provideViews({
  inputs: {},
  groups: {},
  readings: {
    event: eventReading,
  },
} satisfies ViewsOf<'event'>);
