import { addDays, type Row } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { yearOf } from '@hanjan/model/shared/year_of.ts';
import { DAY } from '../day.ts';

/** A day that a planned roast can move to by one tap. */
export interface Way {
  readonly to: string;
  readonly label: MessageKey;
}

/** The days near today that a roast can move to: others than its own, in the year that it is numbered in. */
export function waysFrom(record: Row, today: string): readonly Way[] {
  const day = String(record[DAY]);
  const near: readonly Way[] = [
    { to: today, label: 'roast_move_today' },
    { to: addDays(today, 1), label: 'roast_move_tomorrow' },
  ];
  return near.filter(({ to }) => to !== day && yearOf(to) === yearOf(day));
}
