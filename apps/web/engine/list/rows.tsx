import { idOf, type Names, type Row, type Screen } from '@hanjan/core';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import { t } from '../../i18n/index.ts';
import { when } from '../../i18n/times.ts';
import { useRowEvents } from '../../list_tools/rows/useRowEvents.ts';
import type { Choosing } from '../../list_tools/select/useSelection.ts';
import { labelOf } from '../../lookup/label.ts';
import { Figure, None } from '../../parts/cell/cells.tsx';
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
  readonly choosing: Choosing;
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
  if (!field) return typeof row[name] === 'string' ? <Instant at={row[name]} /> : <None />;
  if (!isLabel) return <FieldCell dense name={name} field={field} value={row[name]} names={names} />;
  const label = nameOf(screen, row, names);
  return (
    <Link href={list.recordHref(keyOf(screen, row))} className="list-name" title={label}>
      {label}
    </Link>
  );
}

/** How people know a row: by its name, or by that of what it refers to. */
export function nameOf({ entity }: Screen, row: Row, names: Names): string {
  const { plain } = entity.label;
  const field = entity.fields[plain];
  return field && 'to' in field ? names.ref(field.to, Number(row[plain])) : labelOf(entity, row, names.locale);
}

/** The id of the record behind a row, as it stands in its address. */
export const keyOf = (screen: Screen, row: Row): string => idOf(screen.entity, row);

/** What the rows in a frame do with keys, pointers and the focus. */
export const useEvents = (frame: RefObject<HTMLElement | null>, { screen, rows, choosing }: RowsProps) =>
  useRowEvents(frame, choosing, (nth) => Number(rows[nth]?.[screen.entity.key]));

/** What an element needs to be the nth row. */
export function rowMarks({ screen, returned, choosing }: RowsProps, row: Row, nth: number) {
  const id = keyOf(screen, row);
  const isChosen = choosing.selecting?.has(Number(row[screen.entity.key]));
  return {
    'data-key': id,
    'data-row': nth,
    'data-returned': id === returned || undefined,
    'data-chosen': isChosen || undefined,
  };
}

/** Chooses a row, while rows are being chosen. */
export function RowPick({ screen, names, choosing: { selecting }, row }: RowsProps & { readonly row: Row }) {
  if (!selecting) return null;
  const key = Number(row[screen.entity.key]);
  return (
    <label className="pick list-pick">
      <input
        type="checkbox"
        aria-label={t('select_row', { name: nameOf(screen, row, names) })}
        checked={selecting.has(key)}
        onChange={({ nativeEvent }) => selecting.toggle(key, (nativeEvent as PointerEvent).shiftKey === true)}
      />
    </label>
  );
}

const Instant = ({ at }: { readonly at: string }) => (
  <time className="number" dateTime={at}>
    {when(at)}
  </time>
);
