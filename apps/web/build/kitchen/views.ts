import { qrView } from '../../areas/link/qr/qr.tsx';
import { provideViews } from '../../records/field/views.ts';
import { checksView } from '../../records/views/checks.tsx';
import { radioView } from '../../records/views/radio.tsx';
import { switchView } from '../../records/views/switch.tsx';

/** Views that no list or form of the product asks for yet. */
provideViews({
  fields: {
    checks: checksView,
    qr: qrView,
    radio: radioView,
    switch: switchView,
  },
});
