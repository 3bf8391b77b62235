import { kinds } from '@hanjan/core';
import { WordsBox } from '../../../parts/field/WordsBox.tsx';
import type { InputView } from '../../field/view.ts';

export const wordsInput: InputView<'words'> = {
  counted: 'late',
  Input: (props) => <WordsBox {...props} read={(text) => kinds.words.read(text, props.field) as string[]} />,
};
