import { kinds } from '@hanjan/core';
import { NameList } from '../../parts/cell/NameList.tsx';
import { WordsBox } from '../../parts/field/WordsBox.tsx';
import type { FieldView } from '../field/view.ts';

export const wordsView: FieldView<'words'> = {
  counted: 'late',
  Input: (props) => <WordsBox {...props} read={(text) => kinds.words.read(text, props.field) as string[]} />,
  Cell: ({ value, dense }) => <NameList ids={value} nameOf={String} dense={dense} />,
};
