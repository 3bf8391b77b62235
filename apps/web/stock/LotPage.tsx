import { Link } from 'wouter';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTitle } from '../router/title.ts';
import { AnswerState, ErrorState, SkeletonRows } from '../shell/states.tsx';
import { type Lot, useOverview } from './calls.ts';
import { STOCKS, type StockKind } from './kinds.ts';
import LotStock from './LotStock.tsx';
import { batchText, lotName } from './lot_text.ts';
import { LotDays, StockFigures } from './StockFigures.tsx';
import './stock_overview.css';

interface Props {
  readonly kind: StockKind;
  readonly lot: number;
  readonly path: string;
}

/** One lot on the page of a stock: whatever is needed beside the scale. */
export function LotPage({ kind, lot: key, path }: Props) {
  const some = useOverview(kind, false);
  const known = lotIn(some.data?.lots, key);
  // One that is empty is told only where all are asked for.
  const isHere = known !== undefined || some.data === undefined;
  const every = useOverview(kind, !isHere);
  const lot = known ?? lotIn(every.data?.lots, key);
  const back = (
    <Link className="stock-back" href={path}>
      <Icon name="left" size={16} />
      {t('stock_all_lots')}
    </Link>
  );
  const error = some.error ?? every.error;
  if (!lot && error) return <AnswerState answer={error.answer} onRetry={() => every.refetch()} />;
  if (!lot && (some.isPending || every.isPending || every.isPlaceholderData)) return <SkeletonRows rows={8} />;
  return (
    <div className="stock-page">
      {back}
      {lot ? <Shown {...{ kind, lot }} /> : <ErrorState title={t('stock_gone')} text={t('stock_gone_text')} />}
    </div>
  );
}

const lotIn = (lots: readonly Lot[] | undefined, key: number) => lots?.find((one) => one.key === key);

function Shown({ kind, lot }: { readonly kind: StockKind; readonly lot: Lot }) {
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
      <StockFigures figures={{ total: lot.balance, reserved: lot.reserved, per_day: lot.per_day }}>
        <LotDays lot={lot} />
      </StockFigures>
      <LotStock kind={kind} lot={lot.key} name={name} balance={lot.balance} perDay={lot.per_day} />
    </>
  );
}
