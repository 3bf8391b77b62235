import { nameInLocale } from '@hanjan/core';
import type { LedgerMove } from '@hanjan/model/roaster/ledger/ledger.ts';
import type { StockKind } from '@hanjan/model/roaster/stock.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { STOCKS } from '../kinds.ts';
import { leftText, useBagGauge } from '../leaving.ts';
import { useStockGauge } from '../masses.ts';
import { columnMass } from './ledger_text.ts';
import { useLedgerMoves } from './useLedger.ts';

interface Props {
  readonly kind: StockKind;
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
  const mass = (head: 'ledger_in' | 'ledger_out' | 'ledger_balance', held: number | null) => (
    <td data-shape="number" data-head={t(head)} data-unit={gauge.unit}>
      {held !== null && columnMass(gauge, held)}
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
            <td>{[t(`stock_reason_${move.reason}`), causeText(kind, move)].filter(Boolean).join(' · ')}</td>
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

/** The record that moved it; a lot that moved itself says nothing by that. */
function causeText(kind: StockKind, { cause }: LedgerMove): string {
  if (!cause || cause.entity === STOCKS[kind].entity) return '';
  return [nameInLocale(cause.name, cause.name_locale, currentLocale()), cause.id].filter(Boolean).join(' ');
}

/** Whom it went to, in which bags, and what was written down with it. */
function Note({ move }: { readonly move: LedgerMove }) {
  return [leftText(move, useBagGauge()), move.memo].filter(Boolean).join(' · ');
}
