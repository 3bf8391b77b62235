import { ChainChart, type ChainLinkProps } from '@hanjan/charts/chain/View.tsx';
import type { Trace } from '@hanjan/model/roaster/trace/trace.ts';
import { useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { exact, useStockGauge } from '../masses.ts';
import { chainOf } from './chain.ts';
import { traceOf } from './trace_link.ts';
import { tracedName, wentName } from './trace_text.ts';

interface Props {
  readonly trace: Trace;
  /** What the picture says, in words. */
  readonly label: string;
}

const Way = (props: ChainLinkProps) => <Link {...props} />;

/** The chain of a lot as a picture; its figures stand in the tables below. */
export function TraceChain({ trace, label }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const gauge = useStockGauge();
  const chain = useMemo(
    () =>
      chainOf(trace, {
        lot: tracedName,
        customer: wentName,
        href: traceOf,
        stock: t('trace_here'),
        waste: t('ledger_waste'),
      }),
    [trace],
  );
  return (
    <section className="trace-part">
      <h2>{t('trace_picture')}</h2>
      <p className="trace-note">{t('trace_picture_text')}</p>
      <div ref={frame} className="trace-chain">
        {width > 0 && (
          <ChainChart
            {...chain}
            width={width}
            Link={Way}
            words={{ label, mass: (mass) => exact(gauge, mass), more: (count) => t('trace_more', { count }) }}
          />
        )}
      </div>
    </section>
  );
}
