import { TRACE_KINDS, type Trace, type TraceKind, type TraceLot } from '@hanjan/model/roaster/trace/trace.ts';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { STOCKS } from '../kinds.ts';
import { type Column, useMassColumns } from './columns.ts';
import { LongTable } from './LongTable.tsx';
import { traceOf } from './trace_link.ts';
import { shareText, tracedName } from './trace_text.ts';
import { givenBy, partOf, stepOf } from './traced.ts';

/** The lots of a chain step by step: what the asked one is made of, then what was made of it. */
export function TraceLots({ trace }: { readonly trace: Trace }) {
  const given = useMemo(() => givenBy(trace), [trace]);
  const steps = useMemo(
    () =>
      [true, false].flatMap((isAbove) =>
        TRACE_KINDS.map((kind) => ({ kind, isAbove, lots: stepOf(trace, kind, isAbove) })),
      ),
    [trace],
  );
  return steps
    .filter(({ lots }) => lots.length > 0)
    .map(({ kind, isAbove, lots }) => <Step key={`${kind} ${isAbove}`} {...{ kind, isAbove, lots, given }} />);
}

interface StepProps {
  readonly kind: TraceKind;
  readonly isAbove: boolean;
  readonly lots: readonly TraceLot[];
  given(lot: TraceLot): number;
}

/** The lots of one kind, with sums of all of them. */
function Step({ kind, isAbove, lots, given }: StepProps) {
  const here = { key: 'here', head: t('trace_here'), of: ({ closing }: TraceLot) => closing };
  const above = [{ key: 'given', head: t('trace_given'), of: given }, here];
  const below = [
    { key: 'into', head: t('trace_into'), of: ({ whole }: TraceLot) => whole },
    { key: 'part', head: t('trace_of_it'), of: (lot: TraceLot) => partOf(lot, lot.whole) },
    { key: 'left', head: t('trace_left'), of: ({ left }: TraceLot) => left },
    here,
  ];
  const masses = useMassColumns(lots, isAbove ? above : below);
  const name = t(isAbove ? 'trace_above' : 'trace_below', { kind });
  const date: Column<TraceLot> = { key: 'date', head: t('trace_date'), cell: ({ roasted_on }) => roasted_on };
  const share: Column<TraceLot> = {
    key: 'share',
    head: t('trace_share'),
    cell: (lot) => shareText(lot.share ?? 0),
    isNumber: true,
  };
  const columns: Column<TraceLot>[] = [
    {
      key: 'name',
      head: t('trace_lot'),
      cell: (lot) => (
        <Link className="trace-lot" href={traceOf(lot)}>
          {tracedName(lot)}
        </Link>
      ),
    },
    {
      key: 'number',
      head: t('trace_number'),
      cell: ({ id }) => (
        <Link
          className="quiet-link number"
          href={`${STOCKS[kind].records}/${id}`}
          aria-label={`${t('trace_record')} ${id}`}
        >
          {id}
        </Link>
      ),
    },
    ...(kind === 'greenbean' ? [] : [date]),
    ...masses,
    ...(isAbove ? [] : [share]),
  ];
  return (
    <section className="trace-part">
      <h2>
        {name} <small className="number">{t(`trace_count_${kind}`, { count: lots.length })}</small>
      </h2>
      <LongTable label={name} columns={columns} rows={lots} keyOf={({ lot }) => String(lot)} />
    </section>
  );
}
