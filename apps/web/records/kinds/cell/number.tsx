import { gaugeOf } from '@hanjan/core';
import { grouped } from '../../../base/texts/numbers.ts';
import { Measure } from '../../../parts/cell/cells.tsx';
import type { CellProps, NumberKind } from '../../field/view.ts';

/** A number to read, in the unit that its reader prefers. */
export function NumberCell({ value, field, names }: CellProps<NumberKind>) {
  const { text, unit } = gaugeOf(field, names.units);
  return <Measure prefix={field.prefix} text={grouped(text(value))} unit={unit} />;
}
