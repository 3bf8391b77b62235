import { gaugeOf } from '@hanjan/core';
import { grouped } from '../../base/texts/numbers.ts';
import { Measure } from '../../parts/cell/cells.tsx';
import { NumberBox } from '../../parts/field/NumberBox.tsx';
import type { CellProps, InputProps } from './view.ts';

export type NumberKind = 'count' | 'scaled';

/** A number to type, in the unit that its reader prefers. */
export const NumberInput = (props: InputProps<NumberKind>) => <NumberBox {...props} />;

/** A number to read. */
export function NumberCell({ value, field, names }: CellProps<NumberKind>) {
  const { text, unit } = gaugeOf(field, names.units);
  return <Measure prefix={field.prefix} text={grouped(text(value))} unit={unit} />;
}

/** How numbers of every kind are typed and shown. */
export const numberView = { Input: NumberInput, Cell: NumberCell };
