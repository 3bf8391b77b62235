import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { serialGroupView } from './serial/serial_group.tsx';

/** The views of what is written down of a coffee by its link. */
provideViews({
  inputs: {},
  groups: {
    serial: serialGroupView,
  },
  readings: {},
} satisfies ViewsOf<'receive'>);
