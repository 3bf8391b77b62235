import { provideCells } from '../field/views.ts';
import { codeCell } from './cell/code.tsx';
import { codesCell } from './cell/codes.tsx';
import { dateCell } from './cell/date.tsx';
import { datesCell } from './cell/dates.tsx';
import { fileCell } from './cell/file.tsx';
import { flagCell } from './cell/flag.tsx';
import { imageCell } from './cell/image.tsx';
import { linkCell } from './cell/link.tsx';
import { memoCell } from './cell/memo.tsx';
import { momentCell } from './cell/moment.tsx';
import { NumberCell } from './cell/number.tsx';
import { periodCell } from './cell/period.tsx';
import { phaseCell } from './cell/phase.tsx';
import { refCell } from './cell/ref.tsx';
import { refsCell } from './cell/refs.tsx';
import { rowsCell } from './cell/rows.tsx';
import { scaledCell } from './cell/scaled.tsx';
import { serialCell } from './cell/serial.tsx';
import { termCell } from './cell/term.tsx';
import { textCell } from './cell/text.tsx';
import { timeCell } from './cell/time.tsx';
import { uuidCell } from './cell/uuid.tsx';
import { wordsCell } from './cell/words.tsx';

/** How every kind is shown; a new kind is a file and a line here. Whoever shows values imports this file. */
provideCells({
  text: textCell,
  memo: memoCell,
  scaled: scaledCell,
  count: { Cell: NumberCell },
  flag: flagCell,
  date: dateCell,
  dates: datesCell,
  period: periodCell,
  time: timeCell,
  moment: momentCell,
  phase: phaseCell,
  term: termCell,
  code: codeCell,
  codes: codesCell,
  words: wordsCell,
  ref: refCell,
  refs: refsCell,
  rows: rowsCell,
  serial: serialCell,
  uuid: uuidCell,
  link: linkCell,
  image: imageCell,
  file: fileCell,
});
