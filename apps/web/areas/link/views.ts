import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { qrView } from './qr/qr.tsx';

/** The views of what is found by a link on paper. */
provideViews({
  fields: {
    qr: qrView,
  },
  groups: {},
  readings: {},
} satisfies ViewsOf<'link'>);
