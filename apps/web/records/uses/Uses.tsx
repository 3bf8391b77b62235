import { isMergeable, type Screen } from '@hanjan/core';
import { lookups } from '@hanjan/model/lookups.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import type { Refused } from '../../base/api/call.ts';
import { useMay } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { readUses } from '../store/calls.ts';
import type { MergeProps } from './MergeDialog.tsx';
import { saidUses, type Use } from './uses.ts';
import './uses.css';

const usesQuery = (screen: Screen, key: number) =>
  queryOptions<readonly string[], Refused>({
    queryKey: ['uses', screen.name, key],
    queryFn: async ({ signal }) =>
      saidUses((await readUses<readonly Use[]>(screen, key, { signal })).result, screen.entity),
    retry: false,
  });

const MergeDialog = later<MergeProps & { onClose(): void }>(() => import('./MergeDialog.tsx'));

/** Where a record is used, a line for each kind of records; nothing where it is not known. */
export default function Uses(props: MergeProps) {
  const { screen, record } = props;
  const { entity } = screen;
  const { data } = useQuery(usesQuery(screen, Number(record[entity.key])));
  const heading = useId();
  const [isMerging, setMerging] = useState(false);
  const mayMerge = useMay(screen, 'remove') && isMergeable(entity) && entity.name in lookups;
  if (!data) return null;
  return (
    <section className="uses" aria-labelledby={heading}>
      <h2 id={heading}>{t('uses_title')}</h2>
      {data.length === 0 ? (
        <p>{t('uses_none')}</p>
      ) : (
        <ul>
          {data.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {mayMerge && (
        <Button variant="default" size="sm" onClick={() => setMerging(true)}>
          {t('merge_open')}
        </Button>
      )}
      {isMerging && (
        <Suspense>
          <MergeDialog {...props} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </section>
  );
}
