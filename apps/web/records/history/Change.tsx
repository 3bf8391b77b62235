import type { Field, Names } from '@hanjan/core';
import { type ReactNode, useMemo, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { ListChange } from '../../parts/difference/ListDifference.tsx';
import { TextChange, TextSide } from '../../parts/difference/TextDifference.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import { RowsChange } from '../rows/RowsChange.tsx';
import { compareValues } from './comparison.ts';
import { Empty } from './Empty.tsx';

interface Props {
  readonly name: string;
  readonly field: Field | undefined;
  readonly before: unknown;
  readonly after: unknown;
  readonly names: Names;
}

/** How a field went from one value to another: lists by what came and went, texts by their words, all else by both. */
export function Change({ name, field, before, after, names }: Props) {
  const [isWhole, setWhole] = useState(false);
  const compared = useMemo(() => field && compareValues(field, before, after, names), [field, before, after, names]);
  if (!field || !compared) return null;
  if (compared.as === 'lists') return <ListChange {...compared} />;
  if (compared.as === 'rows') return <RowsChange {...compared} names={names} />;
  if (compared.as === 'values') {
    const cell = (value: unknown) => <FieldCell {...{ name, field, value, names }} />;
    return (
      <FromTo before={before === null ? <Empty /> : cell(before)} after={after === null ? <Empty /> : cell(after)} />
    );
  }
  const stretches = isWhole ? compared.stretches : compared.short;
  const side = (value: unknown, of: 'before' | 'after') =>
    value === null ? <Empty /> : <TextSide stretches={stretches} side={of} isMarked={false} />;
  return (
    <>
      {compared.isAlike ? (
        <TextChange stretches={stretches} />
      ) : (
        <FromTo before={side(before, 'before')} after={side(after, 'after')} />
      )}
      {compared.short !== compared.stretches && (
        <button
          type="button"
          className="change-whole quiet-link"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'difference_short' : 'difference_whole')}
        </button>
      )}
    </>
  );
}

/** What was there, and what is there instead. */
const FromTo = ({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) => (
  <>
    <span className="spoken">{t('history_before')} </span>
    <span className="change-before">{before}</span>
    <span aria-hidden="true"> → </span>
    <span className="spoken"> {t('history_after')} </span>
    {after}
  </>
);
