import { provideInputs } from '../field/views.ts';
import { codeInput } from './input/code.tsx';
import { codesInput } from './input/codes.tsx';
import { dateInput } from './input/date.tsx';
import { datesInput } from './input/dates.tsx';
import { fileInput } from './input/file.tsx';
import { flagInput } from './input/flag.tsx';
import { imageInput } from './input/image.tsx';
import { linkInput } from './input/link.tsx';
import { memoInput } from './input/memo.tsx';
import { momentInput } from './input/moment.tsx';
import { NumberInput } from './input/number.tsx';
import { periodInput } from './input/period.tsx';
import { refInput } from './input/ref.tsx';
import { refsInput } from './input/refs.tsx';
import { rowsInput } from './input/rows.tsx';
import { termInput } from './input/term.tsx';
import { textInput } from './input/text.tsx';
import { timeInput } from './input/time.tsx';
import { uuidInput } from './input/uuid.tsx';
import { wordsInput } from './input/words.tsx';

const Nothing = () => null;

/**
 * How every kind is typed; a new kind is a file and a line here. Whoever asks for `inputOf` imports this file; lists do
 * without. What the database counts or decides nobody types.
 */
provideInputs({
  text: textInput,
  memo: memoInput,
  scaled: { Input: NumberInput },
  count: { Input: NumberInput },
  flag: flagInput,
  date: dateInput,
  dates: datesInput,
  period: periodInput,
  time: timeInput,
  moment: momentInput,
  phase: { Input: Nothing },
  term: termInput,
  code: codeInput,
  codes: codesInput,
  words: wordsInput,
  ref: refInput,
  refs: refsInput,
  rows: rowsInput,
  serial: { Input: Nothing },
  uuid: uuidInput,
  link: linkInput,
  image: imageInput,
  file: fileInput,
});
