import { nameInLocale } from '@hanjan/core';
import type { LedgerKind, LedgerMove } from '@hanjan/model/stock/ledger.ts';
import { Link } from 'wouter';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { STOCKS, stockOf } from '../kinds.ts';
import { leftText, useBagGauge } from '../leaving.ts';
import { useStockGauge } from '../masses.ts';
import { columnText } from './ledger_text.ts';
import { useLedgerMoves } from './useLedger.ts';

interface Props {
  readonly kind: LedgerKind;
  readonly lot: number;
  readonly month: string;
}

/** One lot day by day: what came or went, for what, and what was there then. */
export function LedgerDays({ kind, lot, month }: Props) {
  const { data, error, refetch } = useLedgerMoves(kind, lot, month);
  const gauge = useStockGauge();
  if (error && !data) return <Failed text={error.answer.description} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  const { opening, moves } = data;
  const massText = columnText(gauge, [opening, ...moves.flatMap(({ mass, balance }) => [mass, balance])]);
  const mass = (head: 'ledger_in' | 'ledger_out' | 'ledger_balance', moved: number | null) => (
    <td data-shape="number" data-head={t(head)} data-unit={gauge.unit}>
      {moved !== null && massText(moved)}
    </td>
  );
  return (
    <table className="ledger-days">
      <thead>
        <tr>
          <th scope="col">{t('ledger_day')}</th>
          <th scope="col">{t('ledger_what')}</th>
          <th scope="col" data-shape="number">
            {t('ledger_in')}
          </th>
          <th scope="col" data-shape="number">
            {t('ledger_out')}
          </th>
          <th scope="col" data-shape="number">
            {t('ledger_balance')}
          </th>
          <th scope="col">{t('ledger_note')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td />
          <td>{t('ledger_opening')}</td>
          {mass('ledger_in', null)}
          {mass('ledger_out', null)}
          {mass('ledger_balance', opening)}
          <td>{moves.length === 0 && t('ledger_no_moves')}</td>
        </tr>
        {moves.map((move) => (
          <tr key={move.move_seq}>
            <td className="ledger-date number">{move.day}</td>
            <td>
              {t(`stock_reason_${move.reason}`)}
              <Cause {...{ kind, move }} />
            </td>
            {mass('ledger_in', move.mass > 0 ? move.mass : null)}
            {mass('ledger_out', move.mass < 0 ? -move.mass : null)}
            {mass('ledger_balance', move.balance)}
            <td>
              <Note move={move} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CauseProps extends Pick<Props, 'kind'> {
  readonly move: LedgerMove;
}

/** The record that moved it; a lot that moved itself says nothing by that. */
function Cause({ kind, move: { cause, arrival } }: CauseProps) {
  if (arrival)
    return (
      <>
        {' · '}
        <RecordLink screen={STOCKS[kind].arrivals ?? ''} id={arrival.id}>
          {arrival.id}
        </RecordLink>
      </>
    );
  const other = cause && stockOf(cause.entity);
  if (!other || other === kind) return null;
  return (
    <>
      {' · '}
      <Link className="quiet-link" href={`${STOCKS[other].records}/${cause.id}`}>
        {[nameInLocale(cause.name, cause.name_locale, currentLocale()), cause.id].filter(Boolean).join(' ')}
      </Link>
    </>
  );
}

/** From whom it came or whom it went to, in which bags, its own day where it was written down later, and what was written with it. */
function Note({ move }: { readonly move: LedgerMove }) {
  const { arrival, cause, day, memo } = move;
  const own = arrival?.date ?? cause?.roasted_on ?? day;
  return [arrival?.supplier, leftText(move, useBagGauge()), own !== day && `${t('ledger_record_day')} ${own}`, memo]
    .filter(Boolean)
    .join(' · ');
}
