import { isRequired, isSame, kindOf, type Names, type Row } from '@hanjan/core';
import { memo, useRef, useState } from 'react';
import { currentLocale } from '../../base/texts/index.ts';
import { RequiredMark } from '../../parts/field/FieldFrame.tsx';
import { onceReleased } from '../../parts/released.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { labelWith } from '../field/field_label.ts';
import { inputOf } from '../field/views.ts';
import type { RowsEdit } from './edit.ts';
import { type ItemColumn, isUnread, typedValue } from './items.ts';

interface Props {
  readonly column: ItemColumn;
  /** Name of the row on the page, and id of the control. */
  readonly row: string;
  readonly id: string;
  readonly value: unknown;
  /** Id of what is said to be wrong with it. */
  readonly faultId: string | undefined;
  readonly names: Names;
  /** Values of the row's other items that narrow the choices, by what they choose from. */
  readonly related: Row;
  readonly edit: RowsEdit;
}

/** What was typed into an item, as long as that is what it holds. */
interface Typed {
  readonly text: string;
  readonly value: unknown;
}

/** One item of a row: its kind's own input, or its value when nobody types it. Drawn again when itself changes. */
export const ItemCell = memo(
  function ItemCell({ column, row, id, value, faultId, names, related, edit }: Props) {
    const { name, field, shape, isFixed, partOf, room } = column;
    const [typed, setTyped] = useState<Typed | null>(null);
    const narrowing = useRef(related);
    if (!isSame(narrowing.current, related)) narrowing.current = related;

    const label = labelWith(name, field);
    const frame = { className: 'sublist-cell', 'data-item': name, 'data-shape': shape, style: roomOf(room) };
    if (isFixed && !partOf) {
      return (
        <div {...frame}>
          <span className="sublist-label">{label}</span>
          <div className="sublist-fixed">
            <FieldCell name={name} field={field} value={value} names={names} />
          </div>
        </div>
      );
    }

    const { Input, named } = inputOf(field);
    const mustFill = isRequired(field, currentLocale());
    const text = typed && isSame(typed.value, value) ? typed.text : undefined;
    const unread = isUnread(field, value) ? value : undefined;
    const given = unread === undefined ? value : null;
    const hold = (next: unknown) => (partOf ? edit.share : edit.set)(row, name, next);
    const shown = given === null ? '' : kindOf(field).show(given, field, names);
    /** What was typed and is no choice, behind the names of those that were chosen besides. */
    const kept = (typed: string) => (Array.isArray(given) ? `${shown}, ${typed}` : typed);
    return (
      <div {...frame}>
        {!named && (
          <label className="sublist-label" htmlFor={id}>
            {label}
            {mustFill && <RequiredMark />}
          </label>
        )}
        {unread !== undefined && kindOf(field).json(field).type === 'boolean' && (
          <span className="sublist-unread">{unread}</span>
        )}
        <Input
          dense
          {...{ name, label, field, names }}
          related={narrowing.current}
          value={given as never}
          typed={text ?? unread}
          text={text ?? unread ?? shown}
          isFailing={faultId !== undefined}
          fault={null}
          control={{ id, 'aria-describedby': faultId, 'aria-required': mustFill || undefined }}
          set={(next) => {
            setTyped(null);
            hold(next);
          }}
          keep={(next) => hold(kept(next))}
          fill={(found) => edit.fill(row, found)}
          type={(next) => setTyped({ text: next, value: hold(typedValue(field, next, names)) })}
          leave={() => {
            setTyped(null);
            onceReleased(() => edit.leave(row, name));
          }}
        />
      </div>
    );
  },
  (before, after) =>
    isAlike(before, after) && isSame(before.value, after.value) && isSame(before.related, after.related),
);

const isAlike = ({ value: _, related: __, ...before }: Props, after: Props): boolean =>
  Object.entries(before).every(([name, value]) => after[name as keyof Props] === value);

const roomOf = (room: number) => ({ '--room': `${room}px` }) as React.CSSProperties;
