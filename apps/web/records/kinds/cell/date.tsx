import { endOf, kinds } from '@hanjan/core';
import { FromYear } from '../../../parts/cell/FromYear.tsx';
import { spanName } from '../../../parts/field/time/calendar_names.ts';
import type { CellProps, CellView } from '../../field/view.ts';

export const dateCell: CellView<'date'> = {
  Cell: (props) => {
    const { value, field, names, dense } = props;
    const { unit = 'day' } = field;
    if (unit === 'day') return <Day {...props} />;
    const isNamed = unit === 'week' || unit === 'quarter';
    return (
      <time className="number" dateTime={value}>
        {isNamed && !dense ? spanName(unit, value) : kinds.date.show(value, field, names)}
        {unit === 'week' && !dense && <span className="unit">{shortDays(value, endOf(unit, value))}</span>}
      </time>
    );
  },
};

const Day = ({ value, dense }: CellProps<'date'>) => (
  <time className="cell-date number" dateTime={value} data-dense={dense || undefined}>
    <FromYear text={value} />
  </time>
);

/** Days of a span that is known already: `11-16 – 11-22`. */
const shortDays = (from: string, to: string) => `${from.slice(5)} – ${to.slice(5)}`;
