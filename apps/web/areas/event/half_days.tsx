import { localDate } from '@hanjan/core';
import { currentLocale } from '../../base/texts/index.ts';
import type { CellView } from '../../records/field/view.ts';
import { momentCell } from '../../records/kinds/cell/moment.tsx';

/** An instant as people say when something begins: by the half of the day, in a list without the year that it is now. */
export const halfDaysCell: CellView<'moment'> = {
  ...momentCell,
  Cell: ({ value, dense }) => (
    <time className="number" dateTime={value} data-dense={dense || undefined}>
      {halfDayText(value, dense)}
    </time>
  ),
};

/** `11-23 오후 02:30`, with its year where that is another one or everything is said. */
export function halfDayText(instant: string, isShort = false, locale: string = currentLocale()): string {
  const at = new Date(instant);
  const day = localDate(at);
  const isThisYear = day.slice(0, 4) === localDate().slice(0, 4);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: true }).format(at);
  return `${isShort && isThisYear ? day.slice(5) : day} ${time}`;
}
