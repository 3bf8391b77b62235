import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { screenNamed } from '../../../records/catalogue.ts';
import { useField } from '../../../records/form/hooks.ts';
import type { Form } from '../../../records/form/store.ts';
import { recordQuery, useRecord } from '../../../records/store/useRecord.ts';
import type { RoastWork } from '../work.ts';
import { logOfRecord, logOfTargets } from './below.ts';
import { isReference, referenceIn } from './reference.ts';

/** What a roast is to be like, to lie beneath it; nulls where its recipe says nothing of that. */
export interface Reference {
  readonly below: RoastLog | null;
  readonly background: RoastWork['background'];
}

const NONE: Reference = { below: null, background: null };

/** The reference roast of the recipe that a form is of; where it names none, or this one itself, its targets. */
export function useReference(form: Form): Reference {
  const recipes = screenNamed('roaster_roasting');
  const roasts = screenNamed('roaster_roasting_result');
  if (!recipes || !roasts) throw new Error('recipes and roasts are defined together');
  const key = useField(form, 'roasting_seq').value;
  const mayRead = useMay(recipes, 'read');
  const { data } = useQuery({
    ...recordQuery(recipes, Number(key)),
    enabled: mayRead && typeof key === 'number',
    refetchOnWindowFocus: false,
  });
  const recipe = typeof key === 'number' ? data : undefined;
  const id = recipe && !isReference(recipe, form.start()) ? referenceIn(recipe) : null;
  const { record } = useRecord(roasts, id ?? undefined);
  const isNamed = id !== null;
  const reference = useMemo(() => (isNamed && record ? drawable(logOfRecord(record)) : null), [isNamed, record]);
  const plan = useMemo(() => (recipe ? logOfTargets(recipe) : null), [recipe]);
  const below = reference ?? plan;
  const name = t(reference ? 'roast_below_reference' : 'roast_below_plan');
  return useMemo(
    () => (below ? { below, background: { id: 'reference', name, align: 'CHARGE' } } : NONE),
    [below, name],
  );
}

const drawable = (log: RoastLog): RoastLog | null => (log.time.length > 0 ? log : null);
