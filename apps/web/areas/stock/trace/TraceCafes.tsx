import type { Trace, TraceLot } from '@hanjan/model/roaster/trace/trace.ts';
import { useMemo } from 'react';
import { t } from '../../../base/texts/index.ts';
import { customerName } from '../leaving.ts';
import { cupsColumn, useMassColumns } from './columns.ts';
import { LongTable } from './LongTable.tsx';
import { daysText, tracedName } from './trace_text.ts';
import { lotKey } from './traced.ts';

/** What cafes made of the batches that they scanned; nothing where none did. */
export function TraceCafes({ trace }: { readonly trace: Trace }) {
  return trace.cafes.length > 0 && <CafeTable trace={trace} />;
}

function CafeTable({ trace: { cafes, lots } }: { readonly trace: Trace }) {
  const byKey = useMemo(() => new Map(lots.map((lot): [string, TraceLot] => [lotKey(lot), lot])), [lots]);
  const masses = useMassColumns(cafes, [
    { key: 'received', head: t('trace_received'), of: ({ received }) => received ?? 0 },
    { key: 'left', head: t('stock_balance'), of: ({ left }) => left ?? 0 },
  ]);
  return (
    <section className="trace-part">
      <h2>{t('trace_cafes')}</h2>
      <LongTable
        label={t('trace_cafes')}
        columns={[
          {
            key: 'cafe',
            head: t('trace_cafe'),
            cell: ({ cafe }) => (cafe ? customerName(cafe) : t('trace_cafe_unlinked')),
          },
          {
            key: 'lot',
            head: t('trace_lot'),
            cell: (one) => {
              const lot = byKey.get(lotKey(one));
              return lot ? `${tracedName(lot)} ${lot.id}` : '';
            },
          },
          { key: 'on', head: t('trace_received_on'), cell: ({ received_date }) => received_date },
          ...masses,
          cupsColumn(cafes),
          { key: 'days', head: t('trace_cups_days'), cell: daysText },
        ]}
        rows={cafes}
        keyOf={(_, nth) => String(nth)}
      />
    </section>
  );
}
