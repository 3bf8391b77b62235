import type { StockPoint } from '@hanjan/charts/stock/input.ts';
import { StockChart } from '@hanjan/charts/stock/View.tsx';
import { useRef } from 'react';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import { grouped } from '../../../base/texts/numbers.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { dayOfDate } from '../lot_text.ts';
import { useStockGauge } from '../masses.ts';

interface Props {
  readonly label: string;
  readonly points: readonly StockPoint[];
  readonly perDay?: number | null;
}

const WIDEST = 1100;
const number = (value: number) => grouped(String(value));

/** What there was day by day, in the unit of the person. */
export function StockPlot({ label, points, perDay }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const gauge = useStockGauge();
  return (
    <div ref={frame} className="stock-plot">
      {width > 0 && (
        <StockChart
          points={points}
          today={dayOfDate(today())}
          perDay={perDay}
          inUnit={gauge.shown}
          width={Math.min(width, WIDEST)}
          words={{
            label,
            help: t('stock_chart_help'),
            unit: gauge.unit ?? '',
            expected: t('stock_expected'),
            number,
          }}
        />
      )}
    </div>
  );
}
