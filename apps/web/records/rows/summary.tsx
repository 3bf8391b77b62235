import { isRequired, type Names, numberOrNull, type Row, totalOf } from '@hanjan/core';
import { useSyncExternalStore } from 'react';
import { currentLocale, t } from '../../base/texts/index.ts';
import { RequiredMark } from '../../parts/field/FieldFrame.tsx';
import { ShareBar } from '../../parts/rows/ShareBar.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import { labelWith } from '../field/field_label.ts';
import type { ItemColumn, RowsField } from './items.ts';
import type { RowList } from './list.ts';

/** The names of the columns above them. Each box has its own name for who hears the page. */
export const RowsHead = ({ columns }: { readonly columns: readonly ItemColumn[] }) => (
  <div className="sublist-head" aria-hidden="true">
    <span />
    <div className="sublist-cells">
      {columns.map(({ name, field, shape, isFixed }) => (
        <span key={name} data-shape={shape}>
          {labelWith(name, field)}
          {!isFixed && isRequired(field, currentLocale()) && <RequiredMark />}
        </span>
      ))}
    </div>
  </div>
);

interface Props {
  readonly list: RowList;
  readonly field: RowsField;
}

const useRows = (list: RowList): readonly Row[] => useSyncExternalStore(list.subscribe, list.rows);

/** The shares of the rows drawn side by side, as soon as two of them have one. */
export function RowsShares({ list, field, current }: Props & { readonly current: string | null }) {
  const rows = useRows(list);
  const [item] = Object.keys(field.shares ?? {});
  if (!item) return null;
  const sizes = rows.map((row) => numberOrNull(row[item]));
  const whole = sizes.reduce((sum: number, size) => sum + (size ?? 0), 0);
  if (sizes.filter(Boolean).length < 2) return null;
  const shares = list.ids().map((id, at) => ({ id, size: ((sizes[at] ?? 0) / whole) * 1000 }));
  return <ShareBar shares={shares} current={current} />;
}

interface SumsProps extends Props {
  readonly columns: readonly ItemColumn[];
  readonly names: Names;
}

/** The sums below the columns that have one. */
export function RowsSums({ list, field, columns, names }: SumsProps) {
  const rows = useRows(list);
  const { totals = [] } = field;
  if (totals.every((name) => totalOf(rows, name) === null)) return null;
  return (
    <div className="sublist-sums">
      <span>{t('rows_sum')}</span>
      <div className="sublist-cells">
        {columns.map(({ name, field: item, shape }) =>
          totals.includes(name) ? (
            <div key={name} className="sublist-cell" data-shape={shape}>
              <span className="sublist-label">{labelWith(name, item)}</span>
              <FieldCell name={name} field={item} value={totalOf(rows, name)} names={names} />
            </div>
          ) : (
            <span key={name} className="sublist-gap" />
          ),
        )}
      </div>
    </div>
  );
}
