import { termBounds } from '@hanjan/core';
import { TermBox } from '../../../parts/field/TermBox.tsx';
import type { InputView } from '../../field/view.ts';

export const termInput: InputView<'term'> = {
  Input: (props) => <TermBox {...props} {...termBounds(props.field)} />,
};
