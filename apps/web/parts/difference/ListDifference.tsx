import { t } from '../../base/texts/index.ts';
import { Rest } from '../cell/cells.tsx';
import { compareLists } from './lists.ts';
import './difference.css';

interface Props {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** So many of what both lists have are named where they differ otherwise. */
const FEW = 3;

/** One of two lists of names, with those that only this one has marked and first. */
export function ListSide({ before, after, side }: Props & { readonly side: 'before' | 'after' }) {
  const { removed, added, kept } = compareLists(before, after);
  const own = side === 'before' ? removed : added;
  const isAlike = kept.length > 0;
  const shown = removed.length + added.length > 0 ? kept.slice(0, FEW) : { before, after }[side];
  const names = [...own.map((name) => (isAlike ? <mark key={name}>{name}</mark> : name)), ...shown];
  return (
    <span className="difference-text">
      {names.flatMap((name, i) => (i === 0 ? [name] : [', ', name]))}
      {shown.length < kept.length && ' '}
      {shown.length < kept.length && <Rest count={kept.length - shown.length} />}
    </span>
  );
}

/** How one list of names became the other: what was put in and what was taken out, or another order. */
export function ListChange({ before, after }: Props) {
  const { removed, added } = compareLists(before, after);
  if (removed.length + added.length === 0) return `${t('difference_order')} ${after.join(', ')}`;
  return (
    <span className="difference-list">
      {added.length > 0 && (
        <span>
          <span className="spoken">{t('difference_added')} </span>
          <span aria-hidden="true">+ </span>
          <ins>{added.join(', ')}</ins>
        </span>
      )}
      {removed.length > 0 && (
        <span>
          <span className="spoken">{t('difference_removed')} </span>
          <span aria-hidden="true">− </span>
          <del>{removed.join(', ')}</del>
        </span>
      )}
    </span>
  );
}
