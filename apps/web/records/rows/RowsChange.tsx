import type { Names, Row } from '@hanjan/core';
import { t } from '../../base/texts/index.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { labelWith } from '../field/field_label.ts';
import { compareRows, differingItems, type RowChange } from './compare.ts';
import { itemsOf, type RowsField } from './items.ts';
import '../../parts/difference/difference.css';
import '../../parts/rows/change.css';

interface Reading {
  readonly field: RowsField;
  readonly names: Names;
}

interface Props extends Reading {
  readonly before: readonly Row[];
  readonly after: readonly Row[];
}

/** How one list of rows became the other: rows that came, went or changed, and another order. */
export function RowsChange({ field, names, before, after }: Props) {
  const { changes, isMoved } = compareRows(field, before, after);
  return (
    <ul className="rows-change">
      {changes.map((change, nth) => (
        <li key={String(nth)}>
          <OneChange {...{ field, names, change }} />
        </li>
      ))}
      {isMoved && (
        <li>
          {t('difference_order')}{' '}
          {after.map((row, place) => (
            <span key={String(place)} className="rows-name">
              <RowName {...{ field, names, row }} />
            </span>
          ))}
        </li>
      )}
    </ul>
  );
}

function OneChange({ field, names, change }: Reading & { readonly change: RowChange }) {
  const { row } = change;
  if (change.is === 'changed') {
    return (
      <>
        <span className="rows-name">
          <RowName {...{ field, names, row }} />
        </span>
        {change.items.map((name) => (
          <span key={name} className="rows-item">
            <span className="rows-label">{labelWith(name, field.of[name])} </span>
            <span className="spoken">{t('history_before')} </span>
            <span className="rows-before">
              <Item {...{ field, names, name }} row={change.before} />
            </span>
            <span aria-hidden="true"> → </span>
            <span className="spoken"> {t('history_after')} </span>
            <Item {...{ field, names, name, row }} />
          </span>
        ))}
      </>
    );
  }
  const isAdded = change.is === 'added';
  const Mark = isAdded ? 'ins' : 'del';
  return (
    <>
      <span className="spoken">{t(isAdded ? 'difference_added' : 'difference_removed')} </span>
      <span aria-hidden="true">{isAdded ? '+ ' : '− '}</span>
      <Mark>
        <WholeRow {...{ field, names, row }} />
      </Mark>
    </>
  );
}

/** One of two lists of rows, a line each, with those marked that the other one has not. */
export function RowsSide({ field, names, before, after, side }: Props & { readonly side: 'before' | 'after' }) {
  const [shown, other] = side === 'before' ? [before, after] : [after, before];
  const isShared = (row: Row) => other.some((one) => differingItems(field, one, row).length === 0);
  return (
    <ol className="rows-side difference-text">
      {shown.map((row, place) => {
        const line = <WholeRow {...{ field, names, row }} />;
        return <li key={String(place)}>{isShared(row) ? line : <mark>{line}</mark>}</li>;
      })}
    </ol>
  );
}

/** What a row says, on one line. */
const WholeRow = ({ field, names, row }: Reading & { readonly row: Row }) =>
  itemsOf(field)
    .filter(({ name }) => (row[name] ?? null) !== null)
    .map(({ name }) => (
      <span key={name} className="rows-item">
        <Item {...{ field, names, name, row }} />
      </span>
    ));

/** What a row is known by: its first item. */
function RowName({ field, names, row }: Reading & { readonly row: Row }) {
  const [first] = itemsOf(field);
  return first && <Item {...{ field, names, row }} name={first.name} />;
}

function Item({ field, names, name, row }: Reading & { readonly name: string; readonly row: Row }) {
  const item = field.of[name];
  return item && <FieldCell name={name} field={item} value={row[name]} names={names} />;
}
