import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { qrInput } from './qr/qr.tsx';

/** The views of what is found by a link on paper. */
provideViews({
  inputs: {
    qr: qrInput,
  },
  groups: {},
  readings: {},
} satisfies ViewsOf<'link'>);
