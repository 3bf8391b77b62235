import { idOf, type Names, type Row, type Screen } from '@hanjan/core';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { labelOf } from '../../lookup/label.ts';
import { moveBetween } from '../../parts/arrow_keys.ts';
import { Figure } from '../../parts/cell/cells.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import { type Column, meanOf } from './columns.ts';
import type { ListAddress } from './useListState.ts';
import './rows.css';

/** What the rows of a table and of a phone are drawn from. */
export interface RowsProps {
  readonly screen: Screen;
  readonly rows: readonly Row[];
  readonly names: Names;
  readonly list: ListAddress;
  /** The key of the row that the person came back to. */
  readonly returned: string | null;
  readonly isBusy: boolean;
}

interface ValueProps extends Pick<RowsProps, 'screen' | 'names' | 'list'> {
  readonly column: Column;
  readonly row: Row;
}

/** A value of a row: the label as the link to its record, a mean as a figure, all else by its kind. */
export function RowValue({ screen, column, row, names, list }: ValueProps) {
  const { name, mean, isLabel } = column;
  const field = screen.entity.fields[name];
  if (mean) return <Figure text={meanOf(row, mean)} />;
  if (!field) return null;
  if (!isLabel) return <FieldCell dense name={name} field={field} value={row[name]} names={names} />;
  const label = 'to' in field ? names.ref(field.to, Number(row[name])) : labelOf(screen.entity, row, names.locale);
  return (
    <Link href={list.recordHref(keyOf(screen, row))} className="list-name" title={label}>
      {label}
    </Link>
  );
}

/** The id of the record behind a row, as it stands in its address. */
export const keyOf = (screen: Screen, row: Row): string => idOf(screen.entity, row);

/** Up and down go from row to row. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => moveBetween(event, '.list-name');
