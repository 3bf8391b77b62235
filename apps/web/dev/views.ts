import type { FieldView } from '../engine/field/view.ts';
import { provideViews } from '../engine/views.ts';
import { checksView } from '../views/checks.tsx';
import { qrView } from '../views/qr/qr.tsx';
import { radioView } from '../views/radio.tsx';
import { switchView } from '../views/switch.tsx';

/** Views that no list or form of the product asks for yet. */
provideViews({
  fields: {
    checks: checksView as FieldView,
    qr: qrView as FieldView,
    radio: radioView as FieldView,
    switch: switchView as FieldView,
  },
});
