import type { KindName } from '@hanjan/core';
import type { FieldView } from '../field/view.ts';
import { provideKinds } from '../field/views.ts';
import { codeView } from './code.tsx';
import { codesView } from './codes.tsx';
import { countView } from './count.tsx';
import { dateView } from './date.tsx';
import { datesView } from './dates.tsx';
import { fileView } from './file.tsx';
import { flagView } from './flag.tsx';
import { imageView } from './image.tsx';
import { linkView } from './link.tsx';
import { memoView } from './memo.tsx';
import { momentView } from './moment.tsx';
import { periodView } from './period.tsx';
import { phaseView } from './phase.tsx';
import { refView } from './ref.tsx';
import { refsView } from './refs.tsx';
import { rowsView } from './rows.tsx';
import { scaledView } from './scaled.tsx';
import { serialView } from './serial.tsx';
import { termView } from './term.tsx';
import { textView } from './text.tsx';
import { timeView } from './time.tsx';
import { uuidView } from './uuid.tsx';
import { wordsView } from './words.tsx';

/** How every kind is typed and shown; a new kind is a file and a line here. Whoever draws fields imports this file. */
export const kindViews: { readonly [K in KindName]: FieldView<K> } = {
  text: textView,
  memo: memoView,
  scaled: scaledView,
  count: countView,
  flag: flagView,
  date: dateView,
  dates: datesView,
  period: periodView,
  time: timeView,
  moment: momentView,
  phase: phaseView,
  term: termView,
  code: codeView,
  codes: codesView,
  words: wordsView,
  ref: refView,
  refs: refsView,
  rows: rowsView,
  serial: serialView,
  uuid: uuidView,
  link: linkView,
  image: imageView,
  file: fileView,
};

provideKinds(kindViews);
