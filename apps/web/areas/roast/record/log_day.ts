import { isDate } from '@hanjan/core';
import { yearOf } from '@hanjan/model/shared/year_of.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import type { Form } from '../../../records/form/store.ts';
import { DAY } from '../day.ts';

/** What is done about the day that a log says it is of: nothing, it is written, the person is asked, or only told. */
export interface LogDay {
  readonly is: 'same' | 'written' | 'asked' | 'told';
  readonly day: string;
}

/**
 * A new record is of the day of its log, unless somebody wrote another one. Whoever may move a stored one is asked; one
 * that stays on its day, or in its year, is left as it is.
 */
export function logDay(form: Form, { roasted_at }: RoastLog, isFixed: (name: string) => boolean): LogDay {
  const day = roasted_at?.slice(0, 10) ?? '';
  const { value, typed } = form.field(DAY);
  if (!isDate(day) || day === value) return { is: 'same', day };
  const { [form.entity.key]: key, [DAY]: before } = form.start();
  const isStored = typeof key === 'number';
  const isStuck = isFixed(DAY) || (isStored && yearOf(before) !== yearOf(day));
  if (isStuck) return { is: 'told', day };
  const isOurs = isStored || typed !== undefined || value !== before;
  return { is: isOurs ? 'asked' : 'written', day };
}
