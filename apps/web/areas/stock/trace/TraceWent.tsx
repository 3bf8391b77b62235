import { TRACE_PATH, type TraceOf } from '@hanjan/model/roaster/trace/trace.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Receipt } from '../delivered/DeliveredLine.tsx';
import { bagText, useBagGauge } from '../leaving.ts';
import { SheetKeys } from '../ledger/SheetKeys.tsx';
import { type Column, useMassColumns } from './columns.ts';
import { LongTable } from './LongTable.tsx';
import { dayText, wentName } from './trace_text.ts';
import type { Went } from './traced.ts';

interface Props {
  readonly went: readonly Went[];
  readonly of: TraceOf;
}

/** Whom a lot went to, a line for each customer, and the list for calling it back. */
export function TraceWent({ went, of }: Props) {
  const columns = useWentColumns(went);
  return (
    <section className="trace-part">
      <h2>{t('trace_went')}</h2>
      {went.length === 0 ? (
        <p className="trace-note">{t('trace_went_none')}</p>
      ) : (
        <LongTable label={t('trace_went')} columns={columns} rows={went} keyOf={({ id }) => id} />
      )}
      <div className="trace-keys">
        <SheetKeys path={TRACE_PATH} asked={of} called={(format) => t('trace_recall_sheet', { format })} />
        <Button variant="default" size="sm" onClick={() => print()}>
          {t('trace_recall_print')}
        </Button>
      </div>
    </section>
  );
}

/** What a table of customers says, on the page and on paper. */
export function useWentColumns(went: readonly Went[]): Column<Went>[] {
  const bagGauge = useBagGauge();
  const masses = useMassColumns(went, [
    { key: 'mass', head: t('trace_mass'), of: ({ mass }) => mass },
    { key: 'part', head: t('trace_of_it'), of: ({ part }) => part },
  ]);
  const bagsText = ({ bags }: Went) =>
    bags.map(({ mass, count }) => t('stock_bags', { mass: bagText(bagGauge, mass), count })).join(', ');
  return [
    { key: 'who', head: t('trace_customer'), cell: ({ customer }) => wentName(customer) },
    { key: 'bags', head: t('trace_bags'), cell: bagsText },
    ...masses,
    { key: 'came', head: t('delivered_came'), cell: ({ delivered }) => <Receipt all={delivered} />, isLong: true },
    { key: 'last', head: t('trace_last'), cell: ({ last }) => dayText(last) },
    { key: 'contact', head: t('trace_contact'), cell: ({ contact }) => contact, isLong: true },
  ];
}
