import { NameList } from './cells.tsx';
import { WordsBox } from './parts/WordsBox.tsx';
import type { FieldView } from './view.ts';

export const wordsView: FieldView<'words'> = {
  counted: 'late',
  Input: (props) => <WordsBox {...props} />,
  Cell: ({ value, dense }) => <NameList items={value} dense={dense} />,
};
