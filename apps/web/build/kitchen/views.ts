import { qrView } from '../../areas/stock/qr/qr.tsx';
import type { FieldView } from '../../records/field/view.ts';
import { provideViews } from '../../records/field/views.ts';
import { checksView } from '../../records/views/checks.tsx';
import { radioView } from '../../records/views/radio.tsx';
import { switchView } from '../../records/views/switch.tsx';

/** Views that no list or form of the product asks for yet. */
provideViews({
  fields: {
    checks: checksView as FieldView,
    qr: qrView as FieldView,
    radio: radioView as FieldView,
    switch: switchView as FieldView,
  },
});
