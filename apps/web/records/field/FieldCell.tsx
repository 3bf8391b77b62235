import { type Field, kindOf, type Names } from '@hanjan/core';
import { None } from '../../parts/cell/cells.tsx';
import { cellOf } from './views.ts';

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly names: Names;
  /** In a row of a list: short, on one line. */
  readonly dense?: boolean;
}

/** The value of any field for a reader; a dash when there is none. */
export function FieldCell({ name, field, value, names, dense = false }: Props) {
  const given = kindOf(field).clean(value, field);
  if (given === null) return <None />;
  const { Cell } = cellOf(field);
  return <Cell name={name} field={field} value={given as never} names={names} dense={dense} />;
}
