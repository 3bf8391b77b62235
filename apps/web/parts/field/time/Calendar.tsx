import { endOf, FIRST_DAY, LAST_DAY, type Span, startOf } from '@hanjan/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../Icon.tsx';
import { type Cell, captionOf, cellOf, LEAF, weekdays } from './calendar_names.ts';
import { isOnPage, keyed, leafed, rowsOf, WIDER } from './calendar_page.ts';
import './calendar.css';

/** A table whose cells are walked by arrow keys. */
const GRID = { role: 'grid' };

interface Props {
  /** What is picked: a day, or the first day of something longer. */
  readonly span?: Span | undefined;
  readonly chosen: readonly string[];
  /** What lies between the first and the last that is chosen is chosen too. */
  readonly isRange?: boolean;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** Stands among other controls, so that it leaves the focus where it is. */
  readonly isBeside?: boolean;
  /** The day that it is. */
  readonly now?: string;
  onPick(date: string): void;
}

/**
 * A page of days, weeks, months, quarters or years to pick from. Its caption leads to a wider page. Loaded when it is
 * first opened.
 */
export default function Calendar(props: Props) {
  const { span = 'day', chosen, isRange = false, min = FIRST_DAY, max = LAST_DAY, isBeside = false, onPick } = props;
  const { now = today() } = props;
  const [level, setLevel] = useState(span);
  const clamped = (date: string, on: Span = level) => startOf(on, date < min ? min : date > max ? max : date);
  const [cursor, setCursor] = useState(() => clamped(chosen.at(-1) ?? now));
  const [pointed, setPointed] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus();
    isMoving.current = false;
  });

  const wider = WIDER[level];
  const isOpenEnded = isRange && chosen.length === 1;
  const shown = [...chosen, ...(isOpenEnded ? [pointed ?? cursor] : [])].toSorted();
  const isBetween = (date: string) =>
    isRange && level === span && date > (shown[0] ?? '') && date < (shown.at(-1) ?? '');
  const isChosen = (date: string) => chosen.some((one) => startOf(level, one) === date);
  const isOffered = (date: string) => endOf(level, date) >= min && date <= max;

  const go = (date: string, on: Span = level) => {
    setLevel(on);
    setCursor(clamped(date, on));
  };
  const pick = (date: string) => {
    isMoving.current = true;
    if (level === span) {
      setCursor(date);
      onPick(date);
    } else go(date, level === 'year' && span !== 'quarter' ? 'month' : span);
  };
  const move = (event: KeyboardEvent) => {
    const goal = keyed(level, cursor, event.key, event.shiftKey);
    if (goal === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    go(goal);
  };
  const cells = { isChosen, isBetween, isOffered, cursor, level, now, isBeside, pick, point: setPointed };

  return (
    <div className="calendar">
      <div className="calendar-head">
        <Leaf {...{ level, cursor, go }} pages={-1} />
        <button
          type="button"
          className="calendar-caption number"
          disabled={!wider}
          title={wider && t('calendar_wider')}
          onClick={() => wider && go(cursor, wider)}
        >
          <span aria-live="polite">{captionOf(level, cursor)}</span>
          {wider && <Icon name="down" size={16} />}
        </button>
        <Leaf {...{ level, cursor, go }} pages={1} />
      </div>
      <table ref={grid} {...GRID} aria-label={captionOf(level, cursor)} data-level={level} onKeyDown={move}>
        {level === 'day' && (
          <thead>
            <tr>
              {weekdays().map(({ short, long }) => (
                <th key={long} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rowsOf(level, cursor).map((row) => (
            <tr key={row[0]}>
              {row.map((date) => (
                <CalendarCell key={date} date={date} cell={cellOf(level, date)} {...cells} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LeafProps {
  readonly level: Span;
  readonly cursor: string;
  readonly pages: 1 | -1;
  go(date: string): void;
}

/** A page back or forth. */
const Leaf = ({ level, cursor, pages, go }: LeafProps) => (
  <button
    type="button"
    className="calendar-leaf"
    aria-label={t(LEAF[level][pages === 1 ? 'next' : 'previous'])}
    onClick={() => go(leafed(level, cursor, pages))}
  >
    <Icon name={pages === 1 ? 'right' : 'left'} size={16} />
  </button>
);

interface CellProps {
  readonly date: string;
  readonly cell: Cell;
  readonly level: Span;
  readonly cursor: string;
  readonly now: string;
  readonly isBeside: boolean;
  isChosen(date: string): boolean;
  isBetween(date: string): boolean;
  isOffered(date: string): boolean;
  pick(date: string): void;
  point(date: string | null): void;
}

function CalendarCell({ date, cell, level, cursor, now, isBeside, ...is }: CellProps) {
  const isCursor = date === cursor;
  const isNow = startOf(level, now) === date;
  return (
    <td>
      <button
        type="button"
        className="calendar-cell number"
        data-cell={date}
        data-outside={!isOnPage(level, cursor, date) || undefined}
        data-between={is.isBetween(date) || undefined}
        data-now={isNow || undefined}
        data-autofocus={(isCursor && !isBeside) || undefined}
        aria-pressed={is.isChosen(date)}
        aria-current={isNow ? 'date' : undefined}
        tabIndex={isCursor ? 0 : -1}
        disabled={!is.isOffered(date)}
        onClick={() => is.pick(date)}
        onPointerEnter={() => is.point(date)}
        onPointerLeave={() => is.point(null)}
      >
        <span aria-hidden="true">{cell.text}</span>
        {cell.below && (
          <span className="calendar-below" aria-hidden="true">
            {cell.below}
          </span>
        )}
        <span className="spoken">{cell.name}</span>
      </button>
    </td>
  );
}
