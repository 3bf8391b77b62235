import { RoastChart } from '@hanjan/charts/roast/View.tsx';
import { logOfProfile } from '@hanjan/roastlog/curve/profile.ts';
import { figuresOf } from '@hanjan/roastlog/figures/figures.ts';
import { ROR_DEFAULT } from '@hanjan/roastlog/figures/ror.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { useMemo, useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { useSize } from '../../../parts/size/useSize.ts';
import { chartInput, chartWords, otherOf } from '../board/chart_input.ts';
import type { RoastWork } from '../work.ts';

/** Px below which a curve says nothing. */
const LEAST = 160;

interface Props {
  readonly work: RoastWork;
  readonly now: number;
  /** The log of the roast that this one is to be like. */
  readonly below: RoastLog | null;
}

/** The roast so far, and behind it the one that it is to be like. Straight lines have no rate of rise to draw. */
export default function LiveChart({ work, now, below }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(room);
  const { typed, readings, start, options: chosen, background } = work;
  const options = useMemo(() => ({ ...chosen, ...ROR_DEFAULT }), [chosen]);
  const input = useMemo(() => {
    // Before the charge nothing has its place on the axis yet.
    const log = start === null ? logOfProfile({}, []) : logOfProfile(typed, readings);
    const drawn = chartInput({ log, figures: figuresOf(log), ror: log.time.map(() => null), options }, typed);
    const others = below && background ? [otherOf(log, below, background.align, background.name)] : [];
    return { ...drawn, others, shown: { ...drawn.shown, ror: false } };
  }, [typed, readings, start, options, background, below]);
  return (
    <div ref={room} className="live-chart">
      {width > 0 && height >= LEAST && (
        <RoastChart
          {...input}
          now={start === null ? null : Math.max(0, (now - start) / 1000)}
          width={width}
          height={height}
          words={{ ...chartWords('', options), label: t('roast_live_curve') }}
        />
      )}
    </div>
  );
}
