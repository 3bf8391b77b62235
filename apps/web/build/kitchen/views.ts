import { qrInput } from '../../areas/link/qr/qr.tsx';
import { qrCell } from '../../areas/link/qr/qr_cell.tsx';
import { provideViews } from '../../records/field/views.ts';
import { checksInput } from '../../records/views/checks.tsx';
import { radioInput } from '../../records/views/radio.tsx';
import { switchInput } from '../../records/views/switch.tsx';

/** Views that no list or form of the product asks for yet. */
provideViews({
  cells: { qr: qrCell },
  inputs: { checks: checksInput, qr: qrInput, radio: radioInput, switch: switchInput },
});
