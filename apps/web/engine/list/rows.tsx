import type { Names, Row, Screen } from '@hanjan/core';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { textOf } from '../../i18n/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import { type Column, meanOf } from './columns.ts';
import { rememberRow } from './returned.ts';
import type { ListAddress } from './useListState.ts';
import './rows.css';

/** What the rows of a table and of a phone are drawn from. */
export interface RowsProps {
  readonly screen: Screen;
  readonly rows: readonly Row[];
  readonly names: Names;
  readonly list: ListAddress;
  /** The key of the row that the person came back to. */
  readonly returned: number | null;
  readonly isBusy: boolean;
}

interface ValueProps extends Pick<RowsProps, 'screen' | 'names' | 'list'> {
  readonly column: Column;
  readonly row: Row;
}

/** A value of a row: the label as the link to its record, a mean as a figure, a flag as an icon, all else by its kind. */
export function RowValue({ screen, column, row, names, list }: ValueProps) {
  const { name, shape, mean, isLabel } = column;
  const field = screen.entity.fields[name];
  const key = keyOf(screen, row);
  if (mean) return <Figure text={meanOf(row, mean)} />;
  if (shape === 'flag') return row[name] ? <Flag text={textOf(name)} /> : null;
  if (!field) return null;
  const cell = <FieldCell dense name={name} field={field} value={row[name]} names={names} />;
  if (!isLabel) return cell;
  return (
    <Link href={list.recordHref(key)} className="list-name" title={String(row[name])} onClick={() => rememberRow(key)}>
      {cell}
    </Link>
  );
}

const Figure = ({ text }: { readonly text: string | null }) => (
  <span className={text === null ? 'cell-none' : 'list-figure'}>{text ?? '–'}</span>
);

const Flag = ({ text }: { readonly text: string }) => (
  <span className="list-flag" title={text}>
    <Icon name="flag" size={16} />
    <span className="spoken">{text}</span>
  </span>
);

/** The key of the record behind a row. */
export const keyOf = (screen: Screen, row: Row): number => Number(row[screen.entity.key]);

/** Up and down go from row to row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll('.list-name')];
  const now = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const next = step && now >= 0 ? links[now + step] : undefined;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
