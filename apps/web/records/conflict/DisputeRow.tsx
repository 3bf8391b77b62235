import type { Field, Names } from '@hanjan/core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { ListSide } from '../../parts/difference/ListDifference.tsx';
import { TextSide } from '../../parts/difference/TextDifference.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import { labelWith } from '../field/field_label.ts';
import { type Comparison, compareValues } from '../history/comparison.ts';
import { Empty } from '../history/Empty.tsx';
import { RowsSide } from '../rows/RowsChange.tsx';
import type { Dispute } from './others.ts';

interface Props {
  readonly dispute: Dispute;
  readonly field: Field | undefined;
  readonly names: Names;
  readonly labels: Readonly<Record<'mine' | 'theirs', string>>;
  readonly isTheirs: boolean;
  /** There is no room for columns. */
  readonly isStacked: boolean;
  choose(isTheirs: boolean): void;
}

/** One field with both of its values; long ones below each other, with what differs between them. */
export function DisputeRow({ dispute, field, names, labels, isTheirs, isStacked, choose }: Props) {
  const { name, mine, theirs } = dispute;
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const compared = useMemo(() => field && compareValues(field, mine, theirs, names), [field, mine, theirs, names]);
  if (!field || !compared) return null;

  const cell = (value: unknown, side: 'before' | 'after'): ReactNode => {
    if (value === null) return <Empty />;
    if (compared.as === 'lists') return <ListSide {...compared} side={side} />;
    if (compared.as === 'rows') return <RowsSide {...compared} {...{ names, side }} />;
    if (compared.as === 'values') return <FieldCell {...{ name, field, value, names }} />;
    const stretches = isWhole ? compared.stretches : compared.short;
    return <TextSide {...{ stretches, side }} isMarked={compared.isAlike} />;
  };
  const option = (side: 'mine' | 'theirs') => (
    <label>
      <input
        type="radio"
        name={id}
        checked={isTheirs === (side === 'theirs')}
        onChange={() => choose(side === 'theirs')}
      />
      <span>
        <span className="conflict-side">{labels[side]} </span>
        <span className="conflict-value">{cell(dispute[side], side === 'mine' ? 'before' : 'after')}</span>
      </span>
    </label>
  );
  const isCut = compared.as === 'texts' && compared.short !== compared.stretches;
  return (
    <div className="conflict-row" data-stacked={isStacked || undefined} data-long={isLong(compared) || undefined}>
      <div className="conflict-choice" role="radiogroup" aria-labelledby={`${id}-name`}>
        <span id={`${id}-name`}>{labelWith(name, field)}</span>
        {option('mine')}
        {option('theirs')}
      </div>
      {isCut && (
        <button type="button" className="quiet-link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'difference_short' : 'difference_whole')}
        </button>
      )}
    </div>
  );
}

/** Letters of a text, and items of a list, that still fit into a column. */
const COLUMN = { letters: 24, items: 2 };

function isLong(compared: Comparison): boolean {
  if (compared.as === 'lists') return Math.max(compared.before.length, compared.after.length) > COLUMN.items;
  if (compared.as === 'rows') return true;
  if (compared.as === 'values') return false;
  const lengths = (['before', 'after'] as const).map((side) =>
    compared.stretches.reduce((sum, stretch) => sum + stretch[side].length, 0),
  );
  return Math.max(...lengths) > COLUMN.letters;
}
