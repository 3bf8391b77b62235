import { useState } from 'react';
import { t } from '../../base/texts/index.ts';
import './cell.css';

interface Props {
  readonly text: string;
  /** In a row of a list: the beginning of it, on one line. */
  readonly dense?: boolean | undefined;
}

/** Letters that a line of a list can show at the most. */
const LINE = 300;
/** Letters that are read without asking for more. */
const SHORT = 3_000;
/** Asked for more, so many times as much is shown: a text of a million letters is not laid out at once. */
const MORE = 10;

/** A text of several lines to read; of a very long one its beginning, then more and more of it. */
export function LongText({ text, dense }: Props) {
  const [most, setMost] = useState(SHORT);
  if (dense) {
    return (
      <span className="cell-memo" data-dense>
        {text.slice(0, LINE)}
      </span>
    );
  }
  const isCut = text.length > most;
  return (
    <span className="cell-memo">
      {isCut
        ? `${text
            .slice(0, most)
            .toWellFormed()
            .replace(/\ufffd$/, '')}…`
        : text}
      {text.length > SHORT && (
        <button type="button" className="cell-more quiet-link" onClick={() => setMost(isCut ? most * MORE : SHORT)}>
          {t(isCut ? 'text_more' : 'text_less')}
        </button>
      )}
    </span>
  );
}
