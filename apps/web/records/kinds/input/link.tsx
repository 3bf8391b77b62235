import { LinkBox } from '../../../parts/field/LinkBox.tsx';
import type { InputView } from '../../field/view.ts';

export const linkInput: InputView<'link'> = {
  counted: 'late',
  Input: (props) => <LinkBox {...props} />,
};
