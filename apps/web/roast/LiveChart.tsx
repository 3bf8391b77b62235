import type { RoastOther } from '@hanjan/charts/roast/input.ts';
import { RoastChart } from '@hanjan/charts/roast/View.tsx';
import { figuresOf } from '@hanjan/roastlog/figures/figures.ts';
import { logOfProfile } from '@hanjan/roastlog/profile.ts';
import { useMemo, useRef } from 'react';
import { t, textOf } from '../i18n/index.ts';
import { useSize } from './useSize.ts';
import type { RoastWork } from './work.ts';

interface Props {
  readonly work: RoastWork;
  readonly now: number;
  /** The roast that this one is to be like. */
  readonly others: readonly RoastOther[];
}

/** The roast so far, and behind it the one that it is to be like. */
export default function LiveChart({ work, now, others }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(room);
  const { typed, readings, start, options } = work;
  const drawn = useMemo(() => {
    const log = logOfProfile(start === null ? {} : typed, start === null ? [] : readings);
    const { marks, phases } = figuresOf(log);
    return {
      ...{ name: t('roast_live'), time: log.time, bean: log.bean, air: log.air },
      ror: log.time.map(() => null),
      marks: marks.map(({ mark, s, bean, isEstimated }) => ({
        ...{ key: mark, label: textOf(`roast_mark_${mark}`), s, bean, isEstimated },
      })),
      phases: phases.map((phase) => ({ ...phase, label: textOf(`roast_phase_${phase.key}`) })),
    };
  }, [typed, readings, start]);
  return (
    <div ref={room} className="live-chart">
      {width > 0 && height > 0 && (
        <RoastChart
          key="own"
          {...drawn}
          controls={[]}
          others={others}
          unit={options.unit}
          rorPer={options.per}
          shown={{ ror: false }}
          now={start === null ? null : Math.max(0, (now - start) / 1000)}
          width={width}
          height={height}
          words={{
            label: t('roast_live_curve'),
            bean: t('roast_points_bean'),
            air: t('roast_points_air'),
            ror: 'RoR',
            estimated: t('roast_points_estimated'),
            minutes: t('roast_live_minutes'),
            rate: '',
          }}
        />
      )}
    </div>
  );
}
