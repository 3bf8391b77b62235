import { localTime, twoDigits } from '@hanjan/core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { offeredSeconds } from './time_steps.ts';
import './clock.css';

interface Props {
  readonly value: string | null;
  readonly step: number | undefined;
  /** Stands below a calendar, so that it leaves the focus there. */
  readonly isBeside?: boolean;
  set(time: string): void;
}

const PARTS = ['clock_hour', 'clock_minute', 'clock_second'] as const;
const all = (count: number) => Array.from({ length: count }, (_, part) => part);

/** Hours, minutes and seconds in three columns. Loaded when it is first opened. */
export default function Clock({ value, step, isBeside = false, set }: Props) {
  const parts = value?.split(':').map(Number) ?? null;
  const offered = [all(24), all(60), offeredSeconds(value, step)];
  const [hours = 0, minutes = 0] = localTime().split(':').map(Number);
  const near = [hours, minutes, 0];
  const pick = (at: number, part: number) => set((parts ?? [0, 0, 0]).with(at, part).map(twoDigits).join(':'));
  return (
    <div className="clock">
      {PARTS.map((key, at) => (
        <Column
          key={key}
          label={t(key)}
          offered={offered[at] ?? []}
          chosen={parts?.[at] ?? null}
          near={near[at] ?? 0}
          isFirst={at === 0 && !isBeside}
          pick={(part) => pick(at, part)}
        />
      ))}
    </div>
  );
}

interface ColumnProps {
  readonly label: string;
  readonly offered: readonly number[];
  readonly chosen: number | null;
  /** Where the column stands until something is chosen. */
  readonly near: number;
  readonly isFirst: boolean;
  pick(part: number): void;
}

/** One column of numbers: arrow keys, page keys, Home and End choose. */
function Column({ label, offered, chosen, near, isFirst, pick }: ColumnProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(0, offered.indexOf(chosen ?? near));
  useEffect(() => {
    const column = list.current;
    const line = column?.children[at];
    if (!column || !(line instanceof HTMLElement)) return;
    column.scrollTop = line.offsetTop - (column.clientHeight - line.clientHeight) / 2;
  }, [at]);
  const move = (event: KeyboardEvent) => {
    const goals: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: chosen === null ? at : at + 1,
      PageUp: at - 10,
      PageDown: at + 10,
      Home: 0,
      End: offered.length - 1,
      Enter: at,
      ' ': at,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    pick(offered[Math.min(Math.max(goal, 0), offered.length - 1)] ?? 0);
  };
  return (
    <div className="clock-column">
      <span id={`${id}-label`} className="clock-label">
        {label}
      </span>
      <div
        ref={list}
        className="clock-list number"
        role="listbox"
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-activedescendant={`${id}-${offered[at]}`}
        data-autofocus={isFirst || undefined}
        onKeyDown={move}
      >
        {offered.map((part) => (
          <button
            key={part}
            type="button"
            id={`${id}-${part}`}
            role="option"
            tabIndex={-1}
            aria-selected={part === chosen}
            onClick={() => pick(part)}
          >
            {twoDigits(part)}
          </button>
        ))}
      </div>
    </div>
  );
}
