import { leavesBy, reasonsOf, type StockKind } from '@hanjan/model/stock/stock.ts';
import { useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { screenNamed } from '../../../records/catalogue.ts';
import { useMoves } from '../calls.ts';
import { LotDelivered } from '../delivered/LotDelivered.tsx';
import { STOCKS } from '../kinds.ts';
import { dayOf } from '../lot_text.ts';
import { MoveKeys } from '../MoveKeys.tsx';
import { MoveList } from '../MoveList.tsx';
import { TraceLink } from '../trace/TraceLink.tsx';
import { Arrivals } from './Arrivals.tsx';
import { LotLeft } from './LotLeft.tsx';
import { Mass } from './LotTable.tsx';
import { StockPlot } from './StockPlot.tsx';
import '../lot_stock.css';

interface Props {
  readonly kind: StockKind;
  readonly lot: number;
  readonly name: string;
  readonly balance: number;
  readonly perDay?: number | null;
  /** It stands among other things: how much there is is said, and only the newest changes are. */
  readonly isPart?: boolean;
}

/** One lot: what can be booked on it, what it had over time, and every change of it. */
export default function LotStock({ kind, lot, name, balance, perDay = null, isPart = false }: Props) {
  const [count, setCount] = useState(1);
  const found = useMoves(kind, lot, count);
  const arrivals = screenNamed(STOCKS[kind].arrivals);
  const hasArrivals = (found.arrived?.count ?? 0) > 0;
  const points = found.series.map(({ at, mass }) => ({ day: dayOf(at), mass }));
  const there = found.moves[0]?.move_balance ?? balance;
  return (
    <div className="lot-stock">
      {isPart && (
        <p className="lot-now">
          <Mass held={there} />
        </p>
      )}
      <div className="lot-keys">
        {found.mayBook && <MoveKeys {...{ kind, lot, name, hasArrivals }} balance={there} />}
        <TraceLink {...{ kind, lot }} />
      </div>
      {points.length > 0 && <StockPlot label={t('stock_chart_of', { name })} points={points} perDay={perDay} />}
      {arrivals && <Arrivals screen={arrivals} lot={lot} balance={there} arrived={found.arrived} />}
      {reasonsOf(kind).some(leavesBy) && <LotLeft kind={kind} lot={lot} />}
      {STOCKS[kind].isDelivered && <LotDelivered lot={lot} />}
      <h3>{t('stock_history')}</h3>
      <MoveList kind={kind} found={found} isShort={isPart} more={() => setCount(count + 1)} />
    </div>
  );
}
