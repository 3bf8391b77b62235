import { pick, type Row } from '@hanjan/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { tell } from '../../../parts/dialog/ask.ts';
import { findScreen } from '../../../records/catalogue.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { hasProfile } from '../record/roast_of_record.ts';
import { isReference, madeReference } from './reference.ts';
import { useChange } from './useChange.ts';
import './plan.css';

/** Makes a roast the one that others after its recipe are to be like, for whoever may change the recipe. */
export function MakeReference({ record }: { readonly record: Row }) {
  const screen = findScreen(({ name }) => name === 'roaster_roasting');
  const key = record.roasting_seq;
  const isOffered = screen && typeof key === 'number' && hasProfile(record);
  return isOffered ? <ReferenceKey {...{ screen, record, recipe: key }} /> : null;
}

interface Props {
  readonly screen: NonNullable<ReturnType<typeof findScreen>>;
  readonly record: Row;
  readonly recipe: number;
}

function ReferenceKey({ screen, record, recipe }: Props) {
  const mayEdit = useMay(screen, 'edit');
  const client = useQueryClient();
  const change = useChange(screen, 'roast_reference_failed');
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery({ ...recordQuery(screen, recipe), enabled: mayEdit });
  if (!mayEdit || !data?.can.edit) return null;
  if (isReference(data, record)) return <p className="roast-reference">{t('roast_reference_is')}</p>;
  const make = async (): Promise<void> => {
    const now = await client.fetchQuery({ ...recordQuery(screen, recipe), staleTime: 0 });
    const values = madeReference(now, record);
    const before = { ...pick(now, Object.keys(values)) };
    await change({
      ...{ known: { key: recipe, version: now.version }, values, before },
      done: t('roast_reference_made', { count: Object.keys(values).length - 2 }),
    });
  };
  const press = () => {
    setBusy(true);
    make()
      .catch(() => tell(t('roast_reference_failed'), t('roasting_recipe_missing')))
      .finally(() => setBusy(false));
  };
  return (
    <p className="roast-reference">
      <Button variant="default" disabled={isBusy} onClick={press}>
        {t('roast_reference_make')}
      </Button>
    </p>
  );
}
