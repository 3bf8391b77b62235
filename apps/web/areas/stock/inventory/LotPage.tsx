import { USED_DAYS } from '@hanjan/core';
import type { StockKind, StockLot, StockMove } from '@hanjan/model/stock/stock.ts';
import { Link } from 'wouter';
import { useTitle } from '../../../base/router/title.ts';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { useMoves, useOverview } from '../calls.ts';
import { STOCKS } from '../kinds.ts';
import { batchText, lotName } from '../lot_text.ts';
import LotStock from './LotStock.tsx';
import { LotFigures } from './StockFigures.tsx';
import '../stock_overview.css';

interface Props {
  readonly kind: StockKind;
  readonly lot: number;
  readonly path: string;
}

/** One lot on the page of a stock: whatever is needed beside the scale. */
export default function LotPage({ kind, lot: key, path }: Props) {
  const some = useOverview(kind, false);
  const isSome = lotIn(some.data?.lots, key) !== undefined;
  // One that is empty is shown where all are asked for, an old one by its moves alone.
  const every = useOverview(kind, !isSome && some.data !== undefined);
  const { moves, isPending, failure, retry } = useMoves(kind, key, 1);
  const told = lotIn(every.data?.lots, key);
  const lot = told ?? (moves[0] && lotOf(moves[0]));
  if (!lot && (isPending || every.isPending || every.isPlaceholderData)) return <SkeletonRows rows={8} />;
  if (!lot && failure && failure.status !== '404') return <AnswerState answer={failure} onRetry={retry} />;
  return (
    <div className="stock-page">
      <Link className="stock-back" href={path}>
        <Icon name="left" size={16} />
        {t('stock_all_lots', { kind })}
      </Link>
      {lot ? (
        <Shown {...{ kind, lot }} />
      ) : (
        <Empty title={t('stock_gone', { kind })} text={t('stock_gone_text', { kind })} />
      )}
    </div>
  );
}

const lotIn = (lots: readonly StockLot[] | undefined, key: number) => lots?.find((one) => one.key === key);

/** A lot as its newest move tells of it. */
const lotOf = ({ lot, name, name_locale, year, move_balance, rgst_at }: StockMove): StockLot => ({
  ...{ key: lot, id: String(lot), name, name_locale, year, roasted_on: null, batch: null, mark: null },
  ...{
    balance: move_balance,
    reserved: 0,
    per_day: 0,
    days_left: null,
    data_days: USED_DAYS,
    evenness: null,
    moved_at: rgst_at,
  },
});

function Shown({ kind, lot }: { readonly kind: StockKind; readonly lot: StockLot }) {
  const name = lotName(lot, lot.id);
  const { records, record } = STOCKS[kind];
  const batch = batchText(lot);
  useTitle(name);
  return (
    <>
      <header className="stock-head">
        <h1>{name}</h1>
        {batch && <span className="number">{batch}</span>}
        <Link className="quiet-link stock-to-record" href={`${records}/${lot.id}`}>
          {t(record)}
        </Link>
      </header>
      <LotFigures {...{ kind, lot }} />
      <LotStock kind={kind} lot={lot.key} name={name} balance={lot.balance} perDay={lot.per_day} />
    </>
  );
}
