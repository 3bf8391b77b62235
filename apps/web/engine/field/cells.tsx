import { type FieldOf, type KindName, kindOf, type Names } from '@hanjan/core';
import { t } from '../../i18n/index.ts';
import './cell.css';

/** A number with its unit a little smaller behind it. */
export function Measure({ text, unit }: { readonly text: string; readonly unit: string | undefined }) {
  return (
    <span className="number">
      {text}
      {unit && <span className="unit">{unit}</span>}
    </span>
  );
}

/** How many items of a list stand in a row of a list page. */
export const SHOWN_IN_ROW = 3;

/** Names one after the other; in a row of a list the first few and how many more. */
export function NameList({ items, dense }: { readonly items: readonly string[]; readonly dense: boolean | undefined }) {
  const shown = dense ? items.slice(0, SHOWN_IN_ROW) : items;
  return (
    <>
      {shown.join(', ')}
      <Rest count={items.length - shown.length} />
    </>
  );
}

/** How many more there are than are shown. */
export const Rest = ({ count }: { readonly count: number }) =>
  count > 0 ? <span className="cell-rest"> {t('and_more', { count })}</span> : null;

/** The items of a list field by name, each as its kind shows it. */
export const namesOf = <K extends KindName>(field: FieldOf<K>, items: readonly unknown[], names: Names): string[] =>
  items.map((item) => kindOf(field).show([item], field, names));

/** Nothing: an empty value. */
export const None = () => <span className="cell-none">–</span>;
