import { LinkBox } from '../../../parts/field/LinkBox.tsx';
import type { InputView } from '../../../records/field/view.ts';
import { Code } from './Code.tsx';
import './qr.css';

/** An address to type, with its QR code. */
export const qrInput: InputView<'link' | 'uuid'> = {
  wide: true,
  counted: 'late',
  Input: (props) => (
    <>
      <LinkBox {...props} />
      <Code name={props.name} address={props.value} />
    </>
  ),
};
