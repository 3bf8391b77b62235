import type { Names, Row } from '@hanjan/core';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { FaultLine } from '../../parts/input/FaultLine.tsx';
import { Popup, type PopupItem } from '../../parts/Popup.tsx';
import { DragRow } from '../../parts/rows/DragRow.tsx';
import { labelWith } from '../field/field_label.ts';
import { faultText } from '../form/faults.ts';
import type { RowsEdit } from './edit.ts';
import { type Here, RowHere } from './here.ts';
import { ItemCell } from './ItemCell.tsx';
import type { ItemColumn } from './items.ts';
import type { RowList } from './list.ts';

/** A column, and the items of the same row that narrow what it chooses from. */
export interface LineColumn extends ItemColumn {
  readonly narrowedBy: Readonly<Record<string, string>>;
}

interface Props {
  readonly id: string;
  /** Id of the whole list. */
  readonly boxId: string;
  readonly list: RowList;
  readonly edit: RowsEdit;
  readonly columns: readonly LineColumn[];
  readonly names: Names;
}

/** One row to write: its handle, its items, its menu, and what is wrong with it. Drawn again when itself changes. */
export const RowLine = memo(function RowLine({ id, boxId, list, edit, columns, names }: Props) {
  const { place, row, faults } = useSyncExternalStore(list.subscribe, () => list.line(id));
  const count = useSyncExternalStore(list.subscribe, () => list.ids().length);
  const here = useMemo(
    (): Here => ({
      subscribe: list.subscribe,
      row: () => list.line(id).row,
      rows: list.rows,
      give: (values) => edit.give(id, values),
    }),
    [list, edit, id],
  );
  const nth = place + 1;
  const faultId = (name: string) => `${itemId(boxId, id, name)}-fault`;
  const items: PopupItem[] = [
    ...(place > 0 ? [{ key: 'up', label: t('rows_up'), run: () => edit.move(id, place - 1) }] : []),
    ...(nth < count ? [{ key: 'down', label: t('rows_down'), run: () => edit.move(id, place + 1) }] : []),
    { key: 'remove', label: t('rows_remove'), run: () => edit.remove(id) },
  ];
  return (
    <DragRow id={id} nth={nth}>
      <fieldset className="sublist-cells" aria-label={t('rows_nth', { row: nth })}>
        <RowHere value={here}>
          {columns.map((column) => (
            <ItemCell
              key={column.name}
              {...{ column, names, edit }}
              row={id}
              id={itemId(boxId, id, column.name)}
              value={row[column.name] ?? null}
              related={relatedOf(column, row)}
              faultId={faults.some(({ name }) => name === column.name) ? faultId(column.name) : undefined}
            />
          ))}
        </RowHere>
      </fieldset>
      <Popup label={t('rows_menu', { row: nth })} button={<Icon name="more" size={16} />} items={items} />
      {faults.length > 0 && (
        <div className="sublist-faults">
          {columns.flatMap(({ name, field }) => {
            const fault = faults.find((one) => one.name === name);
            return fault
              ? [
                  <FaultLine key={name} id={faultId(name)}>
                    {labelWith(name, field)}: {faultText(fault, field)}
                  </FaultLine>,
                ]
              : [];
          })}
        </div>
      )}
    </DragRow>
  );
});

/** Id of the control of an item. */
export const itemId = (boxId: string, row: string, name: string): string => `${boxId}-${row}-${name}`;

const relatedOf = ({ narrowedBy }: LineColumn, row: Row): Row =>
  Object.fromEntries(Object.entries(narrowedBy).map(([origin, item]) => [origin, row[item] ?? null]));
