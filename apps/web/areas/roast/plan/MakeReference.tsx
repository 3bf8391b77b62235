import type { Row } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { findScreen } from '../../../records/catalogue.ts';
import type { StoredRecord } from '../../../records/store/useRecord.ts';
import { hasProfile } from '../record/roast_of_record.ts';
import { isReference, madeReference } from './reference.ts';
import { useRecipeChange } from './useRecipeChange.ts';
import './plan.css';

/** Makes a roast the one that others after its recipe are to be like, for whoever may change the recipe. */
export function MakeReference({ record }: { readonly record: Row }) {
  const screen = findScreen(({ name }) => name === 'roaster_roasting');
  const key = record.roasting_seq;
  const isOffered = screen && typeof key === 'number' && hasProfile(record);
  return isOffered ? <ReferenceKey {...{ screen, record, of: key }} /> : null;
}

interface Props {
  readonly screen: NonNullable<ReturnType<typeof findScreen>>;
  readonly record: Row;
  /** The key of the recipe. */
  readonly of: number;
}

function ReferenceKey({ screen, record, of }: Props) {
  const { recipe, isBusy, press } = useRecipeChange(screen, of, 'roast_reference_failed');
  if (!recipe) return null;
  if (isReference(recipe, record)) return <p className="roast-reference">{t('roast_reference_is')}</p>;
  const make = (now: StoredRecord) => {
    const values = madeReference(now, record);
    return { values, done: t('roast_reference_made', { count: Object.keys(values).length - 2 }) };
  };
  return (
    <p className="roast-reference">
      <Button variant="default" disabled={isBusy} onClick={() => press(make)}>
        {t('roast_reference_make')}
      </Button>
    </p>
  );
}
