import { idOf, type Names, type Row, type Screen } from '@hanjan/core';
import type { RefObject } from 'react';
import { Figure } from '../../parts/cell/cells.tsx';
import { FieldCell } from '../../records/field/FieldCell.tsx';
import { meanOf } from '../../records/field/mean.ts';
import { labelOf } from '../../records/lookup/label.ts';
import { type Column, fieldOf } from '../state/columns.ts';
import type { ListAddress } from '../state/useListState.ts';
import type { Choosing } from './useSelection.ts';
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
  /** The page of the list that the first row is on. */
  readonly first: number;
  readonly choosing: Choosing;
  /** What stands around the rows, as wide as they are. */
  readonly around: RefObject<HTMLElement | null>;
}

interface ValueProps extends Pick<RowsProps, 'screen' | 'names' | 'list'> {
  readonly column: Column;
  readonly row: Row;
  /** The page of the list that it is on. */
  readonly page: number;
}

/** A value of a row: the label as the link to its record, which the rows around it follow, a mean as a figure, all else by its kind. */
export function RowValue({ screen, column, row, names, list, page }: ValueProps) {
  const { name, mean, isLabel } = column;
  if (mean) return <Figure text={meanOf(row, mean)} />;
  if (!isLabel) return <FieldCell dense name={name} field={fieldOf(screen, name)} value={row[name]} names={names} />;
  const label = nameOf(screen, row, names);
  return (
    <a href={list.recordLink(keyOf(screen, row), page)} className="list-name" title={label}>
      {label}
    </a>
  );
}

/** The page of the list that the nth row is on. */
export const pageOf = ({ first, list }: Pick<RowsProps, 'first' | 'list'>, nth: number): number =>
  first + Math.floor(nth / list.state.list_count);

/** How people know a row: by its name, by that of what it refers to, or by its day and the like. */
export function nameOf({ entity }: Screen, row: Row, names: Names): string {
  const { plain } = entity.label;
  const field = entity.fields[plain];
  return field && 'to' in field && row[plain] !== null
    ? names.ref(field.to, Number(row[plain]))
    : labelOf(entity, row, names.locale, names.code);
}

/** The id of the record behind a row, as it stands in its address. */
export const keyOf = (screen: Screen, row: Row): string => idOf(screen.entity, row);
