import { calledOr } from '@hanjan/core';
import type { CafeTrace } from '@hanjan/model/cafe/trace.ts';
import { Link } from 'wouter';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { signed, useStockGauge } from '../masses.ts';
import { cupsColumn, useMassColumns } from './columns.ts';
import { LongTable } from './LongTable.tsx';
import { dayText } from './trace_text.ts';

const NOTES = '/cafe/cupnote/coffeebean';

/** The brews of a lot by day. */
export function CafeCups({ days }: Pick<CafeTrace, 'days'>) {
  const masses = useMassColumns(days, [{ key: 'mass', head: t('trace_given'), of: ({ mass }) => mass }]);
  if (days.length === 0) return null;
  const label = t('trace_cafe_cups');
  return (
    <section className="trace-part">
      <h2>{label}</h2>
      <LongTable
        label={label}
        columns={[{ key: 'day', head: t('trace_date'), cell: ({ day }) => day }, cupsColumn(days), ...masses]}
        rows={days}
        keyOf={({ day }) => day}
      />
    </section>
  );
}

/** Notes of the coffee on the days on which the lot was brewed. */
export function CafeNotes({ notes }: Pick<CafeTrace, 'notes'>) {
  if (notes.length === 0) return null;
  const label = t('trace_cafe_notes');
  return (
    <section className="trace-part">
      <h2>{label}</h2>
      <LongTable
        label={label}
        columns={[
          {
            key: 'name',
            head: t('trace_cafe_note'),
            cell: (note) => (
              <Link className="trace-lot" href={`${NOTES}/${note.cupnote_seq}`}>
                {calledOr(note, note.cupnote_seq, currentLocale())}
              </Link>
            ),
          },
          { key: 'day', head: t('trace_date'), cell: ({ cupnote_date }) => cupnote_date },
          {
            key: 'satis',
            head: t('cupnote_satis'),
            cell: ({ cupnote_satis }) => cupnote_satis ?? '–',
            isNumber: true,
          },
        ]}
        rows={notes}
        keyOf={({ cupnote_seq }) => String(cupnote_seq)}
      />
    </section>
  );
}

/** What was thrown away of a lot, and what counts and shortages changed. */
export function CafeMoves({ moves }: Pick<CafeTrace, 'moves'>) {
  const gauge = useStockGauge();
  if (moves.length === 0) return null;
  const label = t('trace_cafe_moves');
  return (
    <section className="trace-part">
      <h2>{label}</h2>
      <LongTable
        label={label}
        columns={[
          { key: 'reason', head: t('trace_cafe_reason'), cell: ({ reason }) => t(`stock_reason_${reason}`) },
          { key: 'day', head: t('trace_date'), cell: ({ rgst_at }) => dayText(rgst_at) },
          { key: 'mass', head: t('trace_mass'), cell: ({ mass }) => signed(gauge, mass), isNumber: true },
          { key: 'memo', head: t('trace_cafe_memo'), cell: ({ memo }) => memo },
        ]}
        rows={moves}
        keyOf={({ rgst_at }, nth) => `${nth} ${rgst_at}`}
      />
    </section>
  );
}
