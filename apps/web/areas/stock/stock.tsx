import type { Row } from '@hanjan/core';
import { Suspense } from 'react';
import { later } from '../../base/store/later.tsx';
import { currentLocale } from '../../base/texts/index.ts';
import { SkeletonRows } from '../../parts/states/states.tsx';
import type { GroupProps, GroupView } from '../../records/field/groups.ts';
import { Fields } from '../../records/ledger/FormGroups.tsx';
import { labelOf } from '../../records/lookup/label.ts';
import { stockOf } from './kinds.ts';

const LotStock = later(() => import('./inventory/LotStock.tsx'));

/** What there is of a lot: where it is read its line over time, its changes, and what may be booked on it. */
export const stockGroupView: GroupView = { Body: StockGroup, isRead: isGreen };

/** A lot of green beans is received where nothing of it is there yet, too; a roast has no stock before it is one. */
function isGreen(row: Row): boolean {
  return typeof row.greenbean_year_seq === 'number';
}

function StockGroup(props: GroupProps) {
  const { form, group, isReading } = props;
  const { entity } = form;
  const kind = stockOf(entity.name);
  const row = form.values();
  const [lot, balance] = [row[entity.key], row[group.fields[0] ?? '']];
  if (!isReading || !kind || typeof lot !== 'number') return <Fields {...props} />;
  const name = [labelOf(entity, row, currentLocale()), row.greenbean_year].filter(Boolean).join(' ');
  return (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      <LotStock {...{ kind, lot, name }} balance={Number(balance ?? 0)} isPart />
    </Suspense>
  );
}
